import type { Files } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'

const days = [
  {
    files: /\/fakten\.yaml$/,
    name: 'stand',
    pattern: /^ +stand: '?(\d{4}-\d\d-\d\d)'?\s*$/,
    done: 'an dem Sie nachgesehen haben',
  },
  {
    files: /\/marke\.yaml$/,
    name: 'geschlossen',
    pattern: /^[^#]*\bgeschlossen: '?(\d{4}-\d\d-\d\d)/,
    done: 'an dem der Vertrag geschlossen wurde',
  },
  {
    files: /\/(?:rufnummern|seiten\/.*)\.yaml$/,
    name: 'geprueft',
    pattern: /^(?! *#).*?(?:^|[ {,])geprueft: *['"]?(\d{4}-\d\d)/,
    done: 'in dem Sie nachgesehen haben',
  },
]

/** Nobody has looked at a figure, or signed a contract, on a day that has not come. */
export const doneTomorrow = (files: Files, today: string): Finding[] =>
  days.flatMap(({ files: whose, name, pattern, done }) =>
    Object.entries(files).flatMap(([file, text]) =>
      (whose.test(file) ? text.split('\n') : []).flatMap((line, index) => {
        const [, day] = pattern.exec(line) ?? []
        const now = today.slice(0, day?.length)
        if (!day || day <= now) return []
        const unit = day === day.slice(0, 7) ? 'Monat' : 'Tag'
        return {
          file,
          line: index + 1,
          message: `„${name}“ nennt einen ${unit}, der noch kommt: ${day}.`,
          remedy: `Schreiben Sie den ${unit}, ${done}, zum Beispiel: ${name}: ${now}`,
        }
      }),
    ),
  )
