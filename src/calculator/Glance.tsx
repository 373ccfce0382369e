import type { Answer } from '../rechner/answer.ts'
import type { Words } from '../rechner/words.ts'
import { euros, rangeText } from './amount-texts.ts'

/** What remains, sticky above the refinements on phones, where the answer has scrolled away. Not read out. */
export const Glance = ({ answer, words }: { answer: Answer; words: Words }) => (
  <p
    className="sticky low:top-0 top-header z-raised mb-4 flex wide:hidden max-w-none justify-between rounded-b-card bg-himmel px-4 py-2"
    aria-hidden="true"
  >
    {words.zeile_bleibt}
    <b>{euros(rangeText(answer.remains, words, answer.result.gross))}</b>
  </p>
)
