import { factsOf } from '../../../src/model/computed-facts.ts'
import { type Facts, isExample } from '../../../src/model/facts.ts'
import { figuresOf2026 } from '../../../src/model/figures-of-2026.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { isOver } from '../../../src/model/periods.ts'
import { factsFile } from '../../../src/model/read-facts.ts'
import type { Site } from '../../../src/model/read-site.ts'

const day = '2026-12-31'

const periodIn = (facts: Facts, key: string) =>
  facts[key]?.zeitraeume.find((period) => period.gilt_ab <= day && !isOver(period, day))

/** Figures that differ from the law of 2026, for which the calculator is tested: past values don't change. */
export function settledLaw({ facts, lineOfFact }: Pick<Site, 'facts' | 'lineOfFact'>): Finding[] {
  const entries = figuresOf2026()
  const { facts: settled } = factsOf(entries)
  const own = Object.keys(entries).filter(
    (key) => !entries[key]?.rechnung && !entries[key]?.rechner,
  )
  return own.flatMap((key): Finding | Finding[] => {
    const [was, is] = [periodIn(settled, key)?.wert, periodIn(facts, key)]
    if (was === undefined || is === undefined || was === is.wert || isExample(is)) return []
    return {
      file: factsFile,
      line: lineOfFact(key),
      message: `„${key}“ war Ende 2026 ${was}, hier steht ${is.wert}.`,
      remedy:
        'Berichtigen Sie den Wert. Ein neuer bekommt einen eigenen Zeitraum; siehe REDAKTION.md, Aufgabe 4.',
    }
  })
}
