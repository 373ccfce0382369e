import { bareName, depthOf, depthsOfTexts, type InLine, longText } from './indents.ts'

/** Blocks and entries that YAML reads otherwise than they were meant; they are put where they belong, so that nothing else is told of them. */
export const straightenEntries = (lines: string[]): InLine[] => [
  ...pasted(lines),
  ...strayBlocks(lines),
  ...strayEntries(lines),
]

/** A block or an entry that was pasted where the cursor stood in the text above it. */
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
