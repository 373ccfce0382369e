import { isComment } from './comment.ts'
import type { Finding } from './findings.ts'
import { readYaml } from './read-yaml.ts'
import { listAt, valueAt } from './schema-at.ts'

type StandIn = { pattern: RegExp; what: string; remedy: string }

const fillIn = 'Tragen Sie die echte Angabe ein.'

const everywhere: StandIn[] = [
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

/** Stand-ins of legal data; running text may well contain these. */
const inBrand: StandIn[] = [
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

/** What must be filled in before the site goes public. Skips notes. */
export function standIns(files: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const isBrand = file.endsWith('/marke.yaml')
    const kinds = isBrand ? [...everywhere, ...inBrand] : everywhere
    const inLines = text.split('\n').flatMap((written, index) => {
      const line = isComment(file, written) ? '' : written
      const kind = kinds.find(({ pattern }) => pattern.test(line))
      if (!kind) return []
      const [all = '', part = all] = kind.pattern.exec(line) ?? []
      const message = `${kind.what}: ${part.trim()}.`
      return { file, line: index + 1, message, remedy: kind.remedy }
    })
    return isBrand ? [...inLines, ...missingContracts(file, text)] : inLines
  })
}

/** Parsed, not matched by line: an entry may have one line or several, in any order. */
function missingContracts(file: string, text: string): Finding[] {
  const { content } = readYaml(file, text)
  if (!content) return []
  return listAt(content.data, ['vertraege']).flatMap((contract, index) => {
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

/** The first stand-in of a page's text. */
export const standInIn = (text: string): string | undefined =>
  everywhere.map(({ pattern }) => pattern.exec(text)?.[0]).find(Boolean)
