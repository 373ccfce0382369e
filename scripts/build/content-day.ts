import { readFileSync } from 'node:fs'
import { factsFile } from '../../src/model/read-facts.ts'

/** The latest `stand` of fakten.yaml: the day of the unit tests, which must not depend on the clock. */
export function contentDay(): string {
  const days = readFileSync(factsFile, 'utf8').matchAll(/^ +stand: (\S+)$/gm)
  return (
    [...days]
      .map(([, day = '']) => day)
      .sort()
      .at(-1) ?? ''
  )
}
