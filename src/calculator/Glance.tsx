import type { Answer } from '../rechner/answer.ts'
import type { Words } from '../rechner/words.ts'
import { euros, rangeText } from './amount-texts.ts'

/** On phones the answer lies above what refines it: what remains goes along there, for the eye only. */
export const Glance = ({ answer, words }: { answer: Answer; words: Words }) => (
  <p
    className="sticky low:top-0 top-header z-raised mb-4 flex wide:hidden max-w-none justify-between rounded-b-card bg-himmel px-4 py-2"
    aria-hidden="true"
  >
    {words.zeile_bleibt}
    <b>{euros(rangeText(answer.remains, words, answer.result.gross))}</b>
  </p>
)
