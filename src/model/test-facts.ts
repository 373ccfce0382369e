import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { factsOf } from './computed-facts.ts'
import { type Entries, facts as schema } from './facts.ts'

const text = readFileSync('src/content/fakten.yaml', 'utf8')

/** The entries of fakten.yaml, and the figures of this site. */
export const entries: Entries = schema.parse(parse(text, { schema: 'failsafe' }))
export const { facts } = factsOf(entries)
