import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** By the word behind it: „Engagement.Impuls“ is a name, „ehrenamt.in“ an address. */
const gluedSentence =
  /(?<=\p{Ll}{2})[.!?](?=(?:Das|Der|Die|Dann|Ein|Eine|Es|Für|Im|In|Ja|Mit|Nein|Sie|Und|Wenn|Wer|Wir)(?!\p{L})|(?:das|der|die|dann|eine?|und|aber|wenn|wer|wir)(?![\p{L}./?-]))/u

/** `,.`, `!!`, `..`; an ellipsis is right. */
const surplusSigns = /[!?]{2,}|(?<!\.)\.\.(?!\.)|,(?=[,.;:!?])|[;:](?=[.,;:])/

/** „10Stunden“, „ca.10“. */
const gluedNumber =
  /(?<![\p{L}\d.,-])\d+(?=(?:Stunden?|Tagen?|Uhr|Jahren?|Wochen?|Monaten?|Minuten?|Euro|km|kg)(?![\p{L}-]))|(?<!\p{L})(?:ca|Nr|Tel|bzw|inkl|mind|max)\.(?=\d)/u

const behindComma = /(?<=\p{Ll}),(?=\p{L})/u
const beforeSign = /(?<=[\p{L}\d“)]) (?:([,;.!?:])(?=\s|$)|,(?=\p{L}))/u

type Rule = {
  pattern: RegExp
  what: (sign: string) => string
  mend: (...found: string[]) => string
}

const rules: Rule[] = [
  {
    pattern: beforeSign,
    what: (sign) => `vor „${sign}“ ein Leerzeichen zu viel`,
    mend: (_, sign) => sign ?? ', ',
  },
  { pattern: behindComma, what: () => 'nach dem Komma kein Leerzeichen', mend: () => ', ' },
  {
    pattern: gluedSentence,
    what: () => 'nach dem Satz kein Leerzeichen',
    mend: (sign) => `${sign} `,
  },
  {
    pattern: gluedNumber,
    what: () => 'vor oder nach der Zahl kein Leerzeichen',
    mend: (found) => `${found} `,
  },
  {
    pattern: surplusSigns,
    what: () => 'ein Satzzeichen zu viel',
    mend: (signs = '') => (signs.includes('?') ? '?' : /[!.]/.test(signs) ? '.' : ''),
  },
]

/** A space before a comma or stop, none behind it, and signs in a row. */
export function spacing({ written }: WrittenText): Problem[] {
  // Where a link leads is judged as an address (src/model/links.ts).
  const text = written.replace(/(?<=\]\()[^)\s]+(?=\))/g, (target) => '/'.repeat(target.length))
  if (!/ [,;.!?:]|,\p{L}|[.!?]\p{L}|[!?.,;:]{2}|\d\p{L}|\p{L}\.\d/u.test(text)) return []
  return rules.flatMap(({ pattern, what, mend }) => {
    const found = pattern.exec(text)
    return found
      ? [said(written, found.index, what(found[1] ?? ','), (part) => part.replace(pattern, mend))]
      : []
  })
}

function said(text: string, index: number, what: string, mend: (text: string) => string): Problem {
  const from = text.lastIndexOf(' ', index - 1) + 1
  const to = text.indexOf(' ', index + 2)
  const needle = text.slice(from, to < 0 ? undefined : to).split('\n')[0] ?? ''
  return {
    message: `Hier steht ${what}: „${needle}“.`,
    remedy: `Schreiben Sie: ${mend(needle)}`,
    needle,
  }
}
