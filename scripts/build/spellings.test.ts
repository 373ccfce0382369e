import { expect, test } from 'vitest'
import { spellings } from './spellings.ts'

test.each([
  ['/ehrenamt', ['/Ehrenamt', '/EHRENAMT']],
  [
    '/rentner-jobs-berlin',
    ['/Rentner-jobs-berlin', '/Rentner-Jobs-Berlin', '/RENTNER-JOBS-BERLIN'],
  ],
  [
    '/rentner-jobs-nrw',
    ['/Rentner-jobs-nrw', '/Rentner-Jobs-NRW', '/rentner-jobs-NRW', '/RENTNER-JOBS-NRW'],
  ],
  [
    '/wissenswertes/teilzeit',
    ['/Wissenswertes/teilzeit', '/Wissenswertes/Teilzeit', '/WISSENSWERTES/TEILZEIT'],
  ],
])('%s is also written %j', (path, expected) => {
  expect(spellings(path)).toEqual(expected)
})
