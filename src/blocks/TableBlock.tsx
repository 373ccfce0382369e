import type { BlockOf, TableData } from '../model/blocks.ts'
import { WeekDays } from '../ui/WeekDays.tsx'
import { BarPlot } from './BarPlot.tsx'
import { DataTable } from './DataTable.tsx'
import { Section } from './Section.tsx'

/** A row of more letters than this needs the whole width; the drawing then stands above. */
const lettersBeside = 64

/** Letters of the widest cell of each column together. */
const rowLength = ({ spalten, zeilen }: TableData) =>
  spalten
    .map((_, column) => Math.max(...zeilen.map((zeile) => zeile[column]?.length ?? 0)))
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
  const beside = (balken ?? wochen) && rowLength(tabelle) <= lettersBeside
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
