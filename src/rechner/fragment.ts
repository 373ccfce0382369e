import { type Entries, type Field, fields } from './fields.ts'
import { readMonth } from './german-numbers.ts'

/** Longer texts are cut: no right entry is longer, and not every browser takes an address of a megabyte. */
const longest = 24

/**
 * The case as the fragment of an address, without `#`: `monat=5&jahr=1954&lohn=1.204`. Empty fields are
 * left out.
 */
export function toFragment(entries: Entries): string {
  const said = names.flatMap((name): [string, string][] => {
    const text = entries[name]?.trim().slice(0, longest).trim()
    return text ? [[name, text]] : []
  })
  // A comma may stand in a fragment as it is.
  return new URLSearchParams(said).toString().replaceAll('%2C', ',')
}

const names = Object.keys(fields) as Field[]

/**
 * As the short form sends it: `5/1954`, `Mai 1954`, `12.05.1954`, `12 Mai 1954`; `1954` alone is the year.
 */
const birth =
  /^(?:(?:(\d{1,2})(?:\.\s*|[\s/-]+))?(?:(\d{1,2})[\s./-]+|(\p{L}+)[\s./-]*))?(\d{2,4})$/u

/**
 * Removes what people write around a date: `geb. am 12,5,1954.`, `im Mai 1954`, `Mai '54`, `(*12.5.1954)`.
 */
const tidy = (text: string) =>
  text
    .normalize('NFKC')
    // Takes a whole date out of any text.
    .replace(/^(?:.*?\D)??(\d{1,2}([./-])\s?\d{1,2}\2\s?(?:19|20)\d\d)(?!\d).*$/s, '$1')
    .replaceAll('–', '-')
    .replace(/\p{Cf}|['’]/gu, '')
    .replace(/\s*[,;]\s*/g, '.')
    .replace(/^(?:(?:geb(?:oren)?\.?|am|im|[*(])\s*)+/i, '')
    .replace(/geboren$/i, '')
    .replace(/[.)\s]+$/, '')

/**
 * `1954-05-12`, `1954/05`, `1954 Mai`, `12051954`, `051954` and `120554` with full stops, the year behind.
 */
const inOrder = (text: string) =>
  text
    .replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, '$3.$2.$1')
    .replace(/^(\d{4})[-/. ]+(\d{1,2}|\p{L}+)$/u, '$2.$1')
    .replace(
      /^(\d\d)?(\d\d)((?:19|20)\d\d)$/,
      (_, day: string | undefined, month: string, year: string) =>
        [day, month, year].filter(Boolean).join('.'),
    )
    .replace(/^(\d\d)(\d\d)(\d\d)$/, '$1.$2.$3')

/**
 * Removes what mail programs and brackets around an address add to it (`>` comes as `%3E`). Cuts what is
 * longer than all fields together.
 */
const mend = (fragment: string) =>
  fragment
    .slice(0, 2_000)
    .replace(/^#|(?:[)>\]]|%3E)+$/g, '')
    .replaceAll('&amp;', '&')

/**
 * The entries in a fragment. Leaves out unknown fields and choices, and cuts texts that are too long,
 * which are then reported at their field. Never throws.
 */
export function fromFragment(fragment: string): Entries {
  const entries: Entries = {}
  for (const [name, said] of new URLSearchParams(mend(fragment))) {
    const text = said.trim().slice(0, longest).trim()
    if (name === 'geboren') Object.assign(entries, born(said.trim()))
    if (!Object.hasOwn(fields, name)) continue
    const field = fields[name as Field]
    const isRight = 'limits' in field || (field.choices as readonly string[]).includes(text)
    if (isRight && text) entries[name as Field] = text
  }
  return entries
}

function born(text: string): Entries {
  const [, day, number, word, year = /\b(?:19|20)\d\d\b/.exec(text)?.[0]] =
    birth.exec(inOrder(tidy(text))) ?? []
  // The field of the year will say what is wrong.
  if (!year) return text ? { jahr: text.slice(0, longest).trim() } : {}
  const month = readMonth(number ?? word ?? '')
  return {
    ...(month && { monat: `${month}` }),
    jahr: year,
    // Born on the first of a month, the Regelaltersgrenze is reached a month earlier.
    ...(Number(day) === 1 && { erster: '1' }),
  }
}
