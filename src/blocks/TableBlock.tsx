import type { BlockOf, TableData } from '../model/blocks.ts'
import { WeekDays } from '../ui/WeekDays.tsx'
import { BarPlot } from './BarPlot.tsx'
import { DataTable } from './DataTable.tsx'
import { Section } from './Section.tsx'

/** A table whose rows have more letters needs the whole width; the drawing then stands above it. */
const lettersBeside = 56

const weeks =
  '[&_.mini]:max-w-84 [&_small]:mb-2 [&_small]:text-body [&_small]:font-semibold [&_small]:text-ink'

/** Sum over the columns of the letters of the widest cell; of headings the longest word counts. */
const rowLength = ({ spalten, zeilen }: TableData) =>
  spalten
    .map((spalte, column) =>
      Math.max(
        ...spalte.split(/\s|(?<=-)/).map((word) => word.length),
        ...zeilen.map((zeile) => zeile[column]?.length ?? 0),
      ),
    )
    .reduce((sum, letters) => sum + letters, 0)

/** A table, and the same figures for the eye. */
export function TableBlock({
  tabelle,
  balken,
  legende,
  wochen,
  grund = 'weiss',
  ...section
}: BlockOf<'tabelle'>) {
  const beside = (balken ?? wochen) !== undefined && rowLength(tabelle) <= lettersBeside
  const drawing = ['grid grid-cols-1 items-start gap-x-gutter gap-y-8']
  if (beside) drawing.push('wide:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]')
  if (grund !== 'weiss') drawing.push('rounded-card bg-weiss p-panel print:p-0')
  return (
    <Section {...section} grund={grund}>
      <div className={drawing.join(' ')}>
        {balken && <BarPlot balken={balken} legende={legende} wide={!beside} />}
        {wochen && (
          <ul className={`grid gap-6 ${weeks} ${beside ? '' : 'wide:grid-fit-14'}`.trim()}>
            {wochen.map(({ titel, tage }) => (
              <li key={titel}>
                <WeekDays label={titel} on={tage} />
              </li>
            ))}
          </ul>
        )}
        <div className={beside ? 'wide:-order-1' : undefined}>
          <DataTable {...tabelle} />
        </div>
      </div>
    </Section>
  )
}
