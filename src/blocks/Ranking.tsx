import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { WeekDays } from '../ui/WeekDays.tsx'
import { Section } from './Section.tsx'

/** Numbered entries, with what a week and a person behind them may look like. */
export function Ranking({ eintraege, ...section }: BlockOf<'rangliste'>) {
  const { shared } = useSite()
  return (
    <Section {...section}>
      <ol className="[counter-reset:numeral]">
        {eintraege.map(({ titel, text, tage, zitat }) => (
          <li
            className="numeral grid max-w-none grid-cols-[5rem_minmax(0,1.25fr)_minmax(0,1fr)] items-start gap-y-6 border-line border-t-2 py-8 first:border-ink first:border-t-3 max-broad:grid-cols-[3.25rem_minmax(0,1fr)] max-wide:grid-cols-[4rem_minmax(0,1fr)] wide:[&::before]:text-[3.5rem]"
            key={titel}
          >
            <div className="grid gap-3">
              <h3>{titel}</h3>
              <RichText html={text} />
              {tage && <WeekDays label={shared.hinweise.beispielwoche} on={tage} />}
            </div>
            {zitat && (
              <figure className="wide:ml-gutter grid gap-4 rounded-card bg-gras p-6 max-wide:col-span-full">
                <RichText
                  as="blockquote"
                  className="text-pretty font-semibold font-serif text-label/[1.5]"
                  html={zitat.text}
                />
                <figcaption className="leading-snug">
                  <b>{zitat.name}</b>{' '}
                  {zitat.beispiel === 'ja' && (
                    <span className="small block">{shared.hinweise.beispiel}</span>
                  )}
                </figcaption>
              </figure>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
