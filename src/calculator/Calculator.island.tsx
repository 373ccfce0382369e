import { useDeferredValue, useMemo, useState } from 'react'
import { answerOf } from '../rechner/answer.ts'
import { caseOf, problemsIn } from '../rechner/entries.ts'
import { type Entries, type Field, first, necessary } from '../rechner/fields.ts'
import { type Values, valuesFor } from '../rechner/values.ts'
import type { Words } from '../rechner/words.ts'
import { AnswerView } from './AnswerView.tsx'
import { Birth } from './Birth.tsx'
import { Entered } from './Entered.tsx'
import { errorWords } from './error-words.ts'
import { Fold } from './Fold.tsx'
import { Glance } from './Glance.tsx'
import { Hours } from './Hours.tsx'
import { More } from './More.tsx'
import { Refinements } from './Refinements.tsx'
import { Spoken } from './Spoken.tsx'
import { missing, sentence } from './sentences.ts'
import { useEntries } from './use-entries.ts'
import { Wage } from './Wage.tsx'

export { rules, words } from 'virtual:later/Calculator'
export { mount } from '../islands/mount.ts'
export { fromDom } from './typed.ts'
export const needsReact = true

type Props = {
  /** Reads what was typed before the island woke. */
  typed: () => Entries
  words: Words
  /** Each year of which all values are known. */
  years: readonly Values[]
}

/**
 * The calculator. Before it wakes it is its three fields and an empty answer; the rest is rendered
 * when its code is there. There is no form that could send the fields.
 */
export function Calculator({ words, years, typed }: Props) {
  const { entries, today, set, isBrought } = useEntries(typed, years)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const leave = (field: Field) => setLeft((before) => new Set(before).add(field))

  const values = valuesFor(today?.year, years)
  const answered = useMemo(() => {
    const understood = today && values && caseOf(entries, today, values)
    return understood && { understood, values, entries, answer: answerOf(understood, values) }
  }, [entries, today, values])
  const answer = answered?.answer
  // The sentence is rendered first, `calm` and then `calmer` when a slow phone has time.
  const calm = useDeferredValue(answered)
  const calmer = useDeferredValue(calm)

  const all = problemsIn(entries, today?.year)
  // A field is not called wrong while it is still being typed in.
  const problems = Object.fromEntries(
    (Object.keys(all) as Field[])
      .filter((name) => isBrought(name) || left.has(name))
      .map((name) => [name, all[name]]),
  )
  const error = (field: Field) => errorWords(field, problems[field], words, today?.year)
  const form = { entries, error, set, leave, words }
  // Not for the month: only an address can bring a wrong one, and the list shows it as empty.
  const isWrong = necessary.some((name) => problems[name] && name !== 'monat')
  const isWrongWithin = Object.keys(problems).some((name) => !first.includes(name as Field))

  return (
    <div className="grid grid-cols-[minmax(0,26rem)_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-x-gutter gap-y-8 max-wide:grid-cols-1 print:grid-cols-[1fr_2fr]! print:gap-y-4">
      <div className="grid gap-7">
        <Birth {...form} />
        <Wage {...form} />
        <Entered entries={entries} problems={all} words={words} />
      </div>
      {/* The area within which the answer is sticky. */}
      <div className="row-span-2 self-stretch">
        <section className="wide:sticky top-24 grid min-h-96 grid-cols-1 not-has-data-answer:content-center content-start gap-5 rounded-card bg-himmel p-panel print:min-h-0 print:gap-1 print:p-0">
          {answer ? (
            <>
              <p className="max-w-none font-semibold font-serif text-h3" data-answer="">
                {sentence(answer, words)}
              </p>
              {calm && (
                <AnswerView {...calm} isYear={calm.values.year === today?.year} words={words} />
              )}
            </>
          ) : (
            <>
              <p className="lead in-[[data-late][data-island-status=waking]]:hidden in-data-[island-status=asleep]:hidden">
                {isWrong ? words.pruefen : missing(entries, all, words)}
              </p>
              <p
                className="lead in-[[data-late][data-island-status=waking]]:block in-data-[island-status=asleep]:block hidden"
                role="status"
              >
                {words.kam_nicht}
              </p>
            </>
          )}
        </section>
      </div>
      <div className="grid print:hidden">
        <Fold title={words.stunden_titel}>
          {() => (
            <Hours words={words} entered={entries.lohn} onWage={(text) => set('lohn', text)} />
          )}
        </Fold>
        <Fold title={words.genauer} mustOpen={isWrongWithin}>
          {() => (
            <>
              {answer && <Glance answer={answer} words={words} />}
              <Refinements {...form} />
            </>
          )}
        </Fold>
      </div>
      {answer && calmer && <More {...calmer} words={words} />}
      <Spoken text={answer ? sentence(answer, words) : isWrong ? words.pruefen : ''} />
    </div>
  )
}
