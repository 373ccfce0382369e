import type { Files } from '../../src/model/content-folder.ts'
import type { Placeholders } from '../../src/model/known.ts'
import { readPlaceholder, type Use } from '../../src/model/placeholders.ts'
import { factsFile } from '../../src/model/read-facts.ts'
import { writtenPlaceholders } from '../../src/model/written-placeholders.ts'

export type Place = { file: string; line: number }

/** A use of a figure with its place, and the placeholder as written. */
export type PlacedUse = Use & Place & { written: string }

/** Every figure in every text, in the order of the files. */
export function figureUses(files: Files, known: Placeholders): PlacedUse[] {
  return Object.entries(files)
    .filter(([file]) => file !== factsFile)
    .flatMap(([file, text]) =>
      writtenPlaceholders(file, text).flatMap(({ inner, ...place }) => {
        const read = readPlaceholder(inner, known)
        return 'value' in read && read.use ? [{ ...read.use, file, ...place }] : []
      }),
    )
}
