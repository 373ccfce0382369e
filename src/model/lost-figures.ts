import { figureNames } from './calculator-values.ts'
import type { Content } from './content.ts'
import type { Files } from './content-folder.ts'
import type { Entries } from './facts.ts'
import { type Finding, ofFile } from './findings.ts'
import { nearest } from './nearest.ts'
import { listAt } from './schema-at.ts'
import { writtenPlaceholders } from './written-placeholders.ts'

type Lost = { key: string; finding: Finding; renamed: string | undefined }

/** Named in this many places, the figure is missing; in fewer, texts misspell it. */
const many = 3

/**
 * Figures that fakten.yaml lacks, and many texts name or the calculator needs: one finding there instead
 * of one per text. `renamed`: an unused key that probably is the figure.
 */
export function lostFigures(
  entries: Entries,
  known: readonly string[],
  files: Files,
  { file, lineOf }: Content,
): Lost[] {
  const places = placesByKey(files, file)
  const isCalculated = figureNames.filter((name) => name in entries).length > figureNames.length / 2
  const calculated = isCalculated ? figureNames : []
  const needed = new Set([
    ...places.keys(),
    ...calculated,
    ...Object.values(entries).flatMap(addendsOf),
  ])
  const unused = Object.keys(entries).filter((key) => !needed.has(key))
  const isLost = (key: string) => (places.get(key)?.length ?? 0) >= many
  return [...new Set([...places.keys(), ...calculated])]
    .filter((key) => !(key in entries) && !known.includes(key))
    .filter((key) => isLost(key) || calculated.includes(key))
    .map((key) => {
      const renamed = nearest(key, unused)
      const count = places.get(key)?.length ?? 0
      const where =
        count > 0
          ? `${count} Stellen nennen sie, zuerst ${places.get(key)?.[0]}`
          : 'der Rechner braucht sie'
      return {
        key,
        renamed,
        finding: renamed
          ? {
              file,
              line: lineOf([renamed]),
              message: `Die Zahl „${key}“ fehlt (${where}), und „${renamed}“ nennt niemand.`,
              remedy: `Schreiben Sie hier: ${key}:`,
            }
          : ofFile(
              file,
              `Die Zahl „${key}“ fehlt: ${where}.`,
              'Stellen Sie ihren Eintrag wieder her, oder schreiben Sie die Sätze ohne sie.',
            ),
      }
    })
}

/** Keys that a sum adds and subtracts; its entry need not be valid. */
export const addendsOf = (entry: unknown) =>
  ['aus', 'minus'].flatMap((name) => listAt(entry, ['rechnung', name]).map(String))

function placesByKey(files: Files, besides: string): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const [file, text] of Object.entries(files))
    if (file !== besides)
      for (const { inner, line } of writtenPlaceholders(file, text)) {
        const [key = ''] = /[a-z0-9_]+/.exec(inner) ?? []
        places.set(key, [...(places.get(key) ?? []), `${file}:${line}`])
      }
  return places
}
