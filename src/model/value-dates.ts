import type { Fact, Period } from './facts.ts'
import type { Problem } from './findings.ts'
import type { Placeholders } from './known.ts'
import { anyMonth, isDecided, periodOn, yearsOf } from './periods.ts'
import { instead } from './placeholder-advice.ts'
import { readPlaceholder } from './placeholders.ts'
import { sentencesOf } from './sentences.ts'
import { typeset } from './typography.ts'

/**
 * Values of a future or certain time in a sentence that does not say from when they hold. `beside`: what
 * is read together with the text, such as the heading of a table column.
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
 * Values that follow the time, in a sentence that names a year of one of them: after the change it would
 * give the next value for the old year. `{lohn 2026}` and `{lohn ab_2027}` may have their year beside
 * them. Also values beside a year for which there is none.
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

/** `{lohn_2027}` contains a year that readers never see. */
const withoutNames = (text: string) => text.replace(/\{[^{}]*\}/g, '{}')

/** Sentences as written, each with the figures in it. */
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

/** Whether the year belongs to some value, but not to every one that the text may still show. */
function isOneOf(year: string, fact: Fact, today: string): boolean {
  const periods = fact.zeitraeume.filter(isDecided)
  const now = periodOn(fact, today)
  const shown = periods.filter((period) => period === now || period.gilt_ab > today)
  const has = (period: Period) => yearsIn(period).includes(year)
  return periods.some(has) && !shown.every(has)
}

/** „seit 2015“, „als im Jahr 2025“, „der 2015 eingeführte“: not the year of the value. */
const before = `(?:seit|vom?|vor|nach|als|wie|gegenüber|statt|stand|d(?:er|ie|as|e[nms]))\\s(?:(?:im|Jahre?|Anfang|Mitte|Ende|${anyMonth})\\s)*`
const told = new RegExp(`(?<!(?<!\\p{L})${before})(?<![\\d.,/])(?!2000)20\\d\\d(?![\\d/])`, 'giu')
const isOfToday = /(?:heute|jetzt|inzwischen|derzeit|zurzeit|soll|könnte)/i
/** „2015 lag er noch weit unter {lohn}“. */
const isCompared = /(?:unter|über|(?:niedrig|höh|klein|größ)er als)(?= \{)|entfernt/u
/** With these words a year is not that of the amount. */
const ofSomethingElse =
  /(?<!\p{L})(?:startete|begann|begonnen|eingeführt|beschlossen|vorgeschlagen|angekündigt|ausgeschrieben|eröffnet|gegründet|gestritten|verhandelt|geboren)(?!\p{L})/u

/** A year in the clause for which the figure has no value; one without an end has a value for each year. */
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
  // {minijob_grenze_2025} brings its own year.
  const others = sentence.match(/\{[^{}]*\}/g)?.join() ?? ''
  const covered = periods.flatMap(yearsIn)
  return years.some((year) => covered.includes(year))
    ? undefined
    : years.find((year) => !others.includes(year))
}

/** Years in which a value holds; only the first if it has no end. */
function yearsIn({ gilt_ab, gilt_bis }: Period): string[] {
  const from = Number(gilt_ab.slice(0, 4))
  const to = Number((gilt_bis ?? gilt_ab).slice(0, 4))
  return Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`)
}

/** Whether the text names a date; for „Januar 2027“ the year is enough. */
function names(text: string, date: string): boolean {
  const words = date
    .replace(/^Januar /, '')
    .replace('.', '\\.')
    .replaceAll(' ', '\\s')
  return new RegExp(`(?<!\\d)${words}(?!\\d)`).test(withoutNames(text))
}

/** Sentences as written, with placeholders; each line of a list or table starts a new one. */
const rawSentences = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.)\s)/)
    .flatMap((part) => sentencesOf(typeset(part.replace(/\s*\n\s*/g, ' ').replaceAll('**', ''))))
    .map((sentence) => sentence.replaceAll('\u00a0', ' '))
