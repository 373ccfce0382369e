import { expect, test } from 'vitest'
import { formatFindings } from '../model/findings.ts'
import { readSite } from '../model/read-site.ts'
import { readContentFiles } from './content-files.ts'
import { readReferences } from './load-site.ts'

const brand = 'src/content/marke.yaml'

test('Where registrations lie in a database, no text says that they lie with Google', () => {
  const files = readContentFiles()
  const changed = (files[brand] ?? '')
    .replace(/^speicher: .*$/m, 'speicher: einer Datenbank bei Musterdaten')
    .replace(/^speicher_anbieter: .*$/m, 'speicher_anbieter: der Musterdaten GmbH in Musterstadt')
  const letters = new Set([...Object.values(files).join('')])
  const result = readSite({ ...files, [brand]: changed }, { ...readReferences(), letters })
  if (!result.ok) throw new Error(formatFindings(result.findings))
  const { pages, shared } = result.site
  const said = (value: unknown) => JSON.stringify(value).split(/[.?!] |\\n/)
  const all = [...pages.values(), shared].flatMap(said)
  const ofGoogle = all.filter((sentence) => /Google/.test(sentence))
  expect(
    ofGoogle.filter((sentence) => /Anmeldung|Angaben|Formular|Tabelle|gespeichert/.test(sentence)),
  ).toEqual([])
  for (const name of ['registrieren', 'datenschutzerklaerung'])
    expect(JSON.stringify(pages.get(name))).toContain('einer Datenbank bei Musterdaten')
})
