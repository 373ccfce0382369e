import { type BlockOf, weekdays } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Section } from './Section.tsx'

const colours = { sonne: '', himmel: 'bg-himmel-tief', gras: 'bg-gras-tief' }

/** The week as a table: a row for each example, the hours in the coloured tiles. */
export function Week({ zeilen, ...section }: BlockOf<'woche'>) {
  const { shared } = useSite()
  return (
    <Section {...section}>
      <table className="week" aria-label={section.ueberschrift}>
        <thead>
          <tr>
            <td />
            {weekdays.map((day) => (
              <th scope="col" key={day}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map(({ titel, angabe, farbe, tage }) => (
            <tr key={titel}>
              <th scope="row">
                <b className="block font-serif text-label/tight">{titel}</b>{' '}
                <span className="small">{angabe}</span>
              </th>
              {weekdays.map((day) =>
                tage[day] ? (
                  <td key={day} className={`chosen-day ${colours[farbe]}`}>
                    <span>{tage[day]}</span>
                  </td>
                ) : (
                  <td key={day}>
                    <span className="sr-only">{shared.hinweise.frei}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
