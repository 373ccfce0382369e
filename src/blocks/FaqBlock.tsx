import { Island } from '../islands/Island.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { questionId } from '../model/sections.ts'
import { Section } from './Section.tsx'

export function FaqBlock({ ueberschrift, fragen, grund, anker }: BlockOf<'faq'>) {
  const group = anker ?? 'fragen'
  const items = fragen.map((question) => ({ ...question, id: questionId(question.frage) }))
  return (
    // Never laid out late (`data-lazy`): the first tap on a question would take a frame longer.
    <Section grund={grund} anker={anker} className="[content-visibility:visible]!">
      <div className="grid grid-cols-[20rem_minmax(0,1fr)] items-start gap-gutter max-wide:grid-cols-1">
        {/* The column is narrow, and German words are long. */}
        <h2 className="text-h2-small">{ueberschrift}</h2>
        <div className="faq">
          <Island name="Faq" id={group} props={{ group, items }} />
        </div>
      </div>
    </Section>
  )
}
