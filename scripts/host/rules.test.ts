import { beforeEach, expect, test } from 'vitest'
import { put, testFolder } from '../check/folder.fixture.ts'
import { main } from '../host.ts'
import { apacheConfig } from './apache.ts'
import { caddyConfig } from './caddy.ts'
import { nginxConfig } from './nginx.ts'
import { placeOf } from './place.ts'
import { readHostRules } from './rules.ts'

const root = testFolder()

beforeEach(() =>
  put(root, {
    'dist/index.html': 'x'.repeat(300),
    'dist/neu.html': 'x'.repeat(300),
    'dist/robots.txt': 'x',
    'dist/_redirects': '/NEU /neu 301\n/neu / 301\n',
    'dist/_headers': '/neu\n  X-A: eins\n/*\n  X-B: "zwei"\n',
    'netlify.toml': '[[redirects]]\nfrom = "/alt"\nto = "/neu"\nstatus = 301\n',
  }),
)

test('pages go before rules, and each address has one spelling', async () => {
  const { moved, tiny, types } = await readHostRules(root)
  expect(Object.fromEntries(moved)).toEqual({
    '/index.html': '/',
    '/index/': '/index',
    '/neu.html': '/neu',
    '/neu/': '/neu',
    '/NEU': '/neu',
    '/NEU/': '/neu',
    '/alt': '/neu',
    '/alt/': '/neu',
  })
  expect(tiny).toContain('/robots.txt')
  expect(types.get('html')).toBe('text/html; charset=utf-8')
})

test('what cannot be translated stops, with the rule', async () => {
  put(root, { 'dist/_redirects': '/alt/* /neu/:splat 301\n' })
  await expect(readHostRules(root)).rejects.toThrow('/alt/*')
})

test('each server is told every rule, with its quotes kept', async () => {
  const rules = await readHostRules(root)
  const place = placeOf('https://www.haus.de')
  for (const text of [
    nginxConfig(rules, place),
    caddyConfig(rules, place),
    apacheConfig(rules, place),
  ]) {
    expect(text).toContain('www.haus.de')
    for (const part of ['/alt', '/NEU', 'X-A', 'eins', '\\"zwei\\"'])
      expect(text.replace('^alt', '/alt').replace('^NEU', '/NEU')).toContain(part)
  }
})

test.each([
  ['https://www.haus.de', 'haus.de'],
  ['https://haus.de', 'www.haus.de'],
  ['https://arbeit.haus.de', undefined],
])('the other spelling of %s is %s, and leads to it', async (origin, twin) => {
  const rules = await readHostRules(root)
  const place = placeOf(origin)
  const names = (text: string) => text.match(/\b[\w.]*haus\.de\b/g)
  for (const text of [nginxConfig(rules, place), caddyConfig(rules, place)])
    expect(new Set(names(text))).toEqual(new Set(twin ? [place.host, twin] : [place.host]))
})

test('a folder without a name is none, not the terminal', async () => {
  await expect(main(['nginx', '--to', ''])).rejects.toThrow('So geht es: npm run host')
})
