import { expect, test } from 'vitest'
import { readPage, readPages } from '../built.ts'
import { contentPaths, regionalPaths } from '../page-groups.ts'
import { generalShare } from './locality.ts'
import { readabilityOf } from './readability.ts'
import { regionalVerdicts } from './regions.ts'
import { besides, runningText } from './running-text.ts'
import { germanSpelling, ourWords, unknownWords, wordList } from './spelling.ts'

const verdictsByPath = regionalVerdicts()

test('Every word of every page is known', async () => {
  const remedy = `berichtigen, oder in ${wordList} eintragen`
  expect(Object.fromEntries(await unknownWords()), remedy).toEqual({})
})

test('Signs that keep a line together stay in the text, out of titles and addresses', () => {
  const joiner = '\u2060'
  const pages = readPages().map(({ root }) => root)
  expect(pages.filter((page) => page.querySelector('main')?.text.includes(joiner))).not.toEqual([])
  const outside = pages.flatMap((page) => [
    ...page
      .querySelectorAll('head > :not([type="application/ld+json"]), body script')
      .map(({ outerHTML }) => outerHTML),
    ...page.querySelectorAll('[id], [href]').map(({ id, attributes }) => id + attributes.href),
  ])
  expect(outside.filter((html) => html.includes(joiner))).toEqual([])
})

test('Our word list is sorted and holds only what the dictionary does not know', async () => {
  const words = ourWords()
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'de')))
  const inDictionary = await germanSpelling()
  expect(words.filter(inDictionary)).toEqual([])
})

test.each(besides)('What is left out of the running text as „%s“ is there', (selector) => {
  expect(readPages().some(({ root }) => root.querySelector(`main ${selector}`))).toBe(true)
})

for (const path of contentPaths)
  test(`${path} is 500 to 1,200 words long and easy to read`, () => {
    const { words, flesch, longest } = readabilityOf(runningText(readPage(path).root))
    expect.soft(longest.words, longest.sentence).toBeLessThanOrEqual(25)
    expect.soft(flesch, 'Flesch index (Amstad)').toBeGreaterThanOrEqual(50)
    expect.soft(words, 'words').toBeGreaterThanOrEqual(500)
    expect.soft(words, 'words').toBeLessThanOrEqual(1200)
  })

for (const path of regionalPaths)
  test(`Less than 35 % of the sentences of ${path} would be true of another region`, async () => {
    const verdicts = (await verdictsByPath).get(path) ?? []
    const general = verdicts.filter(({ isLocal }) => !isLocal).map(({ sentence }) => sentence)
    expect(generalShare(verdicts), general.join('\n')).toBeLessThan(0.35)
  })
