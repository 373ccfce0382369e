import type { Problem } from '../../../src/model/findings.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** By the word behind it: „Engagement.Impuls“ is a name, „ehrenamt.in“ an address. */
const gluedSentence =
  /(?<=\p{Ll}{2})[.!?](?=(?:Das|Der|Die|Dann|Ein|Eine|Es|Für|Im|In|Ja|Mit|Nein|Sie|Und|Wenn|Wer|Wir)(?!\p{L})|(?:das|der|die|dann|eine?|und|aber|wenn|wer|wir)(?![\p{L}./?-]))/u

/** `,.`, `!!`, `..`; an ellipsis is right. */
const surplusSigns = /[!?]{2,}|(?<!\.)\.\.(?!\.)|,(?=[,.;:!?])|[;:](?=[.,;:])/

/** „10Stunden“, „ca.10“. */
const gluedNumber =
  /(?<![\p{L}\d.,-])\d+(?=(?:Stunden?|Tagen?|Uhr|Jahren?|Wochen?|Monaten?|Minuten?|Euro|km|kg)(?![\p{L}-]))|(?<!\p{L})(?:ca|Nr|Tel|bzw|inkl|mind|max)\.(?=\d)/u

/** A space before a comma or stop, none behind it, and signs in a row. */
export function spacing({ kind, written }: WrittenText): Problem[] {
  if (!isForReaders(kind)) return []
  // Where a link leads is judged as an address (src/model/links.ts).
  const text = written.replace(/(?<=\]\()[^)\s]+(?=\))/g, (target) => '/'.repeat(target.length))
  if (!/ [,;.!?:]|,\p{L}|[.!?]\p{L}|[!?.,;:]{2}|\d\p{L}|\p{L}\.\d/u.test(text)) return []
  const before = /(?<=[\p{L}\d“)]) (?:([,;.!?:])(?=\s|$)|,(?=\p{L}))/u.exec(text)
  const behind = /(?<=\p{Ll}),(?=\p{L})/u.exec(text)
  const stop = gluedSentence.exec(text)
  const number = gluedNumber.exec(text)
  const surplus = surplusSigns.exec(text)
  return [
    ...(before
      ? [
          said(written, before.index, `vor „${before[1] ?? ','}“ ein Leerzeichen zu viel`, (part) =>
            part.replace(before[0], before[1] ?? ', '),
          ),
        ]
      : []),
    ...(behind
      ? [
          said(written, behind.index, 'nach dem Komma kein Leerzeichen', (part) =>
            part.replace(/(?<=\p{Ll}),(?=\p{L})/u, ', '),
          ),
        ]
      : []),
    ...(stop
      ? [
          said(written, stop.index, 'nach dem Satz kein Leerzeichen', (part) =>
            part.replace(gluedSentence, (sign) => `${sign} `),
          ),
        ]
      : []),
    ...(number
      ? [
          said(written, number.index, 'vor oder nach der Zahl kein Leerzeichen', (part) =>
            part.replace(gluedNumber, (found) => `${found} `),
          ),
        ]
      : []),
    ...(surplus
      ? [
          said(written, surplus.index, 'ein Satzzeichen zu viel', (part) =>
            part.replace(surplusSigns, (signs) =>
              signs.includes('?') ? '?' : /[!.]/.test(signs) ? '.' : '',
            ),
          ),
        ]
      : []),
  ]
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
