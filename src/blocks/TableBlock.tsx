import type { BlockOf } from '../model/blocks'
import { WeekDays } from '../ui/WeekDays'
import { BarPlot } from './BarPlot'
import { DataTable } from './DataTable'
import { Section } from './Section'

/** More columns than this need the whole width; the drawing then stands above. */
const columnsBeside = 4

/** A table, and the same figures for the eye. */
export function TableBlock({
  tabelle,
  balken,
  legende,
  wochen,
  grund = 'weiss',
  ...section
}: BlockOf<'tabelle'>) {
  const beside = (balken ?? wochen) && tabelle.spalten.length <= columnsBeside
  const drawing = [beside ? 'drawn drawn-beside' : 'drawn', grund !== 'weiss' && 'panel-white']
  return (
    <Section {...section} grund={grund}>
      <div className={drawing.filter(Boolean).join(' ')}>
        {balken && <BarPlot balken={balken} legende={legende} />}
        {wochen && (
          <ul className="weeks">
            {wochen.map(({ titel, tage }) => (
              <li key={titel}>
                <WeekDays label={titel} on={tage} />
              </li>
            ))}
          </ul>
        )}
        <div>
          <DataTable {...tabelle} />
        </div>
      </div>
    </Section>
  )
}
