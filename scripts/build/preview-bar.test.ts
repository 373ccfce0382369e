import { expect, test } from 'vitest'
import { previewBar } from './preview-bar.ts'

const page = {
  name: 'aktivrente',
  repository: 'firma/website',
  branch: 'neuer-text',
  readability: { words: 900, flesch: 61.4, longest: { sentence: '', words: 21 } },
  findings: [
    {
      file: 'src/content/seiten/aktivrente.yaml',
      line: 7,
      kind: 'hint' as const,
      message: 'Der Satz mit <b> ist lang.',
      remedy: 'Teilen Sie ihn.',
    },
  ],
  expiring: [{ key: 'mindestlohn', meaning: 'Mindestlohn', until: '2026-12-31' }],
}

test('the bar leads to the file that is shown, and tells what there is to know of the page', () => {
  const html = previewBar(page)
  expect(html).toContain('href="/admin/#/collections/seiten/entries/aktivrente"')
  expect(html).toContain(
    'href="https://github.com/firma/website/edit/neuer-text/src/content/seiten/aktivrente.yaml"',
  )
  for (const text of [
    '900 Wörter',
    'Lesbarkeit 61',
    'Zeile 7: Der Satz mit &lt;b&gt;',
    '{mindestlohn}',
  ])
    expect(html).toContain(text)
})

test('of a page without running text no readability is told', () => {
  const html = previewBar({ ...page, readability: { ...page.readability, words: 0, flesch: 179 } })
  expect(html).toContain('Lesbarkeit: auf dieser Seite nicht gemessen')
  expect(html).not.toMatch(/Lesbarkeit \d|0 Wörter/)
})

test('without a repository the bar leads nowhere', () => {
  expect(previewBar({ ...page, repository: '' })).not.toContain('href')
})
