import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'
import { DataTable } from './DataTable.tsx'
import { Section } from './Section.tsx'

/** Large figures between rules, and a table where the reader wants to see the arithmetic. */
export function Figures({ zahlen, tabelle, knopf, ...section }: BlockOf<'zahlen'>) {
  return (
    <Section {...section}>
      <dl className="grid-fit-14 grid gap-x-gap">
        {zahlen.map(({ zahl, text }) => (
          <div className="break-inside-avoid border-t-3 py-6" key={zahl}>
            <dt className="mb-3 whitespace-nowrap font-semibold font-serif text-h1/[1]">{zahl}</dt>
            <RichText as="dd" html={text} />
          </div>
        ))}
      </dl>
      {tabelle && (
        <div className="mt-head rounded-card bg-weiss p-panel">
          <DataTable {...tabelle} />
        </div>
      )}
      {knopf && (
        <div className="acts mt-8">
          <ContentButton knopf={knopf} />
        </div>
      )}
    </Section>
  )
}
