import { completeYears, firstYear, openFigures } from '../../../src/model/calculator-values.ts'
import { type Finding, ofFile, type Placed, type Problem } from '../../../src/model/findings.ts'
import { anyMonth } from '../../../src/model/periods.ts'
import { factsFile } from '../../../src/model/read-facts.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { refusedEntry } from '../../../src/model/refused-entry.ts'
import { caseOf } from '../../../src/rechner/entries.ts'
import type { Entries } from '../../../src/rechner/fields.ts'
import { readMonth } from '../../../src/rechner/german-numbers.ts'
import { type Values, valuesFor } from '../../../src/rechner/values.ts'
import type { RightPage } from './right-pages.ts'

/** Cases that the calculator would refuse at build time, or whose text contradicts them. */
export function workedCases({ facts, today }: Pick<Reading, 'facts' | 'today'>) {
  const values = valuesFor(Number(today.slice(0, 4)), completeYears(facts))
  return ({ blocks }: RightPage): Placed[] =>
    blocks.flatMap((block, index) =>
      values && block.art === 'rechenfaelle'
        ? block.faelle.flatMap(({ text, angaben }, at) => {
            const path = ['bloecke', index, 'faelle', at, 'angaben']
            const problem = refusal(angaben, values) ?? otherBirth(text, angaben)
            return problem ? { path, ...problem } : []
          })
        : [],
    )
}

function refusal(entries: Entries, values: Values): Problem | undefined {
  const refused = refusedEntry(entries)
  if (!refused && caseOf(entries, { year: values.year, month: 12 }, values)) return undefined
  return {
    message: refused
      ? `Die Angabe „${refused.name}“ versteht der Rechner nicht.`
      : 'Dem Rechner fehlen Geburtsmonat, Geburtsjahr oder Lohn.',
    remedy: refused?.choices.length
      ? `Möglich ist dort: ${refused.choices.join(', ')}.`
      : "Schreiben Sie es zum Beispiel so: monat: '5', jahr: '1954', lohn: '1.204'.",
  }
}

/** „Geboren im Mai 1954“ in a case with another month. */
function otherBirth(text: string, { monat = '', jahr = '' }: Entries): Problem | undefined {
  const [said, month = '', year = ''] = born.exec(text) ?? []
  if (!said || `${readMonth(month)} ${year}` === `${readMonth(monat)} ${jahr}`) return undefined
  return {
    message: `Der Text sagt „${said}“, gerechnet wird mit Monat ${monat} und Jahr ${jahr}.`,
    remedy: `Schreiben Sie beides gleich: monat: '${readMonth(month)}', jahr: '${year}'.`,
  }
}

const born = new RegExp(`^Geboren (?:im|am \\d{1,2}\\.)[ \\u00a0](${anyMonth})[ \\u00a0](\\d{4})`)

/** No year has all values, so nothing can be computed. */
export const lostValues = ({ facts }: Pick<Reading, 'facts'>): Finding[] =>
  completeYears(facts).length > 0
    ? []
    : [
        ofFile(
          factsFile,
          'Von keinem Jahr stehen alle Werte fest, mit denen der Rechner rechnet.',
          `Für ${firstYear} fehlen: ${openFigures(facts, firstYear).join(', ')}.`,
        ),
      ]
