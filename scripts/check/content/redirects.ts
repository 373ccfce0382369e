import type { Finding } from '../../../src/model/findings.ts'
import { nearest } from '../../../src/model/nearest.ts'

const file = 'netlify.toml'

type Rule = { from: string; to: string; status: string; line: number }

/** Old addresses that lead nowhere, or of which the host makes nothing. */
export function redirects(toml: string, paths: readonly string[]): Finding[] {
  const rules = readRules(toml)
  const sources = rules.map(({ from }) => from)
  return rules.flatMap((rule, index) => {
    const problem =
      wrongTarget(rule, paths, rules) ??
      wrongSource(rule, paths, sources.indexOf(rule.from) < index)
    return problem ? [{ file, line: rule.line, ...problem }] : []
  })
}

type Words = { message: string; remedy: string }

function wrongTarget(
  { from, to }: Rule,
  paths: readonly string[],
  rules: readonly Rule[],
): Words | undefined {
  const [page = ''] = to.split(/[?#]/)
  if (/^https:\/\//.test(to) || paths.includes(page)) return undefined
  const next = rules.find((rule) => rule.from === page)
  if (next)
    return {
      message: `Die Weiterleitung ${from} führt auf eine andere Weiterleitung: ${to}.`,
      remedy: `Schreiben Sie: to = "${next.to}"`,
    }
  const meant = nearest(page, paths)
  return {
    message: `Die Weiterleitung ${from} führt ins Leere: Die Seite ${to || '„“'} gibt es nicht.`,
    remedy: meant
      ? `Schreiben Sie: to = "${meant}"`
      : 'Nennen Sie bei „to“ eine Seite, oder löschen Sie diesen Abschnitt.',
  }
}

function wrongSource(
  { from, status }: Rule,
  paths: readonly string[],
  isSecond: boolean,
): Words | undefined {
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

/** `line` is that of the target, which is what is wrong most often. */
function readRules(toml: string): Rule[] {
  const rules: Rule[] = []
  let rule: Rule | undefined
  for (const [index, text] of toml.split('\n').entries()) {
    if (text.startsWith('[')) {
      rule =
        text.trim() === '[[redirects]]'
          ? { from: '', to: '', status: '', line: index + 1 }
          : undefined
      if (rule) rules.push(rule)
    }
    const [, key, value = ''] = /^\s*(from|to|status)\s*=\s*"?([^"\s]*)"?/.exec(text) ?? []
    if (!rule || !key) continue
    rule[key as 'from' | 'to' | 'status'] = value
    if (key === 'to') rule.line = index + 1
  }
  return rules
}
