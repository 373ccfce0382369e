import type { Finding, Problem } from './findings.ts'

/** `text` is absent where nothing in the file can be trusted; else it is as the editor meant it. */
export type RawText = { text?: string; findings: Finding[] }

/** What is wrong with a file before anybody asks what it says: its encoding, and signs that nobody sees. */
export function readRaw(file: string, written: string): RawText {
  const at = (line: number, problem: Problem): Finding => ({ file, line, ...problem })
  const text = written.replace(/^\ufeff/, '')
  const spoilt = encoding(text) ?? conflict(text)
  if (spoilt) return { findings: [at(lineAt(text, spoilt.index), spoilt.problem)] }
  const twice = readTwice(text)
  const [first, ...more] = twice
  const broken = first && at(lineAt(text, first.index), mojibake(first[0], more.length))
  if (broken && more.length > few) return { findings: [broken] }
  const lines = text.split('\n')
  const findings = lines.flatMap((line, index) =>
    lineProblems(line, file.endsWith('.yaml')).map((problem) => at(index + 1, problem)),
  )
  if (file.endsWith('.yaml'))
    findings.push(
      ...[...strayBlocks(lines), ...folded(lines)].map(([line, problem]) => at(line, problem)),
    )
  if (broken) findings.unshift(broken)
  return { text: lines.map((line) => mended(line, file)).join('\n'), findings }
}

const lineAt = (text: string, index = 0) => text.slice(0, index).split('\n').length

type Spoilt = { index: number; problem: Problem }

const asUtf8 =
  'Speichern Sie sie mit „Speichern unter“ und der Codierung „UTF-8“; auf github.com ist es von selbst richtig.'

function encoding(text: string): Spoilt | undefined {
  if (text.includes('\0'))
    return {
      index: 0,
      problem: { message: 'Die Datei ist in UTF-16 gespeichert.', remedy: asUtf8 },
    }
  const places = text.match(/\ufffd+/g)?.length ?? 0
  if (places === 0) return undefined
  const count = places === 1 ? 'einem Buchstaben' : `${places} Buchstaben`
  return {
    index: text.indexOf('\ufffd'),
    problem: {
      message: `Die Datei ist nicht in UTF-8 gespeichert: Aus ${count} wird \ufffd.`,
      remedy: `${asUtf8} Steht dort schon \ufffd, schreiben Sie den Buchstaben neu.`,
    },
  }
}

function conflict(text: string): Spoilt | undefined {
  const marker = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text)
  if (!marker) return undefined
  return {
    index: marker.index,
    problem: {
      message: 'Zwei Fassungen dieser Stelle sind noch nicht zusammengeführt.',
      remedy:
        'Behalten Sie eine von beiden, und löschen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen.',
    },
  }
}

/** From more places on the whole file was saved wrongly. */
const few = 5

/** What the bytes of UTF-8 are in Windows-1252: „fÃ¼r“. */
const readTwice = (text: string) => [
  ...text.matchAll(/\S*(?:Ã[\u0080-\u00bf„–œŸ]|â€.|â‚¬|Â[\u0080-\u00bf])\S*/g),
]

const pairs: Record<string, string> = {
  'Ã¤': 'ä',
  'Ã¶': 'ö',
  'Ã¼': 'ü',
  'Ã„': 'Ä',
  'Ã–': 'Ö',
  Ãœ: 'Ü',
  ÃŸ: 'ß',
  'Ã©': 'é',
  'â‚¬': '€',
  'â€ž': '„',
  'â€œ': '“',
  'â€“': '–',
  'â€™': '’',
  'â€¦': '…',
  'Â§': '§',
  'Â ': ' ',
}

const right = (word: string) =>
  Object.entries(pairs).reduce((text, [wrong, letter]) => text.replaceAll(wrong, letter), word)

function mojibake(word: string, more: number): Problem {
  const also = more > 0 ? ` (und an ${more} weiteren Stellen)` : ''
  const meant = right(word)
  return {
    message: `Umlaute sind beim Speichern oder Kopieren zerbrochen: ${word}${also}.`,
    remedy:
      more > few || /[Ãâ]/.test(meant)
        ? 'Öffnen Sie die letzte richtige Fassung als UTF-8, und ändern Sie diese.'
        : `Schreiben Sie: ${meant}`,
  }
}

