import { expect, test } from 'vitest'
import { silentAboutStore } from './stores.ts'

test('A page that could not be read is no reason to say more', () => {
  expect(silentAboutStore({ texts: [], documents: new Map() })).toEqual([])
})
