import { memo, useMemo } from 'react'
import type { Answer } from '../rechner/answer.ts'
import { curveOf, lastWage } from '../rechner/curve.ts'
import type { Understood } from '../rechner/entries.ts'
import type { Entries } from '../rechner/fields.ts'
import type { Values } from '../rechner/values.ts'
import type { Words } from '../rechner/words.ts'
import { Curve } from './Curve.tsx'
import { Fold } from './Fold.tsx'
import { Share } from './Share.tsx'
import { Steps } from './Steps.tsx'
import { stepsOf } from './steps.ts'

type Props = {
  understood: Understood
  entries: Entries
  answer: Answer
  values: Values
  words: Words
}

/** Below the answer: the buttons to share it, its steps, and the curve for other wages. */
export const More = memo(function More({ understood, entries, answer, values, words }: Props) {
  const points = useMemo(() => curveOf(understood, values), [understood, values])
  const { result, remains } = answer
  const own = result.gross <= lastWage ? { wage: result.gross, remains } : undefined
  return (
    <div className="col-span-full grid grid-cols-1 gap-6">
      <Share entries={entries} words={words} />
      <Fold title={words.rechenweg} isPrinted>
        {() => <Steps steps={stepsOf(answer, values, words)} words={words} />}
      </Fold>
      <Curve
        points={points}
        own={own}
        isAfter={answer.later === undefined}
        values={values}
        words={words}
      />
    </div>
  )
})
