import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { readContentFiles } from '../site/content-files.ts'
import { dataOf, textOf } from './keep-source.ts'
import { isRecord } from './settled.ts'

// The same on each run.
fc.configureGlobal({ seed: 20_261_121 })

type Data = Record<string, unknown>

const files = Object.entries(readContentFiles())
  .filter(([file]) => file.endsWith('.yaml'))
  .map(([file, text]) => ({ file, text, read: dataOf(text) }))

const words = (text: string) => parseDocument(text, { schema: 'failsafe' }).toJS()

/** The last line break of a text of several lines says nothing. */
const trimmed = (data: unknown) =>
  JSON.parse(JSON.stringify(data, (_, each) => (typeof each === 'string' ? each.trim() : each)))

/** Lines of `after` that `before` does not have. */
function newLines(before: string, after: string): string[] {
  const left = before.split('\n')
  return after.split('\n').filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Each place of a text in data, as something that sets it. */
function textsIn(
  value: unknown,
  set: (next: string) => void = () => {},
): ((next: string) => void)[] {
  if (typeof value === 'string') return [set]
  return Object.entries(Object(value)).flatMap(([name, each]) =>
    textsIn(each, (next) => {
      ;(value as Data)[name] = next
    }),
  )
}

/** The editor has an order of names of its own. */
const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([name, each]) => [name, reversed(each)]),
        )
      : value

test.each(files)('$file comes back to the letter when nothing was changed', ({ text, read }) => {
  expect(textOf(reversed(read) as Data)).toBe(text)
})

test('one text changes its own lines only, wherever it stands and whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.constantFrom('neu', 'Er sagte: ja', '{jahr}: neu', '5', 'ja', "d'or # x", '- a', 'a, b'),
      ({ text, read }, nth, next) => {
        const { $quelltext, ...data } = structuredClone(read)
        const places = textsIn(data)
        places[nth % places.length]?.(next)
        const made = textOf({ ...data, $quelltext })
        expect(trimmed(words(made))).toEqual(trimmed(data))
        expect(newLines(text, made).length).toBeLessThanOrEqual(1)
      },
    ),
    { seed: 1, numRuns: 300 },
  )
})

const page = `# Notiz oben
titel: 'Was: neu ist'
szene: sonne.svg
bloecke:
  # Notiz am Baustein
  - art: liste
    punkte:
      - Eins
      # Notiz am Punkt
      - 'Zwei'
      - Drei

  - art: aufruf
    text: >-
      Ein langer Text, der so lang ist, dass er in zwei Zeilen steht, wie der Leitfaden zeigt, und
      hier endet er.
    knopf: { text: Los, ziel: /los }
weiter: [/eins, /zwei]
`

type Page = { titel: string; bloecke: Data[]; weiter?: string[]; szene?: string }

/** The page after something was done to it in the editor. */
function edited(change: (data: Page) => void): string {
  const data = structuredClone(dataOf(page)) as unknown as Page
  change(data)
  return textOf(data as unknown as Data)
}

const block = (data: Page, index: number) => data.bloecke[index] as Data & { punkte: string[] }

test('what is added comes in its place, what is taken out leaves nothing', () => {
  expect(edited((data) => block(data, 0).punkte.splice(1, 0, 'Neu: so'))).toBe(
    page.replace('      # Notiz am Punkt', "      - 'Neu: so'\n      # Notiz am Punkt"),
  )
  expect(edited((data) => block(data, 0).punkte.pop())).toBe(page.replace('\n      - Drei', ''))
  expect(edited((data) => delete data.szene)).toBe(page.replace('\nszene: sonne.svg', ''))
  expect(edited((data) => Object.assign(data, { titel: '', szene: 'mond.svg' }))).toBe(
    page.replace("titel: 'Was: neu ist'\n", '').replace('sonne', 'mond'),
  )
  const single = '# Notiz\nliste:\n  - a\n'
  expect(textOf({ ...dataOf(single), liste: ['a', 'b'], neu: 'x', noch: 'y' })).toBe(
    `${single}  - b\nneu: x\nnoch: y\n`,
  )
  const picture = edited((data) => {
    const { art, ...others } = block(data, 1)
    data.bloecke[1] = { art, bild: { datei: 'a.svg' }, ...others, anker: 'los' }
  })
  expect(picture).toBe(
    page
      .replace('- art: aufruf', '- art: aufruf\n    bild:\n      datei: a.svg')
      .replace('\nweiter', '\n    anker: los\nweiter'),
  )
  expect(edited((data) => data.bloecke.splice(1, 0, { art: 'siegel', siegel: ['A', 'B'] }))).toBe(
    page.replace(
      '\n\n  - art: aufruf',
      '\n\n  - art: siegel\n    siegel:\n      - A\n      - B\n\n  - art: aufruf',
    ),
  )
})

