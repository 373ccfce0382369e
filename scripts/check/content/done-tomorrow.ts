import type { Files } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { factsFile } from '../../../src/model/read-facts.ts'

/** Nobody has looked at a figure on a day that has not come. */
export const lookedAtTomorrow = (files: Files, today: string): Finding[] =>
  (files[factsFile] ?? '').split('\n').flatMap((line, index) => {
    const [, day] = /^ +stand: '?(\d{4}-\d\d-\d\d)'?\s*$/.exec(line) ?? []
    if (!day || day <= today) return []
    return {
      file: factsFile,
      line: index + 1,
      message: `„stand“ nennt einen Tag, der noch kommt: ${day}.`,
      remedy: `Schreiben Sie den Tag, an dem Sie nachgesehen haben, zum Beispiel: stand: ${today}`,
    }
  })
