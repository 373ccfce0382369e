import type { Brand } from './brand.ts'
import type { Fact, Facts } from './facts.ts'
import { escapePattern } from './find-text.ts'
import type { Problem } from './findings.ts'
import type { Placeholders } from './known.ts'
import { isDecided, periodOn } from './periods.ts'
import { amountsIn, asUsual } from './plain-amounts.ts'

/** Figures and brand values that a text spells out instead of using a placeholder, and amounts that have none. */
export function findLiterals(text: string, known: Placeholders): Problem[] {
  const outside = text.replace(/\{[^{}]*\}/g, (written) => '\u0000'.repeat(written.length))
  const figures = factLiterals(outside, known)
  return [
    ...brandLiterals(outside, known.brand),
    ...regionLiterals(outside, known.words),
    ...figures,
    ...unknownAmounts(outside, new Set(figures.map(({ needle }) => needle)), known),
  ]
}

/** „zehn Regionen“ is wrong as soon as there is another one. */
function regionLiterals(text: string, words: Placeholders['words'] = {}): Problem[] {
  return Object.entries(words).flatMap(([name, word]) => {
    const [needle] =
      new RegExp(`(?<![\\p{L}\\d])${word}(?=[ \\u00a0]Regionen(?!\\p{L}))`, 'u').exec(text) ?? []
    return needle
      ? {
          message: writtenOut(`${needle} Regionen`),
          remedy: `Schreiben Sie: {${name}} Regionen`,
          needle,
        }
      : []
  })
}

const brandKeys = [
  'anmeldeformular',
  'domain',
  'email',
  'soziales_profil',
  'firma',
  'name',
  'telefon',
] as const

/** Long values first: the e-mail address contains the name of the social profile. */
function brandLiterals(text: string, brand: Brand): Problem[] {
  const problems: Problem[] = []
  let rest = text
  for (const key of brandKeys) {
    const value = spelt(key, rest, brand[key])
    if (!value || !rest.includes(value)) continue
    const pattern = new RegExp(`(?<![\\p{L}\\d])${escapePattern(value)}(?![\\p{L}\\d])`, 'gu')
    if (!pattern.test(rest)) continue
    rest = rest.replace(pattern, '\u0000')
    problems.push({
      message: `„${value}“ steht ausgeschrieben im Text.`,
      remedy: key === 'domain' ? pageRemedy(text, value) : brandRemedy(key),
      needle: value,
    })
  }
  const like = new RegExp(`[\\w.+-]+@[\\w.-]*${escapePattern(brand.name ?? '@')}[\\w.-]*`, 'iu')
  const [address] = like.exec(rest) ?? []
  if (address)
    problems.push({
      message: `„${address}“ ist nicht unsere Adresse.`,
      remedy: brandRemedy('email'),
      needle: address,
    })
  return problems
}

/** The domain works without „www.“, too. */
function spelt(key: string, text: string, value: string | undefined): string | undefined {
  const short = value?.replace('//www.', '//')
  return key === 'domain' && short && text.includes(short) ? short : value
}

function pageRemedy(text: string, domain: string): string {
  const [, page = ''] = text.split(domain)
  return `Schreiben Sie nur die Seite: ${/^\/[\w/#-]+/.exec(page)?.[0] ?? '/'}`
}

function brandRemedy(key: (typeof brandKeys)[number]): string {
  if (key === 'anmeldeformular') return 'Schreiben Sie als Ziel nur das Wort anmeldeformular.'
  return `Schreiben Sie den Platzhalter {${key}}.`
}

/**
 * How a value is spelt out: patterns `before` and behind it (`pattern`), only values that match `of`;
 * and how its placeholder is written: with `style` inside, `behind` after the braces.
 */
type Spelling = { pattern: string; style?: string; behind?: string; before?: string; of?: RegExp }

/** „bei 603 liegt“: an amount that is not round is recognized without a unit. Those with one follow below. */
const bare: Spelling = {
  of: /^(?:\d{1,3}\.)?(?!\d00$)\d{3}$/,
  before:
    '(?<=(?<!\\p{L})(?:[Bb]ei|[Bb]is|[Aa]uf|[Üü]ber|[Uu]nter|[Vv]on|[Uu]m|[Aa]ls|höchstens|maximal|mindestens)[ \\u00a0])',
  pattern:
    '(?![ \\u00a0-]?(?:[\\p{Lu}\\d%€&]|euro)|-\\p{L}|[.,][\\d–-]|[ \\u00a0](?:im|pro|je|in|\\p{Ll}+e[nrs]?[ \\u00a0]Euro)(?!\\p{L}))',
}

