import { bareName, depthOf, depthsOfTexts, type InLine, longText } from './indents.ts'

/** Misplaced blocks and entries. Moves them in `lines`, so that they cause no other findings. */
export const straightenEntries = (lines: string[]): InLine[] => [
  ...pasted(lines),
  ...strayBlocks(lines),
  ...strayEntries(lines),
]

/** Blocks and entries that were pasted with the indentation of the text above. */
function pasted(lines: string[]): InLine[] {
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
        return [straightened(lines, index, key, wanted, below), ...pasted(lines)]
    }
  }
  return []
}

const below = 'unter dem ersten'

/** Blocks that are not aligned with the others. */
function strayBlocks(lines: string[]): InLine[] {
  const blocks = lines.flatMap((line, index) => (/^ *- art: /.test(line) ? index : []))
  return strayIn(lines, blocks, 'art')
}

/** Entries („- frage: …“) that are not aligned with those before them in the same list. */
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

/** The first entry sets the indentation, unless all others agree on another. */
function strayIn(lines: string[], entries: readonly number[], key: string): InLine[] {
  const [first = -1, second = -1, ...more] = entries.map((index) => depthOf(lines[index]))
  const isFirst = more.length > 0 && first !== second && more.every((indent) => indent === second)
  const wanted = isFirst ? second : first
  return entries
    .filter((index) => depthOf(lines[index]) !== wanted)
    .map((index) => straightened(lines, index, key, wanted, isFirst ? 'über den anderen' : below))
}

/** Moves an entry to the `wanted` indentation, and reports it. */
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
