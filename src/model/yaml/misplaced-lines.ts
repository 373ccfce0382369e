import type { Problem } from '../findings.ts'

/** Lines are counted from 1. */
type InLine = [line: number, problem: Problem]

/** What stands where YAML reads it otherwise than it was meant. */
export const misplacedLines = (lines: readonly string[]): InLine[] => [
  ...strayBlocks(lines),
  ...strayEntries(lines),
  ...folded(lines),
]

/** Blocks that do not stand below the first one, as those that were pasted. */
function strayBlocks(lines: readonly string[]): InLine[] {
  const blocks = lines.flatMap((line, index) => {
    const [, indent] = /^( *)- art: /.exec(line) ?? []
    return indent === undefined ? [] : [{ indent: indent.length, line: index + 1 }]
  })
  return strayIn(blocks, 'Der Baustein', 'art')
}

/** „- frage: …“ that does not stand below the one above, where nothing between them begins a list or a text of several lines. */
function strayEntries(lines: readonly string[]): InLine[] {
  const lists: { key: string; entries: Entry[] }[] = []
  let list: (typeof lists)[number] | undefined
  const texts = depthsOfTexts(lines, /^( *(?:- )?)[\w/-]+: [|>][-+]? *$/)
  for (const [index, line] of lines.entries()) {
    if (texts[index] !== undefined) continue
    const [, space = '', key = ''] = /^( *)- ([\w-]+): /.exec(line) ?? []
    if (key && list?.key !== key) {
      list = { key, entries: [] }
      lists.push(list)
    }
    if (key) list?.entries.push({ indent: space.length, line: index + 1 })
    if (key === 'art' || /^ *(?:- )?[\w-]+: *(?:#.*)?$/.test(line)) list = undefined
  }
  return lists.flatMap(({ key, entries }) => strayIn(entries, 'Der Eintrag', key))
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

type Entry = { indent: number; line: number }

/** The first one gives the place, where not all others have another. */
function strayIn(entries: readonly Entry[], what: string, key: string): InLine[] {
  const [first, second, ...more] = entries
  const isFirst =
    more.length > 0 &&
    first?.indent !== second?.indent &&
    more.every(({ indent }) => indent === second?.indent)
  const wanted = (isFirst ? second : first)?.indent ?? 0
  return entries
    .filter(({ indent }) => indent !== wanted)
    .map(({ line, indent }) => [
      line,
      stray(what, key, indent, wanted, isFirst ? 'über den anderen' : 'unter dem ersten'),
    ])
}

const stray = (
  what: string,
  key: string,
  indent: number,
  wanted: number,
  where: string,
): Problem => ({
  message: `${what} steht nicht ${where}: Vor „- ${key}“ ${['steht kein', 'steht ein'][indent] ?? `stehen ${indent}`} Leerzeichen, dort ${wanted}.`,
  remedy: `Rücken Sie alle seine Zeilen um ${Math.abs(wanted - indent)} Leerzeichen nach ${indent < wanted ? 'rechts' : 'links'}.`,
})

/**
 * Points of a list, one line each, that stand one beside the others: YAML joins such a line to the
 * one above. They are put where they belong, so that nothing else is told of them.
 */
export function straightenPoints(lines: string[]): InLine[] {
  const indents = lines.map((line) => (/^ *- (?!art: )\S/.test(line) ? depthOf(line) : Number.NaN))
  return indents.flatMap((indent, index): InLine[] => {
    const [before, behind] = [indents[index - 1] ?? Number.NaN, indents[index + 1] ?? Number.NaN]
    // The one above was the stray one, where this stands as the one below or as the one before it.
    const wanted = Number.isNaN(before) || before === behind ? behind : before
    if (Math.abs(indent - wanted) !== 1 || indent % 2 === 0) return []
    lines[index] = `${' '.repeat(wanted)}${lines[index]?.trimStart()}`
    return [[index + 1, indent > wanted ? tooFarRight : tooFarLeft]]
  })
}

const underTheOthers = 'Beginnen Sie die Zeile genau unter dem Strich der anderen Punkte.'
const tooFarRight: Problem = {
  message: 'Vor „- “ steht ein Leerzeichen zu viel.',
  remedy: underTheOthers,
}
const tooFarLeft: Problem = { message: 'Vor „- “ fehlt ein Leerzeichen.', remedy: underTheOthers }

/** `>-` joins lines that follow each other, headings and points of a list, too; an empty one keeps them apart. */
function folded(lines: readonly string[]): InLine[] {
  const opener = /^( *(?:- )?)[\w/-]+: >[-+]? *$/
  const texts = depthsOfTexts(lines, opener)
  return lines.flatMap((line, index): InLine[] => {
    const within = texts[index]
    if (within === undefined || !/^\s*(?:#{1,6}|[-*+]) /.test(line)) return []
    const above = lines[index - 1] ?? ''
    const isJoined =
      (above.trim() !== '' && !opener.test(above)) || depthOf(lines[index + 1]) > within
    return isJoined ? [[index + 1, joined]] : []
  })
}

const depthOf = (line = '') => line.search(/\S/)

const joined: Problem = {
  message: 'Unter >- laufen die Zeilen ineinander: Diese stünde mitten im Satz.',
  remedy:
    'In „art: text“ schreiben Sie | statt >-. Andere Bausteine haben im Text keine Listen und keine Zwischenüberschriften.',
}
