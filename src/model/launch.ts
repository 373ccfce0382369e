import type { Content } from './content.ts'
import type { Finding } from './findings.ts'
import { readYaml } from './read-yaml.ts'
import { valueAt } from './schema-at.ts'

type Placeholder = { pattern: RegExp; what: string; remedy: string }

const fillIn = 'Tragen Sie die echte Angabe ein.'

const everywhere: Placeholder[] = [
  {
    pattern:
      /[\w./:@-]*(?:\.example|\bexample\.(?:com|org|net|de)|\blocalhost|\b127\.0\.0\.1)\b[\w./:-]*/,
    what: 'Die Adresse ist ein Platzhalter',
    remedy: 'Tragen Sie die echte Adresse ein.',
  },
  {
    pattern: /https:\/\/script\.google\.com\/\S*\/dev\b/,
    what: 'Die Adresse ist die einer Web-App in Arbeit',
    remedy: 'Tragen Sie die veröffentlichte ein, sie endet auf /exec.',
  },
  {
    pattern: /\bMuster(?:mann|frau|stra(?:ß|ss)e|stadt|firma|-\p{Lu})[\p{L} ]*/u,
    what: 'Der Name ist ein Platzhalter',
    remedy: fillIn,
  },
  {
    pattern: /\bN\.\s?N\.|\b(?:TODO|FIXME|TBD|XXX)\b.*|Lorem ipsum/,
    what: 'Hier fehlt noch etwas',
    remedy: fillIn,
  },
]

/** Legal data has placeholders in other forms; in running text these can be meant. */
const inBrand: Placeholder[] = [
  {
    pattern: /^(?!soziales).*(?:000000|\bMuster\b).*/,
    what: 'Die Angabe ist ein Platzhalter',
    remedy: fillIn,
  },
  {
    pattern: /^ust_id: (?!['"]?DE\d{9}['"]?\s*$).*|^ust_id: .*DE123456789.*/,
    what: 'Das ist keine Umsatzsteuer-Identifikationsnummer',
    remedy: 'Sie besteht aus DE und neun Ziffern.',
  },
  {
    pattern: /^registernummer: \D*$/,
    what: 'Der Registernummer fehlt die Nummer',
    remedy: fillIn,
  },
]

/** What must be filled in before the site may go public, with its place. Comments don't count. */
export function findPlaceholders(files: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const isBrand = file.endsWith('/marke.yaml')
    const kinds = isBrand ? [...everywhere, ...inBrand] : everywhere
    const inLines = text.split('\n').flatMap((written, index) => {
      const line = /^\s*#/.test(written) && file.endsWith('.yaml') ? '' : written
      const kind = kinds.find(({ pattern }) => pattern.test(line))
      if (!kind) return []
      const [all = '', part = all] = kind.pattern.exec(line) ?? []
      const message = `${kind.what}: ${part.trim()}.`
      return { file, line: index + 1, message, remedy: kind.remedy }
    })
    return isBrand ? [...inLines, ...missingContracts(file, text)] : inLines
  })
}

/** An entry may stand in one line or in several, in whatever order. */
function missingContracts(file: string, text: string): Finding[] {
  const { content } = readYaml(file, text)
  const contracts = content && valueAt(content.data, ['vertraege'])
  if (!content || !Array.isArray(contracts)) return []
  return contracts.flatMap((contract, index) => {
    const path = ['vertraege', index]
    if (valueAt(contract, ['geschlossen']) !== 'fehlt') return []
    return {
      file,
      line: content.lineOf(path),
      message: `Der Vertrag zur Auftragsverarbeitung fehlt: ${valueAt(contract, ['mit'])}.`,
      remedy: 'Schließen Sie ihn, und tragen Sie den Tag ein (IN-BETRIEB.md, Schritt 7).',
    }
  })
}

/** The first placeholder of a page's text. */
export const placeholderIn = (text: string): string | undefined =>
  everywhere.map(({ pattern }) => pattern.exec(text)?.[0]).find(Boolean)

/** The files in which somebody speaks. */
export const withVoices = (files: Readonly<Record<string, string>>): Content[] =>
  Object.entries(files)
    .filter(([file, text]) => file.endsWith('.yaml') && /\bbeispiel: *(?:ja|nein)\b/.test(text))
    .flatMap(([file, text]) => readYaml(file, text).content ?? [])

/** Voices of people who don't exist. */
export const exampleVoices = (contents: readonly Content[]): Finding[] =>
  voicesOf(contents)
    .filter(({ isExample }) => isExample)
    .map(({ place }) => ({ ...place(), ...example }))

/** Those of whom nobody could say where they come from. */
export const unprovenVoices = (contents: readonly Content[]): Finding[] =>
  voicesOf(contents)
    .filter(({ isExample, source }) => !isExample && !isProof(source))
    .map(({ place, source }) => ({ ...place(), ...(source ? halfSource : withoutSource) }))

/** A day, and a word of consent. */
const isProof = (source: unknown) =>
  typeof source === 'string' &&
  /\d{1,2}\. ?(?:\d{1,2}\.|\p{Lu}\p{Ll}+) ?20\d\d|20\d\d-\d\d-\d\d/u.test(source) &&
  /willig|stimm|erlaub|einverstanden/i.test(source)

const voicesOf = (contents: readonly Content[]) =>
  contents.flatMap((content) => voicesIn(content, content.data, []))

type Voice = { place: () => Pick<Finding, 'file' | 'line'>; isExample: boolean; source: unknown }

function voicesIn(content: Content, value: unknown, path: PropertyKey[]): Voice[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, part]) =>
    voicesIn(content, part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  if (!('beispiel' in value) || !/^(?:ja|nein)$/.test(String(value.beispiel))) return inside
  const place = () => ({ file: content.file, line: content.lineOf([...path, 'beispiel']) })
  const source = 'quelle' in value && value.quelle
  return [...inside, { place, isExample: value.beispiel === 'ja', source }]
}

const example = {
  message: 'Die Stimme ist ein Beispiel.',
  remedy:
    'Ersetzen Sie sie durch eine echte mit „beispiel: nein“ und „quelle“, oder löschen Sie sie.',
}

const withoutSource = {
  message: 'Der Stimme fehlt ihre Quelle.',
  remedy:
    'Schreiben Sie „quelle:“ dazu, wann und wie der Mensch das gesagt und der Veröffentlichung zugestimmt hat. Oder ist sie ein Beispiel: „beispiel: ja“.',
}

const halfSource = {
  message: 'Die Quelle der Stimme nennt nicht beides, Tag und Einwilligung.',
  remedy: "Schreiben Sie wie hier: quelle: 'Gespräch am 18.11.2026, Einwilligung unterschrieben'",
}
