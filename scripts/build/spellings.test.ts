import { expect, test } from 'vitest'
import { spellings } from './spellings.ts'

test.each([
  ['/ehrenamt', ['/Ehrenamt', '/EHRENAMT']],
  ['/60-plus', ['/60-Plus', '/60-PLUS']],
  [
    '/senioren-jobs-rheinland-pfalz',
    [
      '/Senioren-jobs-rheinland-pfalz',
      '/senioren-jobs-Rheinland-Pfalz',
      '/Senioren-Jobs-Rheinland-Pfalz',
      '/SENIOREN-JOBS-RHEINLAND-PFALZ',
    ],
  ],
  [
    '/rentner-jobs-nrw',
    ['/Rentner-jobs-nrw', '/rentner-jobs-NRW', '/Rentner-Jobs-NRW', '/RENTNER-JOBS-NRW'],
  ],
  [
    '/wissenswertes/teilzeit',
    [
      '/Wissenswertes/teilzeit',
      '/wissenswertes/Teilzeit',
      '/Wissenswertes/Teilzeit',
      '/WISSENSWERTES/TEILZEIT',
    ],
  ],
])('%s is also written %j', (path, expected) => {
  expect(spellings(path)).toEqual(expected)
})
