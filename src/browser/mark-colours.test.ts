import { expect, test } from 'vitest'
import { colour } from '../styles/tokens.ts'
import { ground, ink } from './mark-colours.ts'

test('the sentence that is being read is marked in the colours of the palette', () => {
  expect([ground, ink]).toEqual([colour('sonne'), colour('ink')])
})
