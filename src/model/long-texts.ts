import { folder } from './content-folder.ts'
import { listAt, valueAt } from './schema-at.ts'

/**
 * Paths of the long texts that a page shows, in their order and each once. Its data need not be
 * right: a block whose `art` is misspelt still shows its text.
 */
export function longTextsOf(data: unknown): string[] {
  const files = listAt(data, ['bloecke']).flatMap((block) => {
    const name = valueAt(block, ['datei'])
    // Pictures have a `datei` too, a step further down or in the wrong place.
    return typeof name === 'string' && name.endsWith('.md') ? `${folder}/texte/${name}` : []
  })
  return [...new Set(files)]
}
