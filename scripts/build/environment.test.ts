import { expect, test } from 'vitest'
import { loadSite } from '../../src/site/load-site.ts'
import { analyticsNames } from './environment.ts'

test('Without cookies of analytics no cookie is taken for one', () => {
  const { cookies } = loadSite().cookies
  const others = cookies.filter(({ kategorie }) => kategorie !== 'analytics')
  const isOne = (entries: typeof cookies) =>
    new RegExp(`^(?:${analyticsNames(entries)})`).test('_ga')
  expect([isOne(cookies), isOne(others)]).toEqual([true, false])
})
