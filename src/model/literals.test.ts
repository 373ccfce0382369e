import { expect, test } from 'vitest'
import type { Brand } from './brand.ts'
import { findLiterals } from './literals.ts'

const brand = { domain: 'https://www.wirkzeit.example', jahr: '2026/27' } as Brand
const told = (text: string) => findLiterals(text, { facts: {}, brand, today: '2027-01-15' })

test.each([
  ['https://www.wirkzeit.example/ehrenamt', '/ehrenamt'],
  ['Mehr [dazu](https://wirkzeit.example/ehrenamt#fragen).', '/ehrenamt#fragen'],
  ['Mehr auf https://www.wirkzeit.example.', '/'],
])('Of our own domain in „%s“ only the page is to be written: %s', (text, page) => {
  expect(told(text)).toMatchObject([{ remedy: `Schreiben Sie nur die Seite: ${page}` }])
})

test('A season may have the two years that titles have', () => {
  expect(told('Das Theater spielt in der Saison 2026/27 anderswo.')).toEqual([])
})
