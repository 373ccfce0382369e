import type { Finding } from './findings.ts'

type Placeholder = { pattern: RegExp; what: string; remedy: string }

const everywhere: Placeholder[] = [
  {
    pattern: /[\w./@-]*\.example\b/,
    what: 'Die Adresse ist ein Platzhalter',
    remedy: 'Tragen Sie die echte Adresse ein.',
  },
  {
    pattern: /Muster(?:mann|frau|stra(?:ß|ss)e|stadt|firma)[\w ]*/,
    what: 'Der Name ist ein Platzhalter',
    remedy: 'Tragen Sie die echte Angabe ein.',
  },
  {
    pattern: /\bbeispiel: *ja\b/,
    what: 'Die Stimme ist ein Beispiel',
    remedy: 'Ersetzen Sie sie durch eine echte mit „beispiel: nein“, oder löschen Sie sie.',
  },
]

/** Legal data has zeros and „Muster“ in other forms; in running text both can be meant. */
const inBrand: Placeholder[] = [
  {
    pattern: /.*(?:000000|\bMuster\b).*/,
    what: 'Die Angabe ist ein Platzhalter',
    remedy: 'Tragen Sie die echte Angabe ein.',
  },
]

/** What must be filled in before the site may go public, with its place. Comments don't count. */
export function findPlaceholders(files: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const kinds = file.endsWith('/marke.yaml') ? [...everywhere, ...inBrand] : everywhere
    return text.split('\n').flatMap((written, index) => {
      const line = /^\s*#/.test(written) && file.endsWith('.yaml') ? '' : written
      const kind = kinds.find(({ pattern }) => pattern.test(line))
      const value = kind?.pattern.exec(line)?.[0].trim()
      if (!kind) return []
      return { file, line: index + 1, message: `${kind.what}: ${value}.`, remedy: kind.remedy }
    })
  })
}
