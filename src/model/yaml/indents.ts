import type { Problem } from '../findings.ts'

/** `line` counts from 1. */
export type InLine = [line: number, problem: Problem]

/** `text: |` */
export const longText = /^( *(?:- )?)[\w/-]+: [|>][-+]? *$/

/** `punkte:` */
export const bareName = /^ *(?:- )?[\w-]+: *(?:#.*)?$/

/** Number of leading spaces; -1 for an empty line. */
export const depthOf = (line = '') => line.search(/\S/)

/** For each line within a multi-line text, the column where the text's key begins; else undefined. */
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
