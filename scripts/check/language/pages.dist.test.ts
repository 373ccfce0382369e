import { expect, test } from 'vitest'
import { loadSite } from '../../../src/site/load-site.ts'
import { readPages } from '../built.ts'
import { germanTexts } from './german-texts.ts'
import { loadSpelling, spellableWords } from './spelling.ts'

const { isKnown } = await loadSpelling()
const { pages, brand } = loadSite()
const built = readPages()

test('Every page tells browsers that it is German, and as wide as a telephone', () => {
  const wanted = ['html[lang=de]', 'meta[name=viewport][content^="width=device-width"]']
  const missing = built.flatMap(({ path, root }) =>
    wanted.filter((each) => !root.querySelector(each)).map((each) => `${path}: ${each}`),
  )
  expect(missing).toEqual([])
})

/** `npm run check` covers the content; this also covers words in code: labels, messages, names. */
test('Every word of every page is known', () => {
  const allowed = [...pages.values()].flatMap(({ woerter = [] }) => woerter)
  const known = new Set([...allowed, ...spellableWords(JSON.stringify(brand))])
  const words = new Set(built.flatMap(({ root }) => germanTexts(root).flatMap(spellableWords)))
  expect([...words].filter((word) => !known.has(word) && !isKnown(word))).toEqual([])
})

test('Signs that keep a line together stay in the text, out of titles and addresses', () => {
  const joiner = '\u2060'
  const roots = built.map(({ root }) => root)
  expect(roots.filter((page) => page.querySelector('main')?.text.includes(joiner))).not.toEqual([])
  const outside = roots.flatMap((page) => [
    ...page
      .querySelectorAll('head > *, body script:not([type="application/ld+json"])')
      .map(({ outerHTML }) => outerHTML),
    ...page.querySelectorAll('[id], [href]').map(({ id, attributes }) => id + attributes.href),
  ])
  expect(outside.filter((html) => html.includes(joiner))).toEqual([])
})
