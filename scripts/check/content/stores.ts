import { lineIn } from '../../../src/model/check-text.ts'
import { type Files, folder } from '../../../src/model/content-folder.ts'
import { type Finding, findingsAt, type Problem } from '../../../src/model/findings.ts'
import { longTextsOf } from '../../../src/model/long-texts.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { listAt } from '../../../src/model/schema-at.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const file = `${folder}/marke.yaml`

const aboutEntries = /Anmeldung|Angaben|Formular|Tabelle|gespeichert/

/** Texts name the store of registrations only by `{speicher}`, since it may change. */
export const storeSpeltOut = ({ written }: WrittenText): Problem | Problem[] =>
  written.split(/[.?!]\s/).some((part) => part.includes('Google') && aboutEntries.test(part))
    ? {
        message: 'Wo Anmeldungen liegen, steht hier ausgeschrieben.',
        remedy:
          'Schreiben Sie {speicher} oder {speicher_anbieter}: Dann stimmt es auch nach einem Wechsel.',
        needle: 'Google',
      }
    : []

/** Pages that must name it, and don't. */
export const silentAboutStore = ({
  texts,
  documents,
}: Pick<Reading, 'texts' | 'documents'>): Finding[] =>
  ['registrieren', 'datenschutzerklaerung'].flatMap((name) => {
    const document = documents.get(name)
    if (!document?.isSettled) return []
    const { file: page, data } = document.content
    const shown = longTextsOf(data)
    const own = texts.filter(({ file: of }) => of === page || shown.includes(of))
    // Texts that could not be read may name it.
    const isWhole =
      listAt(data, ['bloecke']).length > 0 &&
      shown.every((each) => own.some(({ file: of }) => of === each))
    if (!isWhole || own.some(({ written }) => written.includes('{speicher}'))) return []
    const problem = {
      path: ['bloecke'],
      message: 'Diese Seite muss sagen, wo Anmeldungen liegen.',
      remedy: 'Schreiben Sie es mit {speicher}, zum Beispiel: Ihre Angaben stehen in {speicher}.',
    }
    return findingsAt([problem], document.content)
  })

/** The provider of the store must be in `speicher_anbieter` and in `vertraege`. */
export function stores(files: Files, { brand }: Pick<Reading, 'brand'>): Finding[] {
  const { speicher, speicher_anbieter, vertraege } = brand
  if (!speicher || !speicher_anbieter || !vertraege) return []
  const name = speicher.replace(/^.* bei /, '')
  const lacking = [
    ...(speicher_anbieter.includes(name) ? [] : ['speicher_anbieter']),
    ...(vertraege.some(({ mit }) => mit === name) ? [] : ['vertraege']),
  ]
  return lacking.map((key) => ({
    file,
    line: lineIn(files[file] ?? '', `${key}:`),
    message: `Die Anmeldungen liegen bei ${name}, aber „${key}“ nennt den Namen nicht.`,
    remedy: `Tragen Sie ${name} dort ein, oder ändern Sie „speicher“.`,
  }))
}
