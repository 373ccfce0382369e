import type { BlockOf } from '../model/blocks.ts'
import { answerOf } from '../rechner/answer.ts'
import { caseOf } from '../rechner/entries.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import { say } from '../rechner/words.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { ShareBar } from '../ui/ShareBar.tsx'
import { DataTable } from './DataTable.tsx'
import { Section } from './Section.tsx'

/** Cases worked out at build time by the calculator's own code: a bar for each, and one table. */
export function WorkedCases({ titel, faelle, hinweis, ...section }: BlockOf<'rechenfaelle'>) {
  const { words, values } = useSite().calculator
  const december = { year: values.year, month: 12 }
  const cases = faelle.map(({ angaben, ...each }) => {
    const understood = caseOf(angaben, december, values)
    if (!understood)
      throw new Error(`Im Fall „${each.titel}“ fehlen Geburtsmonat, Geburtsjahr oder Lohn.`)
    return { ...each, answer: answerOf(understood, values) }
  })
  const euro = (amount: number) => `${writeEuros(amount)}\u00a0€`
  return (
    <Section {...section}>
      <ul className="mb-10 grid wide:grid-cols-2 gap-gap">
        {cases.map(({ titel: title, text, answer: { result, tax, remains } }) => (
          <li className="flex flex-col" key={title}>
            <h3>{title}</h3>
            <RichText className="my-2" html={text} />
            <div className="mt-auto">
              <ShareBar
                kept={remains.most}
                paid={result.contributionsSum}
                owed={tax.most}
                height={36}
              />
            </div>
          </li>
        ))}
      </ul>
      <DataTable
        titel={titel}
        spalten={[
          words.fall,
          words.fall_rente,
          words.zeile_lohn,
          words.teil_beitraege,
          words.teil_steuer,
          words.zeile_bleibt,
        ]}
        zeilen={cases.map(({ titel: title, answer: { person, result, tax, remains } }) => [
          title,
          euro(person.pension?.monthly ?? 0),
          euro(result.gross),
          euro(result.contributionsSum),
          euro(tax.most),
          euro(remains.most),
        ])}
        hinweis={hinweis}
      />
      <p className="small">{say(words.schaetzung, { jahr: `${values.year}` })}</p>
    </Section>
  )
}