test('blocks change places with all that is in them', () => {
  const made = edited((data) => data.bloecke.reverse())
  expect(newLines(page, made)).toEqual([])
  expect(made.indexOf('aufruf')).toBeLessThan(made.indexOf('liste'))
  expect(words(made).bloecke).toEqual(words(page).bloecke.reverse())
})

test('brackets stay brackets, folded texts stay folded', () => {
  const made = edited((data) => {
    block(data, 1).knopf = { text: 'Los, jetzt', ziel: '/los' }
    data.weiter?.push('/drei', 'a, b')
    block(data, 1).text = String(block(data, 1).text).replace('endet er', 'ist Schluss')
  })
  expect(newLines(page, made)).toEqual([
    '      hier ist Schluss.',
    "    knopf: { text: 'Los, jetzt', ziel: /los }",
    "weiter: [/eins, /zwei, /drei, 'a, b']",
  ])
  const long = `Los, ${'jetzt '.repeat(20)}oder nie`
  for (const [knopf, written] of [
    [{ text: 'Los,\njetzt', ziel: '/los' }, String.raw`{ text: "Los,\njetzt", ziel: /los }`],
    [{ text: long, ziel: '/los' }, `{ text: '${long}', ziel: /los }`],
    [{ text: 'Los', ziel: '/los', neu: 'x' }, '{ text: Los, ziel: /los, neu: x }'],
    [{ text: 'Los' }, '{ text: Los }'],
  ] as const)
    expect(edited((data) => Object.assign(block(data, 1), { knopf }))).toBe(
      page.replace('{ text: Los, ziel: /los }', written),
    )
})

test('what gets another beginning is written anew, and nothing around it', () => {
  const made = edited((data) => {
    data.bloecke[0] = { neu: 'x', punkte: ['Eins'] }
  })
  expect(made).toBe(page.replace(/art: liste.+Drei/s, 'neu: x\n    punkte:\n      - Eins'))
  const picture = dataOf('# Notiz\nbild:\n  datei: a.svg\n')
  const other = { neu: 'x', alt: 'y' }
  expect(textOf({ ...picture, bild: other })).toBe('# Notiz\nbild:\n  neu: x\n  alt: y\n')
})

test('a text is written as the one in its place was, several paragraphs as such', () => {
  const made = edited((data) => {
    block(data, 0).punkte = ['1.500', 'Vier', 'Fünf\n\nSechs']
    block(data, 1).text = 'Kurz.'
  })
  const points = page.replace('- Eins', "- '1.500'").replace("'Zwei'", "'Vier'")
  const paragraphs = points.replace('- Drei\n', '- |\n        Fünf\n\n        Sechs\n')
  expect(made).toBe(paragraphs.replace(/Ein langer[^.]+\./, 'Kurz.'))
  expect(dataOf('wert: 1.500\n').wert).toBe('1.500')
})

test('what is empty is no entry, and an entry without a file is written whole', () => {
  const empty = { belege: ['', { titel: '' }], anker: '', woerter: null, szene: ' sonne.svg ' }
  expect(edited((data) => Object.assign(data, empty))).toBe(page)
  expect(textOf({ titel: 'Neu', bloecke: [{ art: 'siegel', siegel: ['A'] }] })).toBe(
    'titel: Neu\nbloecke:\n  - art: siegel\n    siegel:\n      - A\n',
  )
})
