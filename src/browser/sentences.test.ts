import { afterEach, describe, expect, test, vi } from 'vitest'
import { sentencesOf } from './sentences.ts'

const parted = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['where the browser knows sentences', Intl],
  ['in an older browser', {}],
])('%s', (_, intl) => {
  test.each([
    ['Ja. | Das geht! | „Wirklich?“ | Um 9 Uhr. | 12 Adressen warten.'],
    [
      'Seit dem 1.\u00a0Januar 2023 gilt § 3 Nr.\u00a021 EStG, z.\u00a0B. für Bäcker. | Für Sie auch.',
    ],
    ['Der Dom stammt aus dem 12. Jahrhundert und heißt St. Petrus. | Er ist offen.'],
    ['Das bringt ca. 500 Euro. | Bis 2.000 Euro bleibt alles frei.'],
    ['„Nein.“ – so sagte er. | Und ging.'],
    ['Keine Satzzeichen am Ende'],
    ['Wer am\nHafen arbeitet, merkt\tdas. | Auch\nSie.'],
    ['Frei seit 2026. | Dann weiter …'],
  ])('%s', (text) => {
    vi.stubGlobal('Intl', intl)
    expect(parted(text.replaceAll('| ', '')).map((sentence) => sentence.trimEnd())).toEqual(
      text.split(' | '),
    )
  })
})

test('Nothing is left out between sentences', () => {
  const text = '  Eins. Zwei!  Drei '
  expect(parted(text).join('')).toBe(text)
})
