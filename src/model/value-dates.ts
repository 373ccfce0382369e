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
export const undatedValues = (text: string, known: Placeholders, beside = ''): Problem[] =>
  figuresIn(text, known).flatMap(({ sentence, figures }) =>
    figures.flatMap(({ written, use, date }) => {
      if (!date || names(`${beside} ${sentence}`, date)) return []
      return {
        message: `${written} gilt ab ${date}, und der Satz sagt es nicht.`,
        remedy: `Schreiben Sie „ab ${date}“ in denselben Satz, oder {${use.key} wechsel}.`,
        needle: written,
      }
    }),
  )

/**
 * Values that change, in a sentence that names a year of one of them: from the change on it would tell
 * the next value for the year before. `{lohn 2026}` and `{lohn ab_2027}` may stand with their years.
 * Nor do they stand with a year of which they have no value.
 */
export const misdatedValues = (text: string, known: Placeholders, beside = ''): Problem[] =>
  figuresIn(text, known).flatMap(({ sentence, figures }) => {
    const fixed = figures.flatMap(({ use, follows }) => (follows ? [] : yearsIn(use.period)))
    const words = `${beside} ${withoutNames(sentence)}`
    const named = (words.match(/(?<![\d.,])20\d\d(?!\d)/g) ?? []).filter(
      (year) => !fixed.includes(year),
    )
    return figures.flatMap(({ written, use: { key, period }, follows }) => {
      if (!follows) return []
      const year = named.find((name) => isOneOf(name, follows, known.today))
      if (year) return misdated(written, key, year, yearsIn(period)[0] ?? year)
      const strange = strangeYear(sentence, beside, written, follows)
      if (strange) return valueless(written, key, strange, period, known)
      const same = figures.find(
        ({ use, isFixed }) => isFixed && use.key === key && use.period.gilt_ab > period.gilt_ab,
      )
      return same ? doubled(written, key, same.written) : []
    })
  })

/** `{lohn_2027}` holds a year that no reader sees. */
const withoutNames = (text: string) => text.replace(/\{[^{}]*\}/g, '{}')

/** Sentences as they were written, each with the figures that it names. */
const figuresIn = (text: string, known: Placeholders) =>
  (text.includes('{') ? rawSentences(text) : []).map((sentence) => ({
    sentence,
    figures: [...sentence.matchAll(/\{([^{}]*)\}/g)].flatMap(([written, inner = '']) => {
      const read = readPlaceholder(inner, known)
      return 'value' in read && read.use ? [{ ...read, written, use: read.use }] : []
    }),
  }))

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
function isOneOf(year: string, fact: Fact, today: string): boolean {
  const periods = fact.zeitraeume.filter(isDecided)
  const now = periodOn(fact, today)
  const shown = periods.filter((period) => period === now || period.gilt_ab > today)
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
  const words = `${beside} ${withoutNames(clause).replace(/von .* 20\d\d(?= auf )/, '')}`
  const years = words.match(told) ?? []
  // {minijob_grenze_2025} names its year itself.
  const others = sentence.match(/\{[^{}]*\}/g)?.join() ?? ''
  const covered = periods.flatMap(yearsIn)
  return years.some((year) => covered.includes(year))
    ? undefined
    : years.find((year) => !others.includes(year))
}

/** Years of a value that ends; one that goes on for ever is of no certain year. */
function yearsIn({ gilt_ab, gilt_bis }: Period): string[] {
  const from = Number(gilt_ab.slice(0, 4))
  const to = Number((gilt_bis ?? gilt_ab).slice(0, 4))
  return Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`)
}

/** „Januar 2027“; for the whole of a year the year is enough. */
function names(text: string, date: string): boolean {
  const words = date
    .replace(/^Januar /, '')
    .replace('.', '\\.')
    .replaceAll(' ', '\\s')
  return new RegExp(`(?<!\\d)${words}(?!\\d)`).test(withoutNames(text))
}

/** Sentences as they were written, with their placeholders; a line of a list or a table is one at least. */
const rawSentences = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.)\s)/)
    .flatMap((part) => sentencesOf(typeset(part.replace(/\s*\n\s*/g, ' ').replaceAll('**', ''))))
    .map((sentence) => sentence.replaceAll('\u00a0', ' '))
