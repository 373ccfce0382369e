import type { Problem } from './findings.ts'
import type { Placeholders } from './placeholders.ts'
import type { Brand, Fact, Facts } from './site.ts'

/** Figures and brand values that a text spells out although a placeholder stands for them. */
export function findLiterals(text: string, known: Placeholders): Problem[] {
  const outside = text.replace(/\{[^{}]*\}/g, (written) => '\u0000'.repeat(written.length))
  return [...brandLiterals(outside, known.brand), ...factLiterals(outside, known.facts)]
}

const brandKeys = [
  'anmeldeformular',
  'domain',
  'email',
  'soziales_profil',
  'firma',
  'name',
  'telefon',
  'jahr',
] as const

/** Long values first: the e-mail address contains the name of the social profile. */
function brandLiterals(text: string, brand: Brand): Problem[] {
  const problems: Problem[] = []
  let rest = text
  for (const key of brandKeys) {
    const value = brand[key]
    if (!rest.includes(value)) continue
    const pattern = new RegExp(`(?<![\\p{L}\\d])${escapePattern(value)}(?![\\p{L}\\d])`, 'gu')
    if (!pattern.test(rest)) continue
    rest = rest.replace(pattern, '\u0000')
    problems.push({
      message: `„${value}“ steht ausgeschrieben im Text.`,
      remedy: brandRemedy(key),
      needle: value,
    })
  }
  return problems
}

function brandRemedy(key: (typeof brandKeys)[number]): string {
  if (key === 'anmeldeformular') return 'Schreiben Sie als Ziel nur das Wort anmeldeformular.'
  if (key === 'domain')
    return 'Verweise auf eigene Seiten beginnen mit /, zum Beispiel /aktivrente.'
  return `Schreiben Sie den Platzhalter {${key}}.`
}

type Spelling = { pattern: string; placeholder: (key: string) => string }

const bare = (key: string) => `{${key}}`

const spellings: Record<Fact['einheit'], Spelling[]> = {
  Euro: [
    { pattern: '[ \\u00a0\\u202f](?:Euro|EUR)', placeholder: bare },
    { pattern: '-Euro', placeholder: (key) => `{${key} zahl}-Euro` },
    { pattern: '[ \\u00a0\\u202f]?€', placeholder: (key) => `{${key} €}` },
  ],
  Prozent: [
    { pattern: '[ \\u00a0\\u202f]Prozent', placeholder: bare },
    { pattern: '[ \\u00a0\\u202f]?%', placeholder: (key) => `{${key} %}` },
  ],
  // Months, hours and years have too many other meanings („12 Monate“): only money and shares count.
  Stunden: [],
  Monate: [],
  Jahre: [],
  '': [],
}

function factLiterals(text: string, facts: Facts): Problem[] {
  if (!/\d/.test(text)) return []
  const found = new Map<string, string[]>()
  for (const [key, { wert, einheit, bedeutung }] of Object.entries(facts)) {
    // Most texts name no figure: patterns for each of them would take most of the reader's time.
    if (!text.includes(wert.split('.')[0] ?? '')) continue
    for (const { pattern, placeholder } of spellings[einheit]) {
      const literal = literalPattern(wert, pattern).exec(text)?.[0]
      if (!literal) continue
      const suggestion = `${placeholder(key)} (${bedeutung})`
      found.set(literal, [...(found.get(literal) ?? []), suggestion])
    }
  }
  return [...found].map(([literal, suggestions]) => ({
    message: `„${literal}“ steht ausgeschrieben im Text.`,
    remedy: `Schreiben Sie den Platzhalter ${suggestions.join(' oder ')}.`,
    needle: literal,
  }))
}

const made = new Map<string, RegExp>()

function literalPattern(wert: string, end: string): RegExp {
  const known = made.get(wert + end)
  if (known) return known
  const value = escapePattern(wert).replaceAll('\\.', '\\.?')
  const pattern = new RegExp(`(?<![\\d.,])${value}${end}(?![\\p{L}\\d])`, 'u')
  made.set(wert + end, pattern)
  return pattern
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
