import { expect, test } from 'vitest'
import { isStale } from './stale.ts'

const list = 'https://www.wirkzeit.example/admin/#/collections/seiten'
const entry = `${list}/entries/aktivrente`

test.each([
  ['an entry opened from the list after a while is read anew', list, entry, 61_000, true],
  ['one opened at once is not', list, entry, 20_000, false],
  ['the list is not', entry, list, 61_000, false],
  ['nothing is while an entry is open', entry, `${entry}?_anchor=titel`, 61_000, false],
])('%s', (_, oldURL, newURL, age, expected) => {
  expect(isStale({ oldURL, newURL }, age)).toBe(expected)
})
