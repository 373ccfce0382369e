import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { BlockOf } from '../src/model/blocks.ts'
import type { Brand } from '../src/model/brand.ts'
import type { CalculatorWords } from '../src/model/calculator-words.ts'
import type { Cookies } from '../src/model/cookies.ts'
import type { Shared } from '../src/model/shared.ts'
import { typeset } from '../src/model/typography.ts'

// What editors may word anew is read where they write it. Words that were agreed on stand in the tests.

const read = (name: string) =>
  parse(
    readFileSync(`src/content/${name}.yaml`, 'utf8'),
    (_, value) => (typeof value === 'string' ? typeset(value) : value),
    { schema: 'failsafe' },
  )

export const shared: Shared = read('gemeinsam')
export const brand: Brand = read('marke')
export const { cookies }: Cookies = read('cookies')
export const calculator: CalculatorWords = read('rechner')

const blocks: { art: string }[] = read('seiten/registrieren').bloecke

export const form = blocks.find(({ art }) => art === 'formular') as BlockOf<'formular'>

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
