import { memo } from 'react'
import type { Answer } from '../rechner/answer.ts'
import type { Entries } from '../rechner/fields.ts'
import { writeCents, writeEuros } from '../rechner/german-numbers.ts'
import type { Values } from '../rechner/values.ts'
import type { Words } from '../rechner/words.ts'
import { ShareBar, Swatch } from '../ui/ShareBar.tsx'
import { euros, rangeText } from './amount-texts.ts'
import { isTaxed, notes } from './notes.ts'
import { contributionRows } from './sentences.ts'

type Props = {
  answer: Answer
  entries: Entries
  values: Values
  /** Whether the values are those of the current year. */
  isYear: boolean
  words: Words
}

/** Below the sentence: a picture, a table, and what belongs to them. */
export const AnswerView = memo(function AnswerView(props: Props) {
  const { answer, entries, values, isYear, words } = props
  const { result, remains, tax } = answer
  const parts = [
    ['fill-tanne', words.teil_bleibt, rangeText(remains, words, result.gross), true],
    [
      'fill-sonne',
      words.teil_beitraege,
      writeEuros(result.contributionsSum),
      result.contributionsSum > 0,
    ],
    ['fill-apricot', words.teil_steuer, rangeText(tax, words), isTaxed(answer)],
  ] as const
  return (
    <>
      <div>
        <ShareBar kept={remains.least} paid={result.contributionsSum} owed={tax.most} height={72} />
        <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-2">
          {parts.map(
            ([ground, label, amount, isShown]) =>
              isShown && (
                <li className="flex items-center" key={ground}>
                  <Swatch ground={ground} striped={ground === 'fill-apricot'} />
                  <span>
                    {label} <b>{euros(amount)}</b>
                  </span>
                </li>
              ),
          )}
        </ul>
      </div>
      {notes(answer, { words, values, entries, isYear }).map((note) => (
        <p className="border-sonne border-l-6 pl-4 print:max-w-none" key={note}>
          {note}
        </p>
      ))}
      <Month answer={answer} words={words} />
      <p className="small print:max-w-none">
        {words.schaetzung.replace('[jahr]', `${values.year}`)}
      </p>
    </>
  )
})

/** The month in a table, from gross to what remains. */
function Month({ answer, words }: { answer: Answer; words: Words }) {
  const { result, tax, remains, person } = answer
  const jobs = person.wages.filter((wage) => wage > 0).length
  const ofOne = jobs > 0 ? words.zeile_lohn : words.zeile_gewinn
  const isSum = jobs + Number(person.profit > 0) > 1
  const rows: [string, string][] = [
    [isSum ? words.zeile_zusammen : ofOne, writeCents(result.gross)],
    ...contributionRows(answer, words).map(([label, amount]): [string, string] => [
      label,
      `−\u00a0${writeCents(amount)}`,
    ]),
  ]
  if (tax.most > 0)
    rows.push([
      words.zeile_steuer,
      `−\u00a0${answer.isOpen ? rangeText(tax, words) : writeCents(tax.most)}`,
    ])
  rows.push([
    words.zeile_bleibt,
    answer.isOpen ? rangeText(remains, words, result.gross) : writeCents(remains.most),
  ])
  return (
    <table className="w-full [&_:is(td,th)]:py-2 print:[&_:is(td,th)]:py-0.5 [&_tr:last-child]:font-semibold [&_tr]:border-line [&_tr]:border-b-2 max-snug:[&_tr]:flex max-snug:[&_tr]:flex-wrap max-snug:[&_tr]:justify-between">
      <caption className="sr-only">{words.tabelle}</caption>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th className="hyphens-auto pr-4 text-left font-[inherit] max-snug:pr-1" scope="row">
              {label}
            </th>
            <td className="ml-auto text-right [font-variant-numeric:tabular-nums_lining-nums] [overflow-wrap:normal]">
              {euros(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
