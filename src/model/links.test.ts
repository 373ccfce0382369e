import { expect, test } from 'vitest'
import { addressOf, readRedirects } from './links.ts'

test('Redirects of netlify.toml are read, whatever else stands there', () => {
  const toml = `[build]
  command = "x"
[[redirects]]
  from = "/rente"
  to = "/aktivrente" # alt
  status = 301
[[headers]]
  for = "/*"
[[redirects]]
  to = "/b"
  from = "/a"
`
  expect(readRedirects(toml)).toEqual([
    { from: '/rente', to: '/aktivrente' },
    { from: '/a', to: '/b' },
  ])
})

test('A number becomes what a telephone dials', () => {
  expect(addressOf('tel:030 000000-0', undefined)).toBe('tel:0300000000')
  expect(addressOf('tel:+49 (30) 12/34', undefined)).toBe('tel:+49301234')
})
