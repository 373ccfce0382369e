import { expect, test } from 'vitest'
import { formatFindings } from './findings.ts'
import { findPlaceholders } from './launch.ts'

test('Every placeholder is listed with its place; notes and ordinary words are none', () => {
  const files = {
    'src/content/marke.yaml':
      '# „Muster“ ersetzen\nemail: a@b.example\nust_id: DE000000000\nort: Berlin',
    'src/content/seiten/a.yaml':
      'text: Ein Strickmuster, zum Beispiel ja\n    beispiel: ja\n    beispiel: nein',
  }
  expect(formatFindings(findPlaceholders(files))).toMatchInlineSnapshot(`
    "src/content/marke.yaml:2: Die Adresse ist ein Platzhalter: a@b.example. Tragen Sie die echte Adresse ein.
    src/content/marke.yaml:3: Die Angabe ist ein Platzhalter: ust_id: DE000000000. Tragen Sie die echte Angabe ein.
    src/content/seiten/a.yaml:2: Die Stimme ist ein Beispiel: beispiel: ja. Ersetzen Sie sie durch eine echte mit „beispiel: nein“, oder löschen Sie sie."
  `)
})
