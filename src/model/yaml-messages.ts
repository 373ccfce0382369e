import type { Problem } from './findings.ts'

/**
 * What is wrong with a line that YAML cannot read, told by how the line looks: the parser's own
 * errors name its grammar, and one slip of the pen has many of them.
 */
export function explainYamlError(code: string, line: string, above = '', below = ''): Problem {
  const { key, value } = split(line)
  const opened = /^[|>][-+]?$/.test(split(above).value) && split(above).key
  if (opened && code !== 'TAB_AS_INDENT') return outdented(opened)
  if (code === 'DUPLICATE_KEY') return /^ ? ?wert:/.test(line) ? duplicateValue : duplicate(key)
  if (code === 'TAB_AS_INDENT') return tab
  if (code === 'MULTIPLE_DOCS') return separator
  // It is right as it stands: what is wrong is where.
  if (isWhole.test(value)) return byCode(key ? 'BAD_INDENT' : code)
  return (
    explainStart(key, value) ??
    explainColon(code, line, key, value, below) ??
    byCode(key ? 'BAD_INDENT' : code)
  )
}

const isWhole =
  /^(?:'(?:[^']|'')*'|\[[^[\]]*\]|\{ ?(?:[\w-]+: (?:'[^']*'|[^{},:'#\s][^{},:'#]*)(?:, |(?= ?\})))+ ?\}|[|>][-+]?)$/

/** Texts whose first character means something else in YAML: the parser takes it away silently. */
export function explainStart(key: string, value: string): Problem | undefined {
  const first = value[0] ?? ''
  const quoted = `Setzen Sie den ganzen Text in einfache Anführungszeichen: ${show(key, value)}`
  const isList = first === '[' && (key || !value.includes(']('))
  if (/^\{\s*[\w-]+:/.test(value) || isList) return openBracket(first, key, value)
  if (first === '{') {
    return {
      message: 'Ein Text, der mit einem Platzhalter beginnt, braucht Anführungszeichen.',
      remedy: quoted,
    }
  }
  if (first === '"') {
    const [, inner = ''] = /^"(.*".*)"$/.exec(value) ?? []
    return {
      message: 'Der Text beginnt mit einem geraden Anführungszeichen.',
      remedy: `Schreiben Sie „deutsche Anführungszeichen“: ${inner ? show(key, germanQuotes(inner)) : `${key ? `${key}: ` : ''}${clip(germanQuotes(value))}`}`,
    }
  }
  if (first === "'") return explainSingleQuote(key, value)
  if (/^- /.test(value)) {
    return {
      message: 'Eine Liste beginnt nicht in der Zeile ihres Namens.',
      remedy: `Schreiben Sie „${key}:“ allein und jeden Eintrag in eine eigene Zeile, die mit „- “ beginnt.`,
    }
  }
  if (!key && /^[*+] /.test(value)) {
    return {
      message: `Ein Eintrag beginnt mit „- “, nicht mit „${first}“.`,
      remedy: `Schreiben Sie: - ${clip(value.slice(2))}`,
    }
  }
  if (/^[|>][-+]? \S/.test(value)) {
    return {
      message: `Hinter „${first}“ steht in derselben Zeile kein Text.`,
      remedy: `Löschen Sie das Zeichen, oder schreiben Sie den Text eingerückt in die nächste Zeile.`,
    }
  }
  if (/^[*&!%@`[\]}|>?]/.test(value)) {
    return { message: `Ein Text darf nicht mit „${first}“ beginnen.`, remedy: quoted }
  }
  return undefined
}

/** `{ text: Ja, ziel: /x }` and `[Mo, Di]` are fine until a sign of their own stands in a text. */
function openBracket(first: string, key: string, value: string): Problem {
  if (first === '[') {
    const [, entry = ''] = /[[,] ?([*&!%@`|>][^,\]]*)/.exec(value) ?? []
    if (entry)
      return {
        message: `Ein Text darf nicht mit „${entry[0]}“ beginnen.`,
        remedy: `Setzen Sie ihn in einfache Anführungszeichen: '${clip(entry)}'`,
      }
    return {
      message: 'Mit [ beginnt eine Liste.',
      remedy: `Schließen Sie sie mit ]. Gehört die Klammer zum Text, setzen Sie ihn in einfache Anführungszeichen: ${show(key, value)}`,
    }
  }
  const [, anchor] = /: (#[\w-]+)/.exec(value) ?? []
  if (anchor)
    return {
      message: 'Ab dem Zeichen # fällt alles weg.',
      remedy: `Setzen Sie die Stelle in einfache Anführungszeichen: '${anchor}'`,
    }
  const [, behind] = /: [^,{}']*? (\w+): /.exec(value) ?? []
  if (behind)
    return {
      message: `Vor „${behind}“ fehlt ein Komma.`,
      remedy: `Schreiben Sie: ${clip(value.replace(new RegExp(`;? ${behind}: `), `, ${behind}: `))}`,
    }
  return {
    message: 'Zwischen den geschweiften Klammern ist etwas nicht lesbar.',
    remedy:
      'Schließen Sie mit }, und setzen Sie Texte mit Komma oder Doppelpunkt in einfache Anführungszeichen.',
  }
}

function explainSingleQuote(key: string, value: string): Problem {
  const corrected = `Schreiben Sie: ${show(key, value)}`
  return value.lastIndexOf("'") === 0
    ? { message: "Am Ende des Textes fehlt das Zeichen '.", remedy: corrected }
    : { message: "Der gerade Strich ' beendet den Text vorzeitig.", remedy: corrected }
}

function explainColon(
  code: string,
  line: string,
  key: string,
  value: string,
  below: string,
): Problem | undefined {
  const message =
    'Im Text steht ein Doppelpunkt mit Leerzeichen; dort beginnt für YAML etwas Neues.'
  if (/: /.test(value)) {
    return {
      message,
      remedy: `Setzen Sie den ganzen Text in einfache Anführungszeichen: ${show(key, value)}`,
    }
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (/^\s*- art: /.test(line) && /^\s+[\w-]+:/.test(below)) return withinBlock
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

const nextLine = 'Die nächste Zeile ist eingerückt und gehört deshalb noch zu diesem Text.'

/** Right below a line that cannot be read, it is that line which is meant. */
export const isEcho = (problem: Problem) => problem === wrongIndent || problem.message === nextLine

/** What the parser stumbles over once it has lost its way. */
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

/** Of a figure, outside `zeitraeume`: its entry is no list. */
const duplicateValue: Problem = {
  message: '„wert“ steht hier zweimal.',
  remedy:
    'Löschen Sie den alten. Gilt der neue erst später, gehören beide unter „zeitraeume:“; siehe REDAKTION.md, Aufgabe 4.',
}

/** Its list or its entry has lost the line or the stroke with which it began. */
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
  remedy: 'Ersetzen Sie ihn durch Leerzeichen, zwei für jede Stufe.',
}

const separator: Problem = {
  message: 'Die Zeile „---“ beendet die Datei vorzeitig.',
  remedy: 'Löschen Sie diese Zeile.',
}

/** Behind one of them the parser no longer knows what belongs where, and blames lines that are right. */
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

/** `- titel: Text` → titel, Text. Without a name the value is the text behind the dash. */
export function split(line: string): { key: string; value: string } {
  const match = /^\s*(?:- +)*(?:([\w/-]+):(?: +|$))?(.*)$/.exec(line)
  return { key: match?.[1] ?? '', value: match?.[2]?.trimEnd() ?? '' }
}

/** The line as it should be. */
export function show(key: string, value: string): string {
  const bare = value
    .replace(/^'(.*)'([.,!?]?)$/, (_, inner: string, end: string) =>
      /[.!?]$/.test(inner) ? inner : inner + end,
    )
    .replace(/^'|'$/g, '')
    .replace(/(?<!\p{L})'([^']+)'(?!\p{L})/gu, '‚$1‘')
    .replaceAll("'", '’')
  return `${key ? `${key}: ` : '- '}'${clip(bare)}'`
}

export const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 55).trimEnd()} …` : text)

const germanQuotes = (text: string) => text.replace(/"([^"]*)"?/g, '„$1“')
