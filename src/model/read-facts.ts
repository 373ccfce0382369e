import { type Brand, brand as brandSchema } from './brand.ts'
import { figureNames } from './calculator-values.ts'
import { checkFacts } from './check-facts.ts'
import { factsOf } from './computed-facts.ts'
import type { Content } from './content.ts'
import { type Files, folder } from './content-folder.ts'
import { type Entries, type Facts, facts } from './facts.ts'
import { type Finding, findingsAt, merge, type Placed } from './findings.ts'
import { addendsOf, lostFigures } from './lost-figures.ts'
import { checkContent } from './parse.ts'
import { implausible } from './plausible.ts'
import { readContent } from './read-content.ts'
import { regionWords } from './regions.ts'
import { keysOf, valueAt } from './schema-at.ts'
import { type Unsettled, wrongKeys } from './unsettled.ts'

export const factsFile = `${folder}/fakten.yaml`

export type ReadFacts = {
  facts: Facts
  /** Keys of figures that are wrong, or computed from one that is. */
  unsettled: Unsettled
  lineOf?: Content['lineOf']
  findings: Finding[]
}

/** The valid figures, even if others are wrong. */
export function readFacts(files: Files, brand: Partial<Brand>): ReadFacts {
  const { text, content, findings: inYaml } = readContent(files, factsFile)
  if (!content) return { facts: {}, unsettled: 'all', findings: inYaml }
  const data = Object(content.data) as Entries
  const checked = checkContent(content, facts)
  const first = merge(inYaml, checked.findings)
  const { data: readable } = facts.safeParse(without(data, wrongKeys(text, first)))
  // The file as a whole is wrong: a list, or a text.
  if (!readable) return { facts: {}, unsettled: 'all', findings: first }
  const second = findingsAt([...checkFacts(readable, brand), ...implausible(readable)], content)
  // Reported only if `first` is empty: else its mistakes are the likely cause.
  const others = [...keysOf(brandSchema), ...Object.keys(regionWords([]))]
  const lost = lostFigures(data, others, files, content)
  const unsettled = withDependents(
    new Set([
      ...wrongKeys(text, [...first, ...second]),
      ...lost.flatMap(({ key, renamed }) => [key, renamed ?? key]),
    ]),
    data,
  )

  const settled: Entries = facts.parse(without(data, unsettled))
  const computed = factsOf(settled)
  const uncomputed = [...computed.problems].map(
    ([key, message]): Placed => ({
      path: [key, settled[key]?.rechnung ? 'rechnung' : 'rechner'],
      message,
      remedy: remedyOf(settled[key]),
    }),
  )
  const wrong = withDependents(new Set([...unsettled, ...computed.problems.keys()]), data)
  return {
    facts: without(computed.facts, wrong),
    unsettled: wrong,
    lineOf: content.lineOf,
    findings: [
      ...first,
      ...second,
      ...(first.length > 0 ? [] : lost.map(({ finding }) => finding)),
      ...findingsAt(uncomputed, content),
    ],
  }
}

/** The mistake may be in an operand. */
function remedyOf(entry: unknown): string {
  const names = addendsOf(entry)
  return names.length > 0
    ? `Berichtigen Sie die Rechnung, oder was in sie eingeht: ${names.join(', ')}.`
    : 'Berichtigen Sie die Rechnung.'
}

/** Keys that a figure is computed from; its entry need not be valid. */
const neededBy = (entry: unknown): string[] => [
  ...addendsOf(entry),
  ...(valueAt(entry, ['rechner']) ? figureNames : []),
]

const without = <T>(
  record: Readonly<Record<string, T>>,
  keys: ReadonlySet<string>,
): Record<string, T> => Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)))

/** Adds all figures that are computed from a wrong one. */
function withDependents(wrong: ReadonlySet<string>, data: Entries): Set<string> {
  const all = new Set(wrong)
  for (let before = -1; before < all.size; ) {
    before = all.size
    for (const [key, entry] of Object.entries(data))
      if (neededBy(entry).some((name) => all.has(name))) all.add(key)
  }
  return all
}
