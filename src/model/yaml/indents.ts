import type { Problem } from '../findings.ts'

/** Lines are counted from 1. */
export type InLine = [line: number, problem: Problem]

/** `text: |` */
export const longText = /^( *(?:- )?)[\w/-]+: [|>][-+]? *$/

/** `punkte:` */
export const bareName = /^ *(?:- )?[\w-]+: *(?:#.*)?$/

/** Blanks in front of a line, -1 for an empty one. */
export const depthOf = (line = '') => line.search(/\S/)

/** For each line that belongs to a text of several lines: where the name of that text begins. */
export function depthsOfTexts(lines: readonly string[], opener: RegExp): (number | undefined)[] {
  let within: number | undefined
  return lines.map((line) => {
    const depth = depthOf(line)
    if (within !== undefined && depth >= 0 && depth <= within) within = undefined
    if (within !== undefined) return within
    within = opener.exec(line)?.[1]?.length
    return undefined
  })
}
