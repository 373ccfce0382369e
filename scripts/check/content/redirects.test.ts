import { expect, test } from 'vitest'
import { redirects } from './redirects.ts'

const leadsTo = (to: string) =>
  redirects(`[[redirects]]\n  from = "/alt"\n  to = "${to}"\n  status = 301\n`, [
    '/senioren-jobs-mainz',
    '/senioren-jobs-berlin',
  ]).map(({ remedy }) => remedy)

test('A redirect leads to the page that was meant, and to no other region', () => {
  expect(leadsTo('/senioren-jobs-berlin/')).toEqual(['Schreiben Sie: to = "/senioren-jobs-berlin"'])
  expect(leadsTo('/senioren-jobs-trier')).toEqual([
    expect.stringMatching(/^Die Region „trier“ fehlt/),
  ])
})
