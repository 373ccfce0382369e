import { expect, test } from 'vitest'
import { readNetlify, readRedirects } from './netlify-rules.ts'

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

test('Of a file that cannot be read no redirect counts, and its line is known', () => {
  const toml = '[[redirects]]\n  from = "/a"\n  to = /b\n'
  expect(readRedirects(toml)).toEqual([])
  expect(readNetlify(toml)).toEqual({ unreadable: 3 })
})