const spellings: Record<Fact['einheit'], Spelling[]> = {
  Euro: [
    bare,
    { pattern: '[ \\u00a0\\u202f](?:Euro|EUR)' },
    { pattern: '-Euro', style: 'zahl', behind: '-Euro' },
    { pattern: '[ \\u00a0\\u202f]?€', style: '€' },
  ],
  Prozent: [
    { pattern: '[ \\u00a0\\u202f]Prozent' },
    { pattern: '[ \\u00a0\\u202f]?%', style: '%' },
  ],
  // Months, hours and years are too ambiguous („12 Monate“).
  Stunden: [],
  Monate: [],
  Jahre: [],
  '': [],
}

const unknownAmounts = (
  text: string,
  told: ReadonlySet<string | undefined>,
  known: Placeholders,
): Problem[] =>
  amountsIn(text)
    .filter((literal) => !told.has(literal))
    .map((literal) => {
      const [figure] = /\d/.test(literal) ? factLiterals(asUsual(literal), known) : []
      if (figure) return { ...figure, message: writtenOut(literal), needle: literal }
      return {
        message: `„${literal}“ steht ausgeschrieben im Text und hat weder Quelle noch Datum.`,
        remedy:
          'Tragen Sie den Betrag in src/content/fakten.yaml ein, auch ein Beispiel, und schreiben Sie seinen Platzhalter.',
        needle: literal,
      }
    })

const writtenOut = (literal: string) => `„${literal}“ steht ausgeschrieben im Text.`

function factLiterals(text: string, { facts, today }: Placeholders): Problem[] {
  if (!/\d/.test(text)) return []
  const found = new Map<string, string[]>()
  const numbers = new Set(text.match(/(?<![\d.,])\d+(?:[.,]\d+)*/g)?.map(withoutPoints))
  for (const { number, literal: pattern, suggestion } of literalsOf(facts, today)) {
    // Most texts name no figure, and trying each pattern is slow.
    if (!numbers.has(number)) continue
    const literal = pattern.exec(text)?.[0]
    if (literal) found.set(literal, [...(found.get(literal) ?? []), suggestion])
  }
  return [...found].map(([literal, suggestions]) => ({
    message: writtenOut(literal),
    remedy: `Schreiben Sie den Platzhalter ${suggestions.join(' oder ')}.`,
    needle: literal,
  }))
}

const withoutPoints = (number: string) => number.replaceAll('.', '')

/** One spelling of a value; `number` is its digits without points, for a quick test. */
type Literal = { number: string; literal: RegExp; suggestion: string }

const made = new WeakMap<Facts, { day: string; literals: Literal[] }>()

function literalsOf(facts: Facts, today: string): Literal[] {
  const known = made.get(facts)
  if (known?.day === today) return known.literals
  const literals = Object.entries(facts).flatMap(([key, fact]) =>
    named(fact, today).flatMap(({ wert, time }) =>
      spellings[fact.einheit]
        .filter(({ of }) => of?.test(wert) ?? true)
        .map(({ before = '', pattern, style, behind = '' }) => {
          const placeholder = `{${[key, style, time].filter(Boolean).join(' ')}}${behind}`
          return {
            number: withoutPoints(wert),
            literal: literalPattern(wert, before, pattern),
            suggestion: `${placeholder} (${fact.bedeutung})`,
          }
        }),
    ),
  )
  made.set(facts, { day: today, literals })
  return literals
}

/** Today's value, and the decided ones to come. */
function named(fact: Fact, today: string): { wert: string; time?: string }[] {
  const period = periodOn(fact, today)
  const later = fact.zeitraeume.filter((each) => isDecided(each) && each.gilt_ab > today)
  return [
    ...(period ? [period] : []),
    ...later.map(({ wert, gilt_ab }) => ({ wert, time: `ab_${gilt_ab.slice(0, 4)}` })),
  ]
}

function literalPattern(wert: string, before: string, end: string): RegExp {
  const value = escapePattern(wert).replaceAll('\\.', '\\.?')
  return new RegExp(`${before}(?<![\\d.,])${value}${end}(?![\\p{L}\\d])`, 'u')
}
