import type { Problem } from '../findings.ts'

/** Lines are counted from 1. */
type InLine = [line: number, problem: Problem]

/** What stands where YAML reads it otherwise than it was meant; read on as if it were right. */
export const misplacedLines = (lines: string[]): InLine[] => [
  ...strayBlocks(lines),
  ...strayEntries(lines),
  ...folded(lines),
]

/** Names of lists by what their entries begin with; of the others there are several. */
const listOf: Readonly<Record<string, string>> = {
  art: 'bloecke',
  frage: 'fragen',
  zitat: 'stimmen',
  symbol: 'karten',
  titel: 'karten',
  text: 'knoepfe',
  aussage: 'belege',
  '/': 'weiter',
  '[': 'zeilen',
}

/** Entries below a text: the line with the name of their list was deleted. */
export function namelessLists(lines: readonly string[]): InLine[] {
  const texts = depthsOfTexts(lines, longText)
  let above = ''
  let list = ''
  let hasBlocks = false
  let isTold = false
  return lines.flatMap((line, index): InLine[] => {
    if (!/^\s*[^\s#]/.test(line)) return []
    const before = above
    above = line
    const [, key = ''] = /^ *- (?:\{ ?)?([a-z_]+): /.exec(line) ?? []
    // Where there are others, it stands in the wrong place.
    const isStray = key === 'art' ? hasBlocks : key !== '' && key === list
    if (texts[index] === undefined) {
      isTold = false
      hasBlocks ||= key === 'art'
      if (key === 'art' || bareName.test(line)) list = ''
      else if (key) list = key
      return !isStray && isBelowText(line, before) ? [[index + 1, nameless(line, key)]] : []
    }
    if (isTold || isStray || !Object.hasOwn(listOf, key)) return []
    isTold = true
    return [[index + 1, nameless(line, key)]]
  })
}

const longText = /^( *(?:- )?)[\w/-]+: [|>][-+]? *$/
const bareName = /^ *(?:- )?[\w-]+: *(?:#.*)?$/

function isBelowText(line: string, above: string): boolean {
  const indent = /^( *)- \S/.exec(line)?.[1]?.length
  if (indent === undefined) return false
  if (/^ *- art: /.test(line) && /^ *- \//.test(above)) return true
  const [, depth = '', value = ''] = /^( *)[\w-]+: +(\S.*)$/.exec(above) ?? []
  return indent >= depth.length && isWhole.test(value)
}

/** Neither the beginning of a text of several lines, nor an open bracket, nor one word that stands there by mistake. */
const isWhole = /^(?:[^|>[{'"\s]+\s.*|\[[^[]*\]|\{.*\}|'.*'|\d{4}-\d\d-\d\d)$/

const nameless = (line: string, key: string): Problem => ({
  message: 'Über dieser Zeile fehlt der Name ihrer Liste.',
  remedy: `Gehört sie zu einer Liste weiter oben, verschieben Sie sie dorthin. Sonst schreiben Sie ihn in eine eigene Zeile darüber, zwei Leerzeichen weiter links als der Strich, zum Beispiel: ${listOf[key || (/- ([[/])/.exec(line)?.[1] ?? '')] ?? 'punkte'}:`,
})

/** A block or an entry that was pasted where the cursor stood in the text above it. */
export function straightenEntries(lines: string[]): InLine[] {
  const texts = depthsOfTexts(lines, longText)
  let list: { key: string; indent: number } | undefined
  let blocks: typeof list
  for (const [index, line] of lines.entries()) {
    const [, space = '', key = ''] = /^( *)- ([\w-]+): /.exec(line) ?? []
    if (texts[index] === undefined) {
      if (key && list?.key !== key) list = { key, indent: space.length }
      if (key === 'art') blocks ??= { key, indent: space.length }
      if (key === 'art' || bareName.test(line)) list = undefined
    } else {
      const wanted = [list, blocks].find((each) => key && each?.key === key)?.indent
      if (wanted !== undefined && wanted !== space.length)
        return [straightened(lines, index, key, wanted, below), ...straightenEntries(lines)]
    }
  }
  return []
}

const below = 'unter dem ersten'

/** Blocks that do not stand below the first one, as those that were pasted. */
function strayBlocks(lines: string[]): InLine[] {
  const blocks = lines.flatMap((line, index) => (/^ *- art: /.test(line) ? index : []))
  return strayIn(lines, blocks, 'art')
}

/** „- frage: …“ that does not stand below the one above, where nothing between them begins a list or a text of several lines. */
function strayEntries(lines: string[]): InLine[] {
  const lists: { key: string; entries: number[] }[] = []
  let list: (typeof lists)[number] | undefined
  const texts = depthsOfTexts(lines, longText)
  for (const [index, line] of lines.entries()) {
    if (texts[index] !== undefined) continue
    const [, key = ''] = /^ *- ([\w-]+): /.exec(line) ?? []
    if (key && list?.key !== key) {
      list = { key, entries: [] }
      lists.push(list)
    }
    if (key) list?.entries.push(index)
    if (key === 'art' || bareName.test(line)) list = undefined
  }
  return lists.flatMap(({ key, entries }) => strayIn(lines, entries, key))
}

/** For each line that belongs to a text of several lines: where the name of that text begins. */
function depthsOfTexts(lines: readonly string[], opener: RegExp): (number | undefined)[] {
  let within: number | undefined
  return lines.map((line) => {
    const depth = depthOf(line)
    if (within !== undefined && depth >= 0 && depth <= within) within = undefined
    if (within !== undefined) return within
    within = opener.exec(line)?.[1]?.length
    return undefined
  })
}

/** The first one gives the place, where not all others have another. */
function strayIn(lines: string[], entries: readonly number[], key: string): InLine[] {
  const [first = -1, second = -1, ...more] = entries.map((index) => depthOf(lines[index]))
  const isFirst = more.length > 0 && first !== second && more.every((indent) => indent === second)
  const wanted = isFirst ? second : first
  return entries
    .filter((index) => depthOf(lines[index]) !== wanted)
    .map((index) => straightened(lines, index, key, wanted, isFirst ? 'über den anderen' : below))
}

/** Puts an entry where it belongs, so that nothing else is told of it. */
function straightened(
  lines: string[],
  index: number,
  key: string,
  wanted: number,
  where: string,
): InLine {
  const from = depthOf(lines[index])
  const isAlone = depthOf(lines[index + 1]) === wanted + 2
  const behind = lines.findIndex((each, at) => at > index && depthOf(each) <= from)
  const end = isAlone ? index + 1 : behind < 0 ? lines.length : behind
  for (let at = index; at < end; at++)
    lines[at] = ' '.repeat(wanted) + (lines[at] ?? '').slice(from)
  const what = key === 'art' ? 'Der Baustein' : 'Der Eintrag'
  const problem = {
    message: `${what} steht nicht ${where}: Vor „- ${key}“ ${['steht kein', 'steht ein'][from] ?? `stehen ${from}`} Leerzeichen, dort ${wanted}.`,
    remedy: `Rücken Sie ${isAlone ? 'diese Zeile' : 'alle seine Zeilen'} um ${Math.abs(wanted - from)} Leerzeichen nach ${from < wanted ? 'rechts' : 'links'}.`,
  }
  return [index + 1, problem]
}

/**
 * Points of a list, one below the other, of which some begin elsewhere: YAML joins such a line to the
 * one above. They are put where they belong, so that nothing else is told of them.
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
      // In Markdown a point further right belongs to the one above.
      if (by === 0 || (texts[index] !== undefined && Math.abs(by) > 1)) return []
      lines[index] = `${' '.repeat(wanted)}${lines[index]?.trimStart()}`
      return [[index + 1, strayPoint(by)]]
    })
  })
}

const countOf = (indent: number, indents: readonly number[]) =>
  indents.filter((each) => each === indent).length

/** What one list has in lines that follow each other: all `[…]`, all `{…}`, or all texts. Entries of several names have others within. */
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

/** `>-` joins lines that follow each other, headings and points of a list, too; an empty one keeps them apart. */
function folded(lines: string[]): InLine[] {
  const opener = /^( *(?:- )?)[\w/-]+: >[-+]? *$/
  const texts = depthsOfTexts(lines, opener)
  return lines.flatMap((line, index): InLine[] => {
    const within = texts[index]
    if (within === undefined || !/^\s*(?:#{1,6}|[*+]|-(?! art: )) /.test(line)) return []
    const above = lines[index - 1] ?? ''
    const isJoined =
      (above.trim() !== '' && !opener.test(above)) || depthOf(lines[index + 1]) > within
    if (!isJoined) return []
    lines[index] = line.replace(/[-#*+]+ /, '')
    return [[index + 1, joined]]
  })
}

const depthOf = (line = '') => line.search(/\S/)

const joined: Problem = {
  message: 'Unter >- laufen die Zeilen ineinander: Diese stünde mitten im Satz.',
  remedy:
    'In „art: text“ schreiben Sie | statt >-. Andere Bausteine haben im Text keine Listen und keine Zwischenüberschriften.',
}
