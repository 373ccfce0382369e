import { parse } from 'yaml'

/** The words of a content file; other line breaks, comments, names, sources and `geaendert` itself are none. */
export function wordsIn(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/\s+/g, ' ').trim()
  try {
    const {
      geaendert: _,
      belege: __,
      woerter: ___,
      ...words
    } = Object(parse(text, { schema: 'failsafe' }))
    return stringsIn(words).join('\n').replace(/\s+/g, ' ')
  } catch {
    return ''
  }
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        typeof part === 'string' && ofEditors.has(key) ? [] : stringsIn(part),
      )

/** A source that is shown is a link: no string. */
const ofEditors = new Set(['quelle', 'geprueft'])
