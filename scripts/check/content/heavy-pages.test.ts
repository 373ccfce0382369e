import { expect, test } from 'vitest'
import { readSite } from '../../../src/model/read-site.ts'
import { callBlock, pageFile, references, siteFiles } from '../../../src/model/test-fixtures.ts'
import type { Weight } from '../weigh.ts'
import { limit } from '../weights.ts'
import { wordsWeights } from '../words-weight.ts'
import { heavyPages } from './heavy-pages.ts'

const file = 'src/content/seiten/start.yaml'

const readingWith = (text: string) =>
  readSite(
    { ...siteFiles, [file]: pageFile('start', callBlock.replace('Schreiben Sie uns.', text)) },
    references,
  ).reading

const before = readingWith('Schreiben Sie uns.')
const weightOf = (total: number, words?: number) => ({ '/': { total, words } as Weight })
const words = wordsWeights(before)('/')

test('A page that was full says by how much it is too long now, and in which file', () => {
  const longer = readingWith('Schreiben Sie uns, wenn der Garten schläft und die Nächte lang sind.')
  expect(heavyPages(before, weightOf(limit, words))).toEqual([])
  expect(heavyPages(longer, weightOf(limit - 200, words))).toEqual([])
  const [finding, ...others] = heavyPages(longer, weightOf(limit, words))
  expect(finding).toMatchObject({ file, message: expect.stringMatching(/etwa \d\d Bytes mehr/) })
  expect(others).toEqual([])
})

test('Words that have not grown are not to blame for a page that was too heavy already', () => {
  expect(heavyPages(before, weightOf(limit + 10, words))).toEqual([])
})

test('Of a page that was never measured nothing is said', () => {
  expect(heavyPages(before, {})).toEqual([])
  expect(heavyPages(before, weightOf(99_999))).toEqual([])
})
