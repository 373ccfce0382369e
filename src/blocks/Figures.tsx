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
      <dl className="grid grid-cols-1 wide:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] border-t-3">
        {zahlen.map(({ zahl, text }) => (
          <div
            className="border-tanne wide:not-first:border-l-2 wide:px-7 wide:pt-7 wide:first:pl-0 max-wide:not-first:border-t-2 max-wide:py-6"
            key={zahl}
          >
            <dt className="mb-3 whitespace-nowrap font-semibold font-serif text-[clamp(2.5rem,1.8rem+3vw,4rem)]/[1] [letter-spacing:-0.02em]">
              {zahl}
            </dt>
            <RichText as="dd" html={text} />
          </div>
        ))}
      </dl>
      {tabelle && (
        <div className="mt-[clamp(2.5rem,2rem+2vw,4rem)] rounded-card bg-weiss p-panel">
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
