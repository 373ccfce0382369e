import type { Files } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'

const done: Readonly<Record<string, string>> = {
  stand: 'an dem Sie nachgesehen haben',
  geschlossen: 'an dem der Vertrag geschlossen wurde',
  geprueft: 'in dem Sie nachgesehen haben',
}

const told = /^(?! *#).*\b(stand|geschlossen|geprueft): *['"]?(\d{4}-\d\d(?:-\d\d)?)/

/** Days and months in the future on which somebody claims to have checked or signed something. */
export const doneTomorrow = (files: Files, today: string): Finding[] =>
  Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const [, name = '', day = ''] = told.exec(line) ?? []
      if (day <= today) return []
      const unit = day.length > 7 ? 'Tag' : 'Monat'
      return {
        file,
        line: index + 1,
        message: `„${name}“ nennt einen ${unit}, der noch kommt: ${day}.`,
        remedy: `Schreiben Sie den ${unit}, ${done[name]}, zum Beispiel: ${name}: ${today.slice(0, day.length)}`,
      }
    }),
  )
