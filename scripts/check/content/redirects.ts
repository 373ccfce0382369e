import type { Finding, Problem } from '../../../src/model/findings.ts'
import { missingRegion, nearestPath } from '../../../src/model/links.ts'
import { nearest } from '../../../src/model/nearest.ts'
import { type Rule, readNetlify } from '../../../src/model/netlify-rules.ts'
import { agreedRedirects } from '../specification.ts'

const file = 'netlify.toml'

/** Redirects that lead nowhere or that the host ignores, else agreed ones that are missing. */
export function redirects(toml: string, paths: readonly string[]): Finding[] {
  const read = readNetlify(toml)
  if ('unreadable' in read) return [{ file, line: read.unreadable, ...illegible }]
  const { rules, tables } = read
  const sources = rules.map(({ from }) => from)
  const wrong = rules.flatMap((rule, index) => {
    const problem =
      wrongName(rule) ??
      wrongTarget(rule, paths, rules) ??
      wrongSource(rule, paths, sources.indexOf(rule.from) < index)
    return problem ? [{ file, line: rule.line, ...problem }] : []
  })
  const unknown = unknownTables(tables, toml)
  // Beside a mistake, what is missing is probably what the mistake is about.
  return wrong.length + unknown.length > 0 ? [...unknown, ...wrong] : lost(rules)
}

const illegible = {
  message: 'Diese Zeile ist nicht lesbar; so wirkt in der ganzen Datei nichts mehr.',
  remedy:
    'Schreiben Sie sie wie ihre Nachbarn, Texte in geraden Anführungszeichen: to = "/aktivrente"',
}

/** Tables that Netlify knows. */
const known = [
  'build',
  'context',
  'dev',
  'edge_functions',
  'functions',
  'headers',
  'images',
  'plugins',
  'redirects',
]

const unknownTables = (tables: readonly string[], toml: string): Finding[] =>
  tables
    .filter((name) => !known.includes(name))
    .map((name) => {
      const index = toml.split('\n').findIndex((line) => new RegExp(`^\\[+${name}\\b`).test(line))
      const meant = nearest(name, known)
      return {
        file,
        line: index + 1,
        message: `Einen Abschnitt „${name}“ kennt Netlify nicht; er hat keine Wirkung.`,
        remedy: meant ? `Meinten Sie „${meant}“?` : 'Löschen Sie ihn.',
      }
    })

const lost = (rules: readonly Rule[]): Finding[] =>
  Object.entries(agreedRedirects)
    .filter(([from, to]) => !rules.some((rule) => rule.from === from && rule.to === to))
    .map(([from, to]) => ({
      file,
      line: rules.find((rule) => rule.from === from)?.line ?? rules.at(-1)?.line ?? 1,
      message: `Vereinbart ist, dass ${from} nach ${to} führt.`,
      remedy: `Schreiben Sie bei from = "${from}": to = "${to}" und status = 301`,
    }))

function wrongName({ others: [wrong] }: Rule): Problem | undefined {
  if (wrong === undefined) return undefined
  return {
    message: `„${wrong}“ ist in einer Weiterleitung nicht möglich.`,
    remedy: `Meinten Sie „${nearest(wrong, ['from', 'to', 'status']) ?? 'from'}“?`,
  }
}

function wrongTarget(
  { from, to }: Rule,
  paths: readonly string[],
  rules: readonly Rule[],
): Problem | undefined {
  const [page = ''] = to.split(/[?#]/)
  if (/^https:\/\//.test(to) || paths.includes(page)) return undefined
  const next = rules.find((rule) => rule.from === page)
  if (next) {
    const end = lastOf(next, rules)
    return {
      message: `Die Weiterleitung ${from} führt auf ${page === from ? 'sich selbst' : `eine andere Weiterleitung: ${to}`}.`,
      remedy: paths.includes(end)
        ? `Schreiben Sie: to = "${end}"`
        : 'Nennen Sie bei „to“ die Seite, auf der Besucherinnen und Besucher ankommen sollen.',
    }
  }
  const meant = page && nearestPath(page, paths)
  return {
    message: `Die Weiterleitung ${from} führt ins Leere: Die Seite ${to || '„“'} gibt es nicht.`,
    remedy: meant
      ? `Schreiben Sie: to = "${meant}"`
      : (missingRegion(page) ??
        'Nennen Sie bei „to“ eine Seite, oder löschen Sie diesen Abschnitt.'),
  }
}

/** The end of a chain of redirects; in a loop, some target in it. */
function lastOf(first: Rule, rules: readonly Rule[]): string {
  let to = first.to
  for (const _ of rules) to = rules.find(({ from }) => from === to)?.to ?? to
  return to
}

function wrongSource(
  { from, status }: Rule,
  paths: readonly string[],
  isSecond: boolean,
): Problem | undefined {
  if (isSecond)
    return {
      message: `Für ${from} gibt es schon eine Weiterleitung; nur die erste wirkt.`,
      remedy: 'Löschen Sie eine von beiden.',
    }
  if (paths.includes(from))
    return {
      message: `${from} ist eine Seite; die Weiterleitung wirkt nie.`,
      remedy: 'Löschen Sie diesen Abschnitt, oder benennen Sie die Seite um.',
    }
  if (!/^\/[\x21-\x7e]*$/.test(from))
    return {
      message: `Die alte Adresse „${from}“ kann kein Browser so senden.`,
      remedy: 'Sie beginnt mit / und hat weder Leerzeichen noch Umlaute (ü ist %C3%BC).',
    }
  if (status === '301') return undefined
  return {
    message: `Die Weiterleitung ${from} ist nicht dauerhaft (status = ${status || 'fehlt'}).`,
    remedy: 'Schreiben Sie: status = 301',
  }
}