const invisible: [RegExp, string][] = [
  [/\u00ad/u, 'ein weiches Trennzeichen'],
  [/[\u200b\u2060\ufeff]/u, 'ein Leerzeichen ohne Breite'],
  // Between two pictures it joins them to one.
  [/(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u, 'ein Verbindungszeichen'],
  [/[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u, 'ein Zeichen für die Schreibrichtung'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  [/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/u, 'ein Steuerzeichen'],
]

const unseen = new RegExp(invisible.map(([{ source }]) => source).join('|'), 'gu')

const oddSpace = /[\u00a0\u2000-\u200a\u202f\u3000]/

/** Indentation, and what stands around the dash and the colon of YAML. */
const structure = /^(?:[^\S\n]|-(?=\s))*(?:[\w/-]+:\s*)?/

/** `-Geduld` is no point of a list, neither in YAML nor in Markdown; „und -helferinnen“ may be broken there. */
const gluedDash = /^(\s*)-(?=\p{Lu}|[a-z_]+: )/u

function lineProblems(line: string, isYaml: boolean): Problem[] {
  const found = invisible.flatMap(([pattern, name]) => {
    const index = line.search(pattern)
    return index < 0 ? [] : [hidden(name, line, index)]
  })
  if (gluedDash.test(line)) found.push(glued(line))
  const begin = structure.exec(line)?.[0] ?? ''
  if (!isYaml || line.trim() === '') return found
  if (oddSpace.test(begin)) found.push(noBreak(begin))
  else if (/^ *\t/.test(line)) found.push(tab)
  return found
}

type Placed = [line: number, problem: Problem]

/** Blocks that do not stand below the first one, as those that were pasted. */
function strayBlocks(lines: readonly string[]): Placed[] {
  const blocks = lines.flatMap((line, index) => {
    const [, indent] = /^( *)- art: /.exec(line) ?? []
    return indent === undefined ? [] : [{ indent: indent.length, line: index + 1 }]
  })
  const wanted = blocks[0]?.indent ?? 0
  return blocks
    .filter(({ indent }) => indent !== wanted)
    .map(({ line, indent }) => [
      line,
      {
        message: `Der Baustein steht nicht unter dem ersten: Vor „- art“ ${indent === 1 ? 'steht ein' : `stehen ${indent}`} Leerzeichen, dort ${wanted}.`,
        remedy: `Rücken Sie alle seine Zeilen um ${Math.abs(wanted - indent)} Leerzeichen nach ${indent < wanted ? 'rechts' : 'links'}.`,
      },
    ])
}

/** `>-` joins lines that follow each other, headings and points of a list, too; an empty one keeps them apart. */
function folded(lines: readonly string[]): Placed[] {
  let within: number | undefined
  return lines.flatMap((line, index): Placed[] => {
    const [, indent = '', dash = ''] = /^( *)(- )?[\w-]+: >[-+]? *$/.exec(line) ?? []
    const depth = depthOf(line)
    if (depth >= 0 && within !== undefined && depth <= within) within = undefined
    if (within !== undefined && /^\s*(?:#{1,6}|[-*+]) /.test(line)) {
      const above = lines[index - 1] ?? ''
      const isJoined =
        (above.trim() !== '' && !opener.test(above)) || depthOf(lines[index + 1]) > within
      return isJoined ? [[index + 1, joined]] : []
    }
    if (opener.test(line)) within = (indent + dash).length
    return []
  })
}

const opener = /: >[-+]? *$/
const depthOf = (line = '') => line.search(/\S/)

const joined: Problem = {
  message: 'Unter >- laufen die Zeilen ineinander: Diese stünde mitten im Satz.',
  remedy:
    'In „art: text“ schreiben Sie | statt >-. Andere Bausteine haben im Text keine Listen und keine Zwischenüberschriften.',
}

const glued = (line: string): Problem => ({
  message: 'Nach dem Strich fehlt ein Leerzeichen.',
  remedy: `Schreiben Sie: ${line.trim().replace('-', '- ').slice(0, 60)}`,
})

function hidden(name: string, line: string, index: number): Problem {
  const visible = (text: string) => invisible.reduce((rest, [each]) => rest.replace(each, ''), text)
  const before = visible(line.slice(Math.max(0, index - 12), index).trimStart())
  const after = visible(line.slice(index + 1, index + 12).trimEnd())
  return {
    message: `In der Zeile steht unsichtbar ${name}: ${before}▮${after}`,
    remedy: 'Löschen Sie es: Tippen Sie die Wörter neu, statt sie zu kopieren.',
  }
}

const noBreak = (begin: string): Problem => ({
  message:
    /:/.test(begin) && !oddSpace.test(begin.replace(/[\w/-]+:.*$/, ''))
      ? 'Nach dem Doppelpunkt steht ein geschütztes Leerzeichen, kein gewöhnliches.'
      : 'Die Zeile ist mit einem geschützten Leerzeichen eingerückt.',
  remedy: 'Löschen Sie es, und tippen Sie ein gewöhnliches; die beiden sehen gleich aus.',
})

const tab: Problem = {
  message: 'Die Zeile ist mit einem Tabulator eingerückt.',
  remedy: 'Ersetzen Sie ihn durch Leerzeichen, zwei für jede Stufe.',
}

/** Read on as if it were right: one mistake, one finding. */
function mended(line: string, file: string): string {
  const seen = line.replace(unseen, '').replace(gluedDash, '$1- ')
  if (!file.endsWith('.yaml')) return seen
  return seen
    .replace(structure, (begin) => begin.replaceAll(new RegExp(oddSpace, 'g'), ' '))
    .replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '))
}
