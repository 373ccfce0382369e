import type { Problem } from '../findings.ts'
import { depthOf, depthsOfTexts, type InLine, longText } from './indents.ts'

/**
 * List items with another indentation than most of their neighbours: YAML joins such a line to the one
 * above. Moves them in `lines`, so that they cause no other findings.
 */
export function straightenPoints(lines: string[]): InLine[] {
  return runsOfPoints(lines).flatMap((run) => {
    const indents = run.map((index) => depthOf(lines[index]))
    if (indents.every((indent) => indent === indents[0])) return []
    const texts = depthsOfTexts(lines, longText)
    const most = Math.max(...indents.map((indent) => countOf(indent, indents)))
    const wanted = indents.find((indent) => countOf(indent, indents) === most) ?? 0
    return run.flatMap((index): InLine[] => {
      const by = depthOf(lines[index]) - wanted
      // In Markdown an item further right belongs to the one above.
      if (by === 0 || (texts[index] !== undefined && Math.abs(by) > 1)) return []
      lines[index] = `${' '.repeat(wanted)}${lines[index]?.trimStart()}`
      return [[index + 1, strayPoint(by)]]
    })
  })
}

const countOf = (indent: number, indents: readonly number[]) =>
  indents.filter((each) => each === indent).length

/** Indexes of consecutive items of one kind: all `[…]`, all `{…}`, or all texts; not entries with keys. */
function runsOfPoints(lines: readonly string[]): number[][] {
  const runs: number[][] = []
  const texts = depthsOfTexts(lines, /^( *)- [|>][-+]? *$/)
  let kind: string | undefined
  for (const [index, line] of lines.entries()) {
    const [, sign] = /^ *- (?!- |[\w-]+: |[\w-]+:$)([[{]?)/.exec(line) ?? []
    if (sign === undefined && texts[index] !== undefined) continue
    if (sign !== undefined && sign === kind) runs.at(-1)?.push(index)
    else if (sign !== undefined) runs.push([index])
    kind = sign
  }
  return runs
}

const strayPoint = (by: number): Problem => ({
  message: `Vor „- “ ${by > 0 ? (by === 1 ? 'steht ein' : `stehen ${by}`) : by === -1 ? 'fehlt ein' : `fehlen ${-by}`} Leerzeichen${by > 0 ? ' zu viel' : ''}.`,
  remedy: 'Beginnen Sie die Zeile genau unter dem Strich der anderen Punkte.',
})
