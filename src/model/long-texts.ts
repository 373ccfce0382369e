import { folder } from './content-folder.ts'
import { listAt, valueAt } from './schema-at.ts'

/**
 * Paths of the long texts that a page shows, in order, without duplicates. Its data need not be valid:
 * a block with a misspelt `art` counts, too.
 */
export function longTextsOf(data: unknown): string[] {
  const files = listAt(data, ['bloecke']).flatMap((block) => {
    const name = valueAt(block, ['datei'])
    // Pictures have a `datei`, too: deeper, or misplaced here.
    return typeof name === 'string' && name.endsWith('.md') ? `${folder}/texte/${name}` : []
  })
  return [...new Set(files)]
}
