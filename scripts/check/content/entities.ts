import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const signs: Record<string, string> = {
  nbsp: 'ein Leerzeichen',
  shy: 'nichts',
  amp: '&',
  lt: 'kleiner als',
  gt: 'größer als',
  quot: '„ oder “',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  ndash: '–',
  mdash: '–',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
}

/** `&nbsp;` and `&#228;` are HTML; a text holds the letters themselves. */
export const entities = ({ written }: WrittenText): Problem[] =>
  [...written.matchAll(/&(?:([a-z]+)|#(\d+)|#x([\da-f]+));/gi)].map(
    ([needle, name = '', decimal, hex]) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      const sign = /^(?:160|173|8203)$/.test(decimal ?? '')
        ? 'ein Leerzeichen'
        : (signs[name] ?? (code < 0x110000 ? String.fromCodePoint(code) : ''))
      return {
        message: `${needle} ist HTML; in Texten steht das Zeichen selbst.`,
        remedy: sign ? `Schreiben Sie: ${sign}` : 'Löschen Sie es.',
        needle,
      }
    },
  )
