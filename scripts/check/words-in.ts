import { parse } from 'yaml'

/** The words of a content file; other line breaks, comments, names and `geaendert` itself are none. */
export function wordsIn(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/\s+/g, ' ')
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
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)
