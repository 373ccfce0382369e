import { completeYears, firstYear, openFigures } from '../../../src/model/calculator-values.ts'
import type { Finding, Problem } from '../../../src/model/findings.ts'
import type { Page } from '../../../src/model/page.ts'
import { monthNames } from '../../../src/model/periods.ts'
import { factsFile } from '../../../src/model/read-facts.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { caseOf, problemsIn } from '../../../src/rechner/entries.ts'
import type { Entries } from '../../../src/rechner/fields.ts'
import { readMonth } from '../../../src/rechner/german-numbers.ts'
import { valuesFor } from '../../../src/rechner/values.ts'

/** What the calculator would refuse when the site is built. */
export function workedCases({
  documents,
  right,
  facts,
  today,
}: Pick<Reading, 'documents' | 'right' | 'facts' | 'today'>): Finding[] {
  const values = valuesFor(Number(today.slice(0, 4)), completeYears(facts))
  if (!values) return []
  const whyNot = (entries: Entries): string | undefined => {
    const [refused] = Object.keys(problemsIn(entries))
    if (refused) return `Die Angabe „${refused}“ versteht der Rechner nicht.`
    return caseOf(entries, { year: values.year, month: 12 }, values)
      ? undefined
      : 'Dem Rechner fehlen Geburtsmonat, Geburtsjahr oder Lohn.'
  }
  const pages = [...documents].flatMap(([name, { content }]) => (right.has(name) ? [content] : []))
  return pages.flatMap((content) =>
    (content.data as Page).bloecke.flatMap((block, index) =>
      block.art === 'rechenfaelle'
        ? block.faelle.flatMap(({ text, angaben }, at): Finding[] => {
            const line = content.lineOf(['bloecke', index, 'faelle', at, 'angaben'])
            const message = whyNot(angaben)
            const remedy =
              "Schreiben Sie es zum Beispiel so: monat: '5', jahr: '1954', lohn: '1.204'."
            if (message) return [{ file: content.file, line, message, remedy }]
            return otherBirth(text, angaben).map((problem) => ({
              file: content.file,
              line,
              ...problem,
            }))
          })
        : [],
    ),
  )
}

/** „Geboren im Mai 1954“, worked out for another month. */
function otherBirth(text: string, { monat = '', jahr = '' }: Entries): Problem[] {
  const [said, month = '', year = ''] = born.exec(text) ?? []
  if (!said || (readMonth(month) === readMonth(monat) && year === jahr.trim())) return []
  return [
    {
      message: `Der Text sagt „${said}“, gerechnet wird mit Monat ${monat} und Jahr ${jahr}.`,
      remedy: `Schreiben Sie beides gleich: monat: '${readMonth(month)}', jahr: '${year}'.`,
    },
  ]
}

const born = new RegExp(
  `^Geboren (?:im|am \\d{1,2}\\.)[ \\u00a0](${monthNames.join('|')})[ \\u00a0](\\d{4})`,
)

/** Without them nothing can be worked out. */
export const lostValues = ({ facts }: Pick<Reading, 'facts'>): Finding[] =>
  completeYears(facts).length > 0
    ? []
    : [
        {
          file: factsFile,
          line: 1,
          message: 'Von keinem Jahr stehen alle Werte fest, mit denen der Rechner rechnet.',
          remedy: `Für ${firstYear} fehlen: ${openFigures(facts, firstYear).join(', ')}.`,
        },
      ]
