import { expect, test } from 'vitest'
import { deletionsOf } from './cookies.ts'

const here = { hostname: 'www.wirkzeit.de', pathname: '/' }

const deleted = (cookies: string, place = here) =>
  deletionsOf(cookies, place).map((deletion) => deletion.replace(/; expires=[^;]*/, ''))

test('A cookie is deleted on every domain level and for this host alone', () => {
  expect(deleted('_ga=GA1.1.1')).toEqual([
    '_ga=; path=/',
    '_ga=; path=/; domain=www.wirkzeit.de',
    '_ga=; path=/; domain=wirkzeit.de',
    '_ga=; path=/; domain=de',
  ])
  expect(deletionsOf('_ga=1', here)[0]).toContain('expires=Thu, 01 Jan 1970')
})

test('A cookie is deleted for every path above the page', () => {
  const local = { hostname: 'localhost', pathname: '/a/b' }
  const paths = deleted('_ga=1', local).map((deletion) => /path=([^;]*)/.exec(deletion)?.[1])
  expect(new Set(paths)).toEqual(new Set(['/', '/a', '/a/', '/a/b']))
})

test.each([
  ['_ga=1; _gid=2; _ga_AB12CD34EF=3; _gat=4', ['_ga', '_gid', '_ga_AB12CD34EF', '_gat']],
  ['x_ga=1; theme=_ga; ga=2; _g=3', []],
  ['', []],
  ['_ga', ['_ga']],
  ['_ga=1; _ga=2', ['_ga']],
  ['_gid=a=b', ['_gid']],
])('Of „%s“ those are deleted whose name starts with _ga or _gid', (cookies, names) => {
  const found = deleted(cookies).map((deletion) => deletion.split('=')[0])
  expect([...new Set(found)]).toEqual(names)
})
