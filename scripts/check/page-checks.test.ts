import { expect, test } from 'vitest'
import { built } from './built.ts'
import { files } from './files.ts'
import { gluedWords } from './glued-words.ts'
import { images } from './images.ts'
import { loader } from './loader.ts'

const page = (html: string) => built('/x', html)
const frame = '<style></style><script type="module">a()</script>'

test('A picture without its size is found', () => {
  expect(images(page('<img src="a.svg" width="1" height="1">'))).toEqual([])
  expect(images(page('<img src="a.svg" width="1">'))).toEqual(['/x: a.svg hat kein height.'])
})

test('Words that only the style sheet keeps apart are found', () => {
  const apart = '<b class="a">Büro</b> <span>10 Stunden</span><br>frei<p>Mo</p>Di'
  expect(gluedWords(page(`<main>${apart}</main>`))).toEqual([])
  expect(gluedWords(page(`<main>${apart.replace('</b> ', '</b>')}</main>`))).toEqual([
    '/x: ohne Stylesheet ein Wort: Büro10.',
  ])
})

test('A file that is missing or not ours is found', () => {
  const html = '<img src="/da.svg"><img src="/fehlt.svg"><script src="https://b.de/a.js"></script>'
  expect(files(page(html), (path) => path === '/da.svg')).toEqual([
    '/x: die Datei /fehlt.svg gibt es nicht.',
    '/x: die Datei https://b.de/a.js gibt es nicht.',
  ])
})

test('A second script, a large one, a style sheet of its own and traces of the generator are found', () => {
  const noise = Array.from({ length: 3000 }, (_, index) => Math.sin(index).toString(36)).join('')
  expect(loader(page(frame))).toEqual([])
  expect(loader(page(`${frame}<script>b()</script>`))).toEqual(['/x: 2 Skripte statt einem.'])
  expect(loader(page('<style></style><head><script>early()</script></head>'))).toEqual([
    '/x: 0 Skripte statt einem.',
  ])
  expect(loader(page(frame.replace('a()', noise)))).toEqual([
    expect.stringMatching(/^\/x: das Skript hat \d+ Bytes; erlaubt sind 4000\.$/),
  ])
  expect(loader(page(`${frame}<link rel="stylesheet" href="/a.css">`))).toEqual([
    '/x: das Stylesheet steht nicht in der Seite.',
  ])
  expect(loader(page(`${frame}<p><style></style></p>`))).toHaveLength(1)
  expect(loader(page(`${frame}<svg><style></style></svg>`))).toEqual([])
  expect(loader(page(`${frame}<script type="application/ld+json">{}</script>`))).toEqual([])
  expect(loader(page(`${frame}<!-- ssr -->`))).toEqual(['/x: Reste des Generators.'])
})
