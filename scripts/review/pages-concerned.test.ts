import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { pagesConcerned } from './pages-concerned.ts'

const rows = [
  { path: '/', content: 'start' },
  { path: '/impressum', content: 'impressum' },
  { path: '/rechner', content: 'rechner' },
]

const figure = (key: string, rest: string) =>
  `${key}:\n  bedeutung: B\n  einheit: Euro\n  stand: 2026-11-21\n  quelle: Gesetz\n${rest}`

const period = (value: string) => `  wert: '${value}'\n  gilt_ab: 2026-01-01\n`

const files = {
  'src/content/fakten.yaml':
    figure('lohn', period('1.000')) +
    figure('doppelt', `  rechnung: { aus: [lohn], mal: '2' }\n`) +
    figure('grenze', period('603')) +
    figure('dritte', period('3')),
  'src/content/rechner.yaml': 'hinweis: Bis {grenze €} im Monat.\n',
  'src/content/texte/lang.md': 'Es sind {doppelt zahl} im Jahr, {dritte} danach.\n',
  'src/content/seiten/start.yaml': 'bild: { datei: sonne.svg, dekorativ: ja }\n',
  'src/content/seiten/impressum.yaml': "bloecke:\n  - { art: text, datei: 'lang.md' }\n",
  'src/content/seiten/rechner.yaml': 'bloecke:\n  - art: rechner\n    text: Ihr Lohn\n',
}

const after = (name: keyof typeof files, from: string, to: string) => ({
  ...files,
  [name]: files[name].replace(from, to),
})

const concerned = (changed: string, now: Record<string, string> = files) =>
  pagesConcerned([changed], files, now, rows)

const all = rows.map(({ path }) => path)

test.each([
  ['src/content/seiten/start.yaml', ['/']],
  ['src/content/texte/lang.md', ['/impressum']],
  ['public/bilder/sonne.svg', ['/']],
  ['src/content/rechner.yaml', ['/rechner']],
  ['src/content/marke.yaml', all],
  ['src/content/gemeinsam.yaml', all],
  ['src/content/regionen.yaml', all],
  ['scripts/build/feed.ts', []],
])('a change of %s is seen on %j', (file, pages) => {
  expect(concerned(file)).toEqual(pages)
})

test('a page that nobody can read hides no other', () => {
  const broken = { ...files, 'src/content/seiten/start.yaml': 'titel: *Neu*\nbloecke: [\n' }
  expect(concerned('src/content/texte/lang.md', broken)).toEqual(['/impressum'])
})

test('a figure is seen where it stands, where what is computed from it stands, and nowhere else', () => {
  const facts = 'src/content/fakten.yaml'
  expect(concerned(facts, after(facts, '1.000', '1.100'))).toEqual(['/impressum'])
  expect(concerned(facts, after(facts, '603', '633'))).toEqual(['/rechner'])
  expect(concerned(facts, after(facts, "'3'", "'4'"))).toEqual(['/impressum'])
  expect(concerned(facts, after(facts, 'lohn:', 'lohn:\n  # Notiz'))).toEqual([])
})

test('the pages of the site that name the limit of Minijobs are found', () => {
  const facts = 'src/content/fakten.yaml'
  const now = readContentFiles()
  const next = {
    ...now,
    [facts]: now[facts]?.replace(/(?<=^minijob_grenze:[\s\S]*?wert: ')\d/m, '9') ?? '',
  }
  const found = pagesConcerned([facts], now, next, routes)
  const named = routes.filter(({ content }) =>
    /\{minijob_grenze[ }]/.test(now[`src/content/seiten/${content}.yaml`] ?? ''),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(found).toEqual(expect.arrayContaining(named.map(({ path }) => path)))
  expect(found.length).toBeLessThan(routes.length)
})
