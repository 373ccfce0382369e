import { readFileSync } from 'node:fs'
import { factsFile } from '../../src/model/read-facts.ts'

/** The day on which somebody last looked at a figure: for tests, which know no clock. */
export function contentDay(): string {
  const days = readFileSync(factsFile, 'utf8').matchAll(/^ +stand: (\S+)$/gm)
  return (
    [...days]
      .map(([, day = '']) => day)
      .sort()
      .at(-1) ?? ''
  )
}
