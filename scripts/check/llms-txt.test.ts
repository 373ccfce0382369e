import { expect, test } from 'vitest'
import { llmsFile } from './llms-txt'
import { site } from './test-fixtures'

const text = `# Wirkzeit

> Worum es geht.

## Seiten

- [Start](https://a.de/): Der Anfang.

## Optional

- [Aktivrente](https://a.de/aktivrente): Was gilt.
`

test('A name, a summary and every page in its section are right', () => {
  expect(llmsFile(site, text)).toEqual([])
})

test.each([
  ['> Worum', 'Worum', 'beginnt nicht mit Name und Zusammenfassung.'],
  ['## Optional', '## Leer\n\n## Optional', 'hat einen leeren Abschnitt.'],
  ['- [Start](https://a.de/): Der Anfang.', '- [Start](https://a.de/)', 'https://a.de/ fehlt.'],
])('%s → %s is found', (from, to, problem) => {
  expect(llmsFile(site, text.replace(from, to))).toContain(`llms.txt: ${problem}`)
})

test('A link that leads to no page for search engines is found', () => {
  expect(llmsFile(site, `${text}- [Danke](https://a.de/danke): Ende.\n`)).toEqual([
    'llms.txt: https://a.de/danke gehört nicht hinein.',
  ])
})
