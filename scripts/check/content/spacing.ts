import type { Problem } from '../../../src/model/findings.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** By the word behind it: „Engagement.Impuls“ is a name. */
const gluedSentence =
  /(?<=\p{Ll}{2})[.!?](?=(?:Das|Der|Die|Dann|Ein|Eine|Es|Für|Im|In|Ja|Mit|Nein|Sie|Und|Wenn|Wer|Wir)(?!\p{L}))/u

/** A space before a comma or stop, none behind it, and stops in a row. */
export function spacing({ kind, written }: WrittenText): Problem[] {
  if (!isForReaders(kind)) return []
  if (!/ [,;.!?:]|,\p{L}|[.!?]\p{Lu}|[!?.]{2}/u.test(written)) return []
  const before = /(?<=[\p{L}\d“)]) ([,;.!?:])(?=\s|$)/u.exec(written)
  const behind = /(?<=\p{Ll}),(?=\p{L})/u.exec(written)
  const stop = gluedSentence.exec(written)
  const row = /[!?]{2,}|(?<!\.)\.\.(?!\.)/.exec(written)
  return [
    ...(before
      ? [
          said(written, before.index, `vor „${before[1]}“ ein Leerzeichen zu viel`, (text) =>
            text.replace(` ${before[1]}`, before[1] ?? ''),
          ),
        ]
      : []),
    ...(behind
      ? [
          said(written, behind.index, 'nach dem Komma kein Leerzeichen', (text) =>
            text.replace(/(?<=\p{Ll}),(?=\p{L})/u, ', '),
          ),
        ]
      : []),
    ...(stop
      ? [
          said(written, stop.index, 'nach dem Satz kein Leerzeichen', (text) =>
            text.replace(gluedSentence, (sign) => `${sign} `),
          ),
        ]
      : []),
    ...(row
      ? [
          said(written, row.index, 'ein Satzzeichen mehrmals', (text) =>
            text.replace(/[!?]{2,}|\.\./, (signs) => (signs.includes('?') ? '?' : '.')),
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
