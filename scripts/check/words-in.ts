import { parse } from 'yaml'
import { stringsIn } from './strings-in.ts'

/** The words of a content file; other line breaks, comments, names, sources, looks and `geaendert` itself are none. */
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
/** A source that is shown is a link: no string. */
const unread = /^(?:quelle|geprueft|grund|farbe|symbol|variante)$/

/** The day under `geaendert` in the text of a page; undefined where none is to be read. */
export const dayOfPage = (text: string) => /^geaendert: *['"]?([\d-]+)/m.exec(text)?.[1]
