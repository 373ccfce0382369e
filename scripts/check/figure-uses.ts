import type { Files } from '../../src/model/content-folder.ts'
import { type Placeholders, readPlaceholder, type Use } from '../../src/model/placeholders.ts'
import { factsFile } from '../../src/model/read-facts.ts'

export type Place = { file: string; line: number }

/** A figure where it stands, with its placeholder as it was written. */
export type PlacedUse = Use & Place & { written: string }

/** Every figure in every text, in the order of the files. */
export function figureUses(files: Files, known: Placeholders): PlacedUse[] {
  return Object.entries(files)
    .filter(([file]) => file !== factsFile)
    .flatMap(([file, text]) =>
      [...text.matchAll(/\{(\s*[a-z0-9_]+[^{}:]*)\}/g)].flatMap(
        ({ 0: written, 1: inner = '', index }) => {
          const read = readPlaceholder(inner, known)
          if (!('value' in read) || !read.use) return []
          const line = text.slice(0, index).split('\n').length
          return [{ ...read.use, file, line, written: written.replace(/\s+/g, ' ') }]
        },
      ),
    )
}
