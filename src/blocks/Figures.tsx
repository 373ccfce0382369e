import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'
import { DataTable } from './DataTable.tsx'
import { Section } from './Section.tsx'

/** Large figures between rules, and a table where the reader wants to see the arithmetic. */
export function Figures({
  zahlen,
  tabelle,
  knopf,
  grund = 'himmel',
  ...section
}: BlockOf<'zahlen'>) {
  return (
    <Section {...section} grund={grund}>
      <dl className="figures">
        {zahlen.map(({ zahl, text }) => (
          <div key={zahl}>
            <dt>{zahl}</dt>
            <RichText as="dd" html={text} />
          </div>
        ))}
      </dl>
      {tabelle && (
        <div className="panel-white">
          <DataTable {...tabelle} />
        </div>
      )}
      {knopf && (
        <div className="acts">
          <ContentButton knopf={knopf} />
        </div>
      )}
    </Section>
  )
}
