import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { BlockOf, LoadedBlock } from '../src/model/blocks.ts'
import type { Brand } from '../src/model/brand.ts'
import type { CalculatorWords } from '../src/model/calculator-words.ts'
import type { Cookies } from '../src/model/cookies.ts'
import type { Shared } from '../src/model/shared.ts'
import { typeset } from '../src/model/typography.ts'

// Words that editors may change are read from the content. Agreed words are in the tests themselves.

/** A content file with typography as on the page. `fill` replaces placeholders. */
export const read = (name: string, fill = (text: string) => text) =>
  parse(
    readFileSync(`src/content/${name}.yaml`, 'utf8'),
    (_, value) => (typeof value === 'string' ? typeset(fill(value)) : value),
    { schema: 'failsafe' },
  )

export const shared: Shared = read('gemeinsam')
export const brand: Brand = read('marke')
export const { cookies }: Cookies = read('cookies')
export const calculator: CalculatorWords = read('rechner')

export function blockOf<Kind extends LoadedBlock['art']>(page: string, kind: Kind): BlockOf<Kind> {
  const blocks: LoadedBlock[] = read(`seiten/${page}`).bloecke
  const found = blocks.find((block): block is BlockOf<Kind> => block.art === kind)
  if (!found) throw new Error(`${page} has no ${kind}`)
  return found
}

export const form = blockOf('registrieren', 'formular')

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
