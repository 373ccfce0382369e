import { parse } from 'node-html-parser'
import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** What to write instead of some signs. */
const instead: Record<string, string> = {
  '<': 'kleiner als',
  '>': 'größer als',
  '"': '„ oder “',
  '—': '–',
}

/** `&nbsp;` and `&#228;` are HTML; texts have the characters themselves. */
export const entities = ({ written }: WrittenText): Problem[] =>
  [...written.matchAll(/&(?:[a-z]+|#\d+|#x[\da-f]+);/gi)].map(([needle]) => {
    const sign = parse(needle).text
    const meant = /^\s$/.test(sign) ? 'ein Leerzeichen' : (instead[sign] ?? sign)
    const isNothing = meant === needle || /^\p{Cf}$/u.test(meant)
    return {
      message: `${needle} ist HTML; in Texten steht das Zeichen selbst.`,
      remedy: isNothing ? 'Löschen Sie es.' : `Schreiben Sie: ${meant}`,
      needle,
    }
  })
