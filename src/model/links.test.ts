import { expect, test } from 'vitest'
import { readRedirects } from './links.ts'

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
