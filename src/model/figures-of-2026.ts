import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Entries, facts as schema } from './facts.ts'

const looked = { stand: '2026-11-21', quelle: 'fakten.yaml' }

type Written = { zeitraeume?: object[] }

/** The law as known in November 2026, for tests: fakten.yaml changes every year. */
export const figuresOf2026 = (): Entries => {
  const written: Record<string, Written> = parse(
    readFileSync('src/model/figures-of-2026.yaml', 'utf8'),
    { schema: 'failsafe' },
  )
  return schema.parse(
    Object.fromEntries(
      Object.entries(written).map(([key, { zeitraeume, ...entry }]) => [
        key,
        {
          bedeutung: key,
          ...entry,
          ...(zeitraeume
            ? { zeitraeume: zeitraeume.map((each) => ({ ...each, ...looked })) }
            : looked),
        },
      ]),
    ),
  )
}
