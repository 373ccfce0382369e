import { expect, test } from 'vitest'
import { storeSpeltOut } from './stores.ts'

test('A page that could not be read is no reason to say more', () => {
  expect(storeSpeltOut({ texts: [], documents: new Map() })).toEqual([])
})
