import { figureNames } from '../../../src/model/calculator-values.ts'
import { factsOf } from '../../../src/model/computed-facts.ts'
import type { Facts } from '../../../src/model/facts.ts'
import { figuresOf2026 } from '../../../src/model/figures-of-2026.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { isDecided, isOver } from '../../../src/model/periods.ts'
import { factsFile } from '../../../src/model/read-facts.ts'
import type { Site } from '../../../src/model/read-site.ts'

const day = '2026-12-31'

const valueOn = (facts: Facts, key: string) =>
  facts[key]?.zeitraeume.find(
    (period) => period.gilt_ab <= day && !isOver(period, day) && isDecided(period),
  )?.wert

/** Values with which the calculator has been tried case by case: those of a past year change no more. */
export function settledLaw({ facts, lineOfFact }: Pick<Site, 'facts' | 'lineOfFact'>): Finding[] {
  const { facts: settled } = factsOf(figuresOf2026())
  return figureNames.flatMap((key): Finding[] => {
    const [was, is] = [valueOn(settled, key), valueOn(facts, key)]
    if (was === undefined || is === undefined || was === is) return []
    return [
      {
        file: factsFile,
        line: lineOfFact(key),
        message: `„${key}“ war Ende 2026 ${was}, hier steht ${is}.`,
        remedy:
          'Berichtigen Sie den Wert. Ein neuer bekommt einen eigenen Zeitraum; siehe REDAKTION.md, Aufgabe 4.',
      },
    ]
  })
}
