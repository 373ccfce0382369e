import { completeYears } from '../../../src/model/calculator-values.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { factsFile } from '../../../src/model/read-facts.ts'
import type { Site } from '../../../src/model/read-site.ts'
import { lastPensionValue } from '../../../src/rechner/pension-tax.ts'

/**
 * The tax-free part of a pension depends on the Rentenwert of all years since it began: past ones are in a
 * list of the calculator, that of the newest year is in fakten.yaml.
 */
export function pastPensionValues({
  facts,
  lineOfFact,
}: Pick<Site, 'facts' | 'lineOfFact'>): Finding[] {
  const newest = completeYears(facts).at(-1)?.year
  if (newest === undefined || newest - 1 <= lastPensionValue) return []
  return [
    {
      file: factsFile,
      line: lineOfFact('rentenwert'),
      message: `Der Rechner kennt die Werte von ${newest}, aber nicht den Rentenwert von ${newest - 1}.`,
      remedy: `Ergänzen Sie in src/rechner/pension-tax.ts die Liste „pensionValues“, in Cent, bis ${newest - 1}.`,
    },
  ]
}
