import type { Problem } from '../findings.ts'
import { bareName, depthsOfTexts, type InLine, longText } from './indents.ts'

/** Names of lists by what their entries begin with, where that is unambiguous. */
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

/** Entries right below a text: the line with the key of their list was deleted. */
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
    // If there are others like it, it is only misplaced.
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

function isBelowText(line: string, above: string): boolean {
  const indent = /^( *)- \S/.exec(line)?.[1]?.length
  if (indent === undefined) return false
  if (/^ *- art: /.test(line) && /^ *- \//.test(above)) return true
  const [, depth = '', value = ''] = /^( *)[\w-]+: +(\S.*)$/.exec(above) ?? []
  return indent >= depth.length && isWhole.test(value)
}

/** A complete value: no beginning of a multi-line text, no open bracket, no stray single word. */
const isWhole = /^(?:[^|>[{'"\s]+\s.*|\[[^[]*\]|\{.*\}|'.*'|\d{4}-\d\d-\d\d)$/

const nameless = (line: string, key: string): Problem => ({
  message: 'Über dieser Zeile fehlt der Name ihrer Liste.',
  remedy: `Gehört sie zu einer Liste weiter oben, verschieben Sie sie dorthin. Sonst schreiben Sie ihn in eine eigene Zeile darüber, zwei Leerzeichen weiter links als der Strich, zum Beispiel: ${listOf[key || (/- ([[/])/.exec(line)?.[1] ?? '')] ?? 'punkte'}:`,
})

/** Keys of parts by the keys of their first two lines. */
const partOf: Readonly<Record<string, string>> = {
  'datei alt': 'bild',
  'datei dekorativ': 'bild',
  'titel spalten': 'tabelle',
}

const keyOf = (line = '') => /^ +([a-z]+):/.exec(line)?.[1]

/** Lines of a picture or a table without the line with its key. */
export const namelessParts = (lines: readonly string[]): InLine[] =>
  lines.flatMap((line, index): InLine[] => {
    const name = partOf[`${keyOf(line)} ${keyOf(lines[index + 1])}`]
    if (!name) return []
    const above = lines.slice(0, index).findLast((each) => /^\s*[^\s#]/.test(each)) ?? ''
    // A misspelt one is reported later.
    const isThere = bareName.test(above) || new RegExp(`^\\W*${name}`).test(above)
    return isThere ? [] : [[index + 1, namelessPart(name)]]
  })

const namelessPart = (name: string): Problem => ({
  message: `Über dieser Zeile fehlt „${name}:“.`,
  remedy: `Schreiben Sie „${name}:“ in eine eigene Zeile darüber, zwei Leerzeichen weiter links.`,
})
