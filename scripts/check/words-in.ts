import { parse } from 'yaml'
import { stringsIn } from './strings-in.ts'

/** The words of a content file, without line breaks, notes, keys, sources, looks and `geaendert`. */
export function wordsIn(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/\s+/g, ' ').trim()
  try {
    return stringsIn(parse(text, { schema: 'failsafe' }))
      .filter(({ path }) => !ofEditors.test(`${path[0]}`) && !unread.test(`${path.at(-1)}`))
      .map((each) => each.text)
      .join('\n')
      .replace(/\s+/g, ' ')
  } catch {
    return ''
  }
}

const ofEditors = /^(?:geaendert|belege|woerter)$/
/** A `quelle` that is shown is a link, not a string. */
const unread = /^(?:quelle|geprueft|grund|farbe|symbol|variante)$/

/** The day under `geaendert` in a page's file; undefined if there is none. */
export const dayOfPage = (text: string) => /^geaendert: *['"]?([\d-]+)/m.exec(text)?.[1]
