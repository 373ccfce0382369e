import type { Problem } from '../findings.ts'
import { depthOf, depthsOfTexts, type InLine } from './indents.ts'

/** Headings and list items below `>-`, which joins lines without an empty one between. Mends `lines`. */
export function straightenFolded(lines: string[]): InLine[] {
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

const joined: Problem = {
  message: 'Unter >- laufen die Zeilen ineinander: Diese stünde mitten im Satz.',
  remedy:
    'In „art: text“ schreiben Sie | statt >-. Andere Bausteine haben im Text keine Listen und keine Zwischenüberschriften.',
}
