import type { Fact, Period } from './facts.ts'
import type { Problem } from './findings.ts'
import type { Placeholders } from './known.ts'
import { anyMonth, isDecided, periodOn, yearsOf } from './periods.ts'
import { instead } from './placeholder-advice.ts'
import { readPlaceholder } from './placeholders.ts'
import { sentencesOf } from './sentences.ts'
import { typeset } from './typography.ts'

/**
 * Values of another time than today, in a sentence that does not say of which. `beside`: what is read
 * together with the text, as the heading of a column with its cells.
 */
export function undatedValues(text: string, known: Placeholders, beside = ''): Problem[] {
  if (!text.includes('{')) return []
  return rawSentences(text).flatMap((sentence) =>
    [...sentence.matchAll(/\{([^{}]*)\}/g)].flatMap(([written, inner = '']) => {
      const read = readPlaceholder(inner, known)
      if (!('value' in read) || !read.date || !read.use) return []
      if (names(`${beside} ${sentence}`, read.date)) return []
      return [
        {
          message: `${written} gilt ab ${read.date}, und der Satz sagt es nicht.`,
          remedy: `Schreiben Sie „ab ${read.date}“ in denselben Satz, oder {${read.use.key} wechsel}.`,
          needle: written,
        },
      ]
    }),
  )
}

/**
 * Values that change, in a sentence that names a year of one of them: from the change on it would tell
 * the next value for the year before. `{lohn 2026}` and `{lohn ab_2027}` may stand with their years.
 * Nor do they stand with a year of which they have no value.
 */
export function misdatedValues(text: string, known: Placeholders, beside = ''): Problem[] {
  if (!text.includes('{')) return []
  return rawSentences(text).flatMap((sentence) => {
    const read = [...sentence.matchAll(/\{([^{}]*)\}/g)].map(([written, inner = '']) => ({
      written,
      ...readPlaceholder(inner, known),
    }))
    const fixed = read.flatMap((each) =>
      'value' in each && each.use && !each.follows ? yearsIn(each.use.period) : [],
    )
    const words = `${beside} ${sentence.replace(/\{[^{}]*\}/g, '{}')}`
    const named = (words.match(/(?<![\d.,])20\d\d(?!\d)/g) ?? []).filter(
      (year) => !fixed.includes(year),
    )
    return read.flatMap((each) => {
      if (!('value' in each) || !each.use || !each.follows) return []
      const { key, period } = each.use
      const year = named.find((name) => isOneOf(name, each.follows, known.today))
      if (year) return [misdated(each.written, key, year, yearsIn(period)[0] ?? year)]
      const strange = strangeYear(sentence, beside, each.written, each.follows)
      if (strange) return [valueless(each.written, key, strange, period, known)]
      const same = read.find(
        (other) =>
          'value' in other &&
          other.isFixed &&
          other.use?.key === key &&
          other.use.period.gilt_ab > period.gilt_ab,
      )
      return same ? [doubled(each.written, key, same.written)] : []
    })
  })
}

/** `now`: the year of the value that is shown today. */
function misdated(written: string, key: string, year: string, now: string): Problem {
  const message = `${written} wechselt mit der Zeit, und der Satz nennt ${year}.`
  const fixed = `${written.replace(' wechsel', '').slice(0, -1)} ${year}}`
  const remedy =
    now > year
      ? `Gezeigt wird schon der Wert von ${now}: Schreiben Sie ${now} in den Satz. Der alte Wert ist ${fixed}.`
      : `Schreiben Sie ${fixed}, oder statt der Jahreszahl {${key} seit} oder {${key} stand}.`
  return { message, remedy, needle: written }
}

function valueless(
  needle: string,
  key: string,
  year: string,
  period: Period,
  known: Placeholders,
): Problem {
  const [, style = ''] = / (€|%|zahl)/.exec(needle) ?? []
  return {
    message: `${needle} zeigt den Wert von ${yearsOf(period)}, und der Satz nennt ${year}.`,
    remedy: instead(key, style, year, known),
    needle,
  }
}

