import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { WeekDays } from '../ui/WeekDays.tsx'
import { Section } from './Section.tsx'

/** Numbered entries, with what a week and a person behind them may look like. */
export function Ranking({ eintraege, grund = 'weiss', ...section }: BlockOf<'rangliste'>) {
  const { shared } = useSite()
  return (
    <Section {...section} grund={grund}>
      <ol className="ranking">
        {eintraege.map(({ titel, text, tage, zitat }) => (
          <li key={titel}>
            <div>
              <h3>{titel}</h3>
              <RichText html={text} />
              {tage && <WeekDays label={shared.hinweise.beispielwoche} on={tage} />}
            </div>
            {zitat && (
              <figure className="quote">
                <RichText as="blockquote" html={zitat.text} />
                <figcaption>
                  <b>{zitat.name}</b>
                  {zitat.beispiel === 'ja' && (
                    <span className="small">{shared.hinweise.beispiel}</span>
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
