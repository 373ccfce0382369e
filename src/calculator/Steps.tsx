import type { Words } from '../rechner/words.ts'
import type { Step } from './steps.ts'

/** How the answer came about. On phones the paragraph stands below its step. */
export function Steps({ steps, words }: { steps: Step[]; words: Words }) {
  return (
    <table className="w-full hyphens-auto [overflow-wrap:anywhere] [&_:is(td,th)]:py-2 [&_:is(td,th)]:not-last:pr-3 [&_:is(td,th)]:text-left max-mini:[&_:is(td,th)]:not-last:block print:[&_:is(td,th)]:py-0.5 [&_tr]:border-line [&_tr]:border-b-2">
      <caption className="sr-only">{words.rechenweg}</caption>
      <thead>
        <tr>
          <th scope="col">{words.schritt}</th>
          <th className="text-right!" scope="col">
            {words.ergebnis}
          </th>
          <th className="max-broad:sr-only" scope="col">
            {words.grundlage}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ text, amount, source }, index) => (
          // Two Minijobs are the same step twice.
          <tr key={index}>
            <th className="font-normal" scope="row">
              <span>{text}</span>
              <span className="small hidden max-broad:block">{source}</span>
            </th>
            <td className="whitespace-nowrap text-right! [font-variant-numeric:tabular-nums_lining-nums]">
              {amount}
            </td>
            <td className="small [overflow-wrap:normal] max-broad:hidden">{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