const doubled = (written: string, key: string, same: string): Problem => ({
  message: `${written} wird dasselbe zeigen wie ${same} im selben Satz.`,
  remedy: `Schreiben Sie {${key} wechsel} statt beider, oder das Jahr in beide.`,
  needle: written,
})

/** A year of some values of the figure, and not of all that the text may still show. */
function isOneOf(year: string, fact: Fact | undefined, today: string): boolean {
  const periods = fact?.zeitraeume.filter(isDecided) ?? []
  const shown = periods.filter(
    (period) => period === periodNow(fact, today) || period.gilt_ab > today,
  )
  const has = (period: Period) => yearsIn(period).includes(year)
  return periods.some(has) && !shown.every(has)
}

/** „seit 2015“, „als im Jahr 2025“, „der 2015 eingeführte“: of such a year the value is not. */
const before = `(?:seit|vom?|vor|nach|als|wie|gegenüber|statt|stand|d(?:er|ie|as|e[nms]))\\s(?:(?:im|Jahre?|Anfang|Mitte|Ende|${anyMonth})\\s)*`
const told = new RegExp(`(?<!(?<!\\p{L})${before})(?<![\\d.,/])(?!2000)20\\d\\d(?![\\d/])`, 'giu')
const isOfToday = /(?:heute|jetzt|inzwischen|derzeit|zurzeit|soll|könnte)/i
/** „2015 lag er noch weit unter {lohn}“. */
const isCompared = /(?:unter|über|(?:niedrig|höh|klein|größ)er als)(?= \{)|entfernt/u
/** Such a year is not that of the amount. */
const ofSomethingElse =
  /(?<!\p{L})(?:startete|begann|begonnen|eingeführt|beschlossen|vorgeschlagen|angekündigt|ausgeschrieben|eröffnet|gegründet|gestritten|verhandelt|geboren)(?!\p{L})/u

/** A year of which a clause tells a figure, and the figure has no value. One without an end has one of each year. */
function strangeYear(
  sentence: string,
  beside: string,
  written: string,
  { zeitraeume }: Fact,
): string | undefined {
  const periods = zeitraeume.filter(isDecided)
  if (periods.at(-1)?.gilt_bis === undefined) return undefined
  const clause = sentence.split(/[,;] | und /).find((part) => part.includes(written)) ?? ''
  if ([isOfToday, isCompared, ofSomethingElse].some((each) => each.test(clause))) return undefined
  const words = `${beside} ${clause.replace(/\{[^{}]*\}/g, '{}').replace(/von .* 20\d\d(?= auf )/, '')}`
  const years = words.match(told) ?? []
  // {minijob_grenze_2025} names its year itself.
  const others = sentence.match(/\{[^{}]*\}/g)?.join() ?? ''
  const covered = periods.flatMap(yearsIn)
  return years.some((year) => covered.includes(year))
    ? undefined
    : years.find((year) => !others.includes(year))
}

const periodNow = (fact: Fact | undefined, today: string) => fact && periodOn(fact, today)

/** Years of a value that ends; one that goes on for ever is of no certain year. */
function yearsIn({ gilt_ab, gilt_bis }: Period): string[] {
  const [from, to] = [gilt_ab, gilt_bis ?? gilt_ab].map((day) => Number(day.slice(0, 4)))
  if (from === undefined || to === undefined) return []
  return Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`)
}

/** „Januar 2027“; for the whole of a year the year is enough. */
function names(text: string, date: string): boolean {
  const words = date
    .replace(/^Januar /, '')
    .replace('.', '\\.')
    .replaceAll(' ', '\\s')
  return new RegExp(`(?<!\\d)${words}(?!\\d)`).test(text.replace(/\{[^{}]*\}/g, '{}'))
}

/** Sentences as they were written, with their placeholders; a line of a list or a table is one at least. */
const rawSentences = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.)\s)/)
    .flatMap((part) => sentencesOf(typeset(part.replace(/\s*\n\s*/g, ' ').replaceAll('**', ''))))
    .map((sentence) => sentence.replaceAll('\u00a0', ' '))
