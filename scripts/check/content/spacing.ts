import type { Problem } from '../../../src/model/findings.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** A space before a comma or stop, and none behind a comma. */
export function spacing({ kind, written }: WrittenText): Problem[] {
  if (!isForReaders(kind)) return []
  if (!/ [,;.!?:]|,\p{L}/u.test(written)) return []
  const before = /(?<=[\p{L}\d“)]) ([,;.!?:])(?=\s|$)/u.exec(written)
  const behind = /(?<=\p{Ll}),(?=\p{L})/u.exec(written)
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
