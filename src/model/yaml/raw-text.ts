import type { Finding, Problem } from '../findings.ts'
import { few, mojibake, readTwice, spoiltBy } from './encoding.ts'
import { tab } from './errors.ts'
import { straightenFolded } from './folded-lines.ts'
import { namelessLists, namelessParts } from './nameless-lists.ts'
import { straightenEntries } from './stray-entries.ts'
import { straightenPoints } from './stray-points.ts'

/** `text` is absent if nothing in the file can be trusted; else it is as the editor meant it. */
export type RawText = { text?: string; findings: Finding[] }

/** Checks and mends a file before it is parsed: encoding, invisible characters, misplaced lines. */
export function readRaw(file: string, written: string): RawText {
  const at = (line: number, problem: Problem): Finding => ({ file, line, ...problem })
  const text = written.replace(/^\ufeff/, '')
  const spoilt = spoiltBy(text)
  if (spoilt) return { findings: [at(lineAt(text, spoilt.index), spoilt.problem)] }
  // Patterns for words would take minutes.
  const endless = /\S{2000}/.exec(text)
  if (endless) return { findings: [at(lineAt(text, endless.index), withoutBlank(endless[0]))] }
  const twice = readTwice(text)
  const [first, ...more] = twice
  const broken = first && at(lineAt(text, first.index), mojibake(first[0], more.length))
  if (broken && more.length > few) return { findings: [broken] }
  const lines = text.split('\n')
  const findings = lines.flatMap((line, index) =>
    usual.test(line)
      ? []
      : lineProblems(line, file.endsWith('.yaml')).map((problem) => at(index + 1, problem)),
  )
  if (broken) findings.unshift(broken)
  if (file.endsWith('.yaml')) {
    // Nobody knows what these lines belong to, and findings after a guess would be noise.
    const lost = [...namelessLists(lines), ...namelessParts(lines)].map(([line, problem]) =>
      at(line, problem),
    )
    if (lost.length > 0 || lines.some(isTabbed)) return { findings: [...findings, ...lost] }
    const misplaced = [
      ...straightenPoints(lines),
      ...straightenEntries(lines),
      ...straightenFolded(lines),
    ]
    findings.push(...misplaced.map(([line, problem]) => at(line, problem)))
  }
  return {
    text: lines.map((line) => (usual.test(line) ? line : mended(line, file))).join('\n'),
    findings,
  }
}

const withoutBlank = (word: string): Problem => ({
  message: `In der Zeile stehen mehr als ${word.length - 1} Zeichen ohne Leerzeichen: ${word.slice(0, 20)}…`,
  remedy: 'Löschen Sie sie. Ein Bild kommt als Datei auf die Seite (REDAKTION.md, Aufgabe 7).',
})

const lineAt = (text: string, index = 0) => text.slice(0, index).split('\n').length

/** Quick test: such a line, and most are, has none of the mistakes below. */
const usual = /^ *(?:- )?[\w'„][ -~äöüßÄÖÜ„“‚‘’–…]*$/

const invisible: [RegExp, string][] = [
  [/\u00ad/u, 'ein weiches Trennzeichen'],
  // Word's bullets, in a symbol font.
  [/\p{Co}/u, 'ein Zeichen aus einer Symbolschrift'],
  [/[\u200b\u2060\ufeff]/u, 'ein Leerzeichen ohne Breite'],
  // Between two emojis it joins them into one.
  [/(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u, 'ein Verbindungszeichen'],
  [/[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u, 'ein Zeichen für die Schreibrichtung'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  [/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/u, 'ein Steuerzeichen'],
]

const unseen = new RegExp(invisible.map(([{ source }]) => source).join('|'), 'gu')

const oddSpace = /[\u00a0\u2000-\u200a\u202f\u3000]/

/** Indentation, and what stands around the dash and the colon of YAML. */
const structure = /^(?:[^\S\n]|-(?=\s))*(?:[\w/-]+:\s*)?/

/** `-Geduld` is no list item in YAML or Markdown; a wrapped line may begin with „-helferinnen“. */
const gluedDash = /^(\s*)-(?=\p{Lu}|[a-z_]+: |\/[a-z])/u

/** What word processors make of „- “. */
const longDash = /^( *)[–—•](?= [a-z_]+: )/u

/** Comments of other languages: `// prüfen`, `<!-- prüfen -->`. */
const foreignNote = /^( *)(?:\/\/|<!--)/

/** The code fences of chats and other programs. */
const fence = /^ *```.*$/

function lineProblems(line: string, isYaml: boolean): Problem[] {
  const found = invisible.flatMap(([pattern, name]) => {
    const index = line.search(pattern)
    return index < 0 ? [] : [hidden(name, line, index)]
  })
  if (line.normalize() !== line) found.push(apart(line))
  if (gluedDash.test(line)) found.push(glued(line))
  if (fence.test(line)) found.push(fenced)
  const begin = structure.exec(line)?.[0] ?? ''
  if (!isYaml || line.trim() === '') return found
  if (oddSpace.test(begin)) found.push(noBreak(begin))
  else if (isTabbed(line)) found.push(tab)
  if (longDash.test(line)) found.push(long(line))
  if (foreignNote.test(line)) found.push(notANote(line))
  return found
}

const isTabbed = (line: string) => /^ *\t\s*\S/.test(line)

const glued = (line: string): Problem => ({
  message: 'Nach dem Strich fehlt ein Leerzeichen.',
  remedy: `Schreiben Sie: ${line.trim().replace('-', '- ').slice(0, 60)}`,
})

const notANote = (line: string): Problem => ({
  message: `Eine Notiz beginnt nicht mit „${foreignNote.exec(line)?.[0].trim()}“.`,
  remedy: 'Sie beginnt mit # und steht in einer eigenen Zeile, nie mitten in einem Text.',
})

const fenced: Problem = {
  message: 'Die Zeile mit ``` gehört nicht zum Text.',
  remedy: 'Löschen Sie sie.',
}

const long = (line: string): Problem => ({
  message: 'Ein Eintrag beginnt mit „- “, nicht mit einem langen Strich oder Punkt.',
  remedy: `Schreiben Sie: -${line.trim().slice(1, 60)}`,
})

function apart(line: string): Problem {
  const word = line.split(/\s+/).find((each) => each.normalize() !== each)
  return {
    message: `Ein Buchstabe besteht aus zweien, wie nach dem Kopieren aus einem PDF: ${word?.normalize()}`,
    remedy: 'Löschen Sie das Wort, und tippen Sie es neu.',
  }
}

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

/** The corrected line, so that its mistakes cause no others. */
function mended(line: string, file: string): string {
  const seen = line.normalize().replace(unseen, '').replace(gluedDash, '$1- ').replace(fence, '')
  if (!file.endsWith('.yaml')) return seen
  return seen
    .replace(longDash, '$1-')
    .replace(foreignNote, '$1# ')
    .replace(structure, (begin) => begin.replaceAll(new RegExp(oddSpace, 'g'), ' '))
}
