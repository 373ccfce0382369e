import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { factsOf } from './computed-facts.ts'

/** The figures of this site, unchecked. */
export const { facts } = factsOf(
  parse(readFileSync('src/content/fakten.yaml', 'utf8'), { schema: 'failsafe' }),
)
