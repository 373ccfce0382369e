import type { Problem } from '../findings.ts'
import { clip, quoteWhole, split } from './line.ts'
import { explainStart, withoutBraces } from './start.ts'

/**
 * Explains a YAML error by what the line looks like: the parser's own messages are about its grammar, and
 * one typo causes many of them. `code`: the parser's.
 */
export function explainYamlError(code: string, line: string, above = '', below = ''): Problem {
  const { key, value } = split(line)
  const opened = /^[|>][-+]?$/.test(split(above).value) && split(above).key
  if (opened && code !== 'TAB_AS_INDENT') return outdented(opened)
  if (code === 'DUPLICATE_KEY') {
    if (/^ ? ?wert:/.test(line)) return duplicateValue
    return /^\[.*\]$/.test(value) ? duplicateList(key) : duplicate(key)
  }
  if (code === 'TAB_AS_INDENT') return tab
  if (code === 'MULTIPLE_DOCS') return separator
  // A complete value is valid: the mistake is its place.
  const slip = isWhole.test(value)
    ? undefined
    : (explainStart(key, value) ?? explainColon(code, line, key, value, below))
  return slip ?? byCode(key ? 'BAD_INDENT' : code)
}

const isWhole =
  /^(?:'(?:[^']|'')*'|\[[^[\]]*\]|\{ ?(?:[\w-]+: (?:'[^']*'|[^{},:'#\s][^{},:'#]*)(?:, |(?= ?\})))+ ?\}|[|>][-+]?)$/

function explainColon(
  code: string,
  line: string,
  key: string,
  value: string,
  below: string,
): Problem | undefined {
  if (/: /.test(value))
    return withoutBraces(key, value) ?? (isBare(line) ? colonInRest : colonInText(key, value))
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (/^\s*- art: /.test(line) && /^\s+[\w-]+:/.test(below)) return withinBlock
    if (!key && /^\s*- /.test(line)) return wrongIndent
    if (!key || key === 'art') return beforeBlock
    if (/^\S+$/.test(value) && /^\s*- /.test(below))
      return {
        message: `Hinter „${key}:“ steht „${clip(value)}“, und die Liste steht darunter.`,
        remedy: `Löschen Sie „${clip(value)}“ in dieser Zeile.`,
      }
    return {
      message: nextLine,
      remedy: `Beginnen Sie sie genau unter „${key}“; gehört sie zum Text, setzen Sie ihn ganz in einfache Anführungszeichen.`,
    }
  }
  if (/^[\s-]*[\w-]+:\S/.test(line)) {
    return {
      message: 'Nach dem Doppelpunkt fehlt ein Leerzeichen.',
      remedy: `Schreiben Sie: ${clip(line.trim().replace(':', ': '))}`,
    }
  }
  return undefined
}

export const colonInText = (key: string, value: string): Problem => ({
  message: 'Im Text steht ein Doppelpunkt mit Leerzeichen; dort beginnt für YAML etwas Neues.',
  remedy: quoteWhole(key, value),
})

/** Without a key or the dash of a list at its beginning. */
const isBare = (line: string) => !/^\s*(?:- |[\w/-]+:)/.test(line)

const colonInRest: Problem = {
  message: 'Im Text steht ein Doppelpunkt mit Leerzeichen; dort beginnt für YAML etwas Neues.',
  remedy:
    'Setzen Sie den ganzen Text in einfache Anführungszeichen, von der ersten seiner Zeilen an. Fehlt darüber sein Name mit Doppelpunkt, schreiben Sie ihn wieder hin.',
}

const nextLine = 'Die nächste Zeile ist eingerückt und gehört deshalb noch zu diesem Text.'

/** Right below a line with a mistake, these are a consequence of it. */
export const isEcho = (problem: Problem) => problem === wrongIndent || problem.message === nextLine

/** Problems that the parser also reports for valid lines once it is lost. */
export const isVague = ({ message }: Pick<Problem, 'message'>) =>
  [beforeBlock, withinBlock, wrongIndent].some((each) => each.message === message)

const outdented = (key: string): Problem => ({
  message: `Der Text von „${key}“ ist nicht eingerückt.`,
  remedy: `Beginnen Sie jede seiner Zeilen zwei Leerzeichen weiter rechts als „${key}“.`,
})

const duplicate = (key: string): Problem => ({
  message: `„${key}“ steht hier zweimal.`,
  remedy:
    'Löschen Sie eine der beiden Zeilen, oder beginnen Sie davor einen neuen Eintrag mit „- “.',
})

/** `woerter: [Konsum]`, repeated for each word. */
const duplicateList = (key: string): Problem => ({
  message: `„${key}“ steht hier zweimal.`,
  remedy: 'Schreiben Sie alles in eine Zeile, zwischen dieselben eckigen Klammern.',
})

/** For a figure outside `zeitraeume`, whose entry is no list. */
const duplicateValue: Problem = {
  message: '„wert“ steht hier zweimal.',
  remedy:
    'Löschen Sie den alten. Gilt der neue erst später, gehören beide unter „zeitraeume:“; siehe REDAKTION.md, Aufgabe 4.',
}

/** The line of its list or the dash of its entry is missing above. */
const beforeBlock: Problem = {
  message: 'Vor dieser Zeile fehlt etwas: ein „- “ am Anfang oder der Name der Liste.',
  remedy:
    'Ein Eintrag beginnt mit „- “; über dem ersten steht der Name der Liste mit Doppelpunkt, zum Beispiel „bloecke:“.',
}

const withinBlock: Problem = {
  message: 'Die nächste Zeile ist zu weit eingerückt.',
  remedy: 'Beginnen Sie sie und alle, die zu diesem Baustein gehören, genau unter „art“.',
}

export const tab: Problem = {
  message: 'Die Zeile ist mit einem Tabulator eingerückt.',
  remedy:
    'Ersetzen Sie ihn durch Leerzeichen, bis sie genau unter den Zeilen beginnt, zu denen sie gehört.',
}

const separator: Problem = {
  message: 'Die Zeile „---“ beendet die Datei vorzeitig.',
  remedy: 'Löschen Sie diese Zeile.',
}

/** After one of these the parser is lost, and blames valid lines. */
export const wrongIndent: Problem = {
  message: 'Die Zeile ist nicht so eingerückt wie ihre Nachbarn.',
  remedy:
    'Beginnen Sie sie genau unter den Zeilen, zu denen sie gehört (zwei Leerzeichen je Stufe).',
}

function byCode(code: string): Problem {
  if (code === 'BAD_INDENT') return wrongIndent
  if (code === 'MULTILINE_IMPLICIT_KEY' || code === 'MISSING_CHAR') {
    return {
      message: 'Diese Zeile hat keinen Namen mit Doppelpunkt.',
      remedy:
        'Setzt sie den Text darüber fort, rücken Sie sie ein; sonst schreiben Sie „name: Text“.',
    }
  }
  return {
    message: 'Diese Zeile ist nicht lesbar.',
    remedy: 'Vergleichen Sie Einrückung, Doppelpunkt und Anführungszeichen mit der Zeile darüber.',
  }
}
