import { type Files, folder } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { factsFile } from '../../../src/model/read-facts.ts'

const days = [
  {
    file: factsFile,
    name: 'stand',
    pattern: /^ +stand: '?(\d{4}-\d\d-\d\d)'?\s*$/,
    done: 'an dem Sie nachgesehen haben',
  },
  {
    file: `${folder}/marke.yaml`,
    name: 'geschlossen',
    pattern: /^[^#]*\bgeschlossen: '?(\d{4}-\d\d-\d\d)/,
    done: 'an dem der Vertrag geschlossen wurde',
  },
  {
    file: `${folder}/rufnummern.yaml`,
    name: 'geprueft',
    pattern: /^ +geprueft: '?(\d{4}-\d\d)/,
    done: 'in dem Sie nachgesehen haben',
  },
]

/** Nobody has looked at a figure, or signed a contract, on a day that has not come. */
export const doneTomorrow = (files: Files, today: string): Finding[] =>
  days.flatMap(({ file, name, pattern, done }) =>
    (files[file] ?? '').split('\n').flatMap((line, index) => {
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
  )
