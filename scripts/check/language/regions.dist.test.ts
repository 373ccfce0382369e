import { expect, test } from 'vitest'
import { routes } from '../../../routes.ts'
import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'
import { readPage } from '../built.ts'
import { regionalPaths } from '../page-groups.ts'
import { runningText } from './running-text.ts'

const names = routes.filter(({ path }) => regionalPaths.includes(path)).map(({ label }) => label)

/** The name of the region counts as the same word everywhere: a text with gaps is no other text. */
const withoutName = (sentence: string) =>
  sentence
    .replace(new RegExp(names.join('|'), 'g'), '…')
    .replace(/[^\p{L}\d…]+/gu, ' ')
    .toLowerCase()
    .trim()

function longSentences(path: string): string[] {
  const page = readPage(path).root
  // That a named employer is no vacancy must stand below every such list.
  for (const note of page.querySelectorAll('.ideas + .small')) note.remove()
  return runningText(page)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length > 6)
}

test('No sentence of more than six words stands on two regional pages', () => {
  const first = new Map<string, string>()
  const shared = regionalPaths.flatMap((path) =>
    longSentences(path).flatMap((sentence) => {
      const key = withoutName(sentence)
      const other = first.get(key)
      first.set(key, other ?? path)
      return other && other !== path ? [`${path} and ${other}: ${sentence}`] : []
    }),
  )
  expect(shared).toEqual([])
})
