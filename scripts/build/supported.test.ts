import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Level, oldest } from './supported.ts'

const rows = {
  'Chrome, Android WebView': ['chrome'],
  'Samsung Internet': ['samsung'],
  'Safari, iOS': ['safari', 'ios_saf'],
  Firefox: ['firefox'],
}

test.each(Object.entries(rows))('PRODUCT.md names the oldest versions of %s', (title, names) => {
  const line = readFileSync('PRODUCT.md', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`| ${title} |`))
  const told = line?.split('|').slice(2, 4).map(Number.parseFloat)
  for (const name of names)
    expect(
      (['readable', 'complete'] satisfies Level[]).map((level) => Number(oldest(level)[name])),
    ).toEqual(told)
})
