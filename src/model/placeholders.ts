import type { Fact, Period } from './facts.ts'
import type { Problem } from './findings.ts'
import type { Placeholders } from './known.ts'
import {
  beginOf,
  dayAfter,
  endOf,
  isDecided,
  periodAfter,
  periodFrom,
  periodOn,
  yearsOf,
} from './periods.ts'
import { endless, nothing, nothingFrom, unknown } from './placeholder-advice.ts'
import { fits, isTime, own, styled, styles, timeForm, wordsOf } from './placeholder-forms.ts'

/** A figure in a text. */
export type Use = {
  key: string
  /** The one whose value or time is shown. */
  period: Period
  /** Last day on which the text is right as written. */
  until?: string | undefined
  /** The year or years that the text is about. */
  stand: string
}

export type Filled = {
  text: string
  uses: Use[]
  problems: Problem[]
}

/** Replaces every placeholder; unknown ones stay, with a problem. */
export function fillPlaceholders(text: string, known: Placeholders): Filled {
  const uses: Use[] = []
  const problems: Problem[] = []
  const filled = text.replace(/\{([^{}]*)\}/g, (written, inner: string) => {
    const read = readPlaceholder(inner, known)
    if (!('value' in read)) {
      problems.push({ ...read, needle: written })
      return written
    }
    if (read.use) uses.push(read.use)
    if (read.use && !isDecided(read.use.period))
      problems.push({
        message: `${written} ist noch nicht beschlossen.`,
        remedy: 'Ein Entwurf, oder was noch niemand kennt, steht in keinem Text.',
        needle: written,
      })
    return read.value
  })
  const stray = /[{}][^{}\s]{0,20}/.exec(
    text.replace(/\{[^{}]*\}/g, (pair) => ' '.repeat(pair.length)),
  )
  if (stray) problems.push({ ...strayBrace(text, stray.index, known), needle: stray[0] })
  return { text: filled, uses, problems }
}

/** Names the placeholder that lacks a brace or has one too many. */
function strayBrace(text: string, index: number, known: Placeholders): Problem {
  const name = `(\\w+(?: (?:€|%|zahl|${timeForm})(?!\\w))*)`
  const [, inner = ''] =
    new RegExp(`^\\{+ *${name}`).exec(text.slice(index)) ??
    new RegExp(`${name} *\\}+$`).exec(text.slice(0, index + 1)) ??
    []
  return {
    message: 'Eine geschweifte Klammer steht allein.',
    remedy:
      'value' in readPlaceholder(inner, known)
        ? `Schreiben Sie {${inner}}.`
        : 'Ein Platzhalter hat beide Klammern: {email}. Als Zeichen im Text gibt es sie nicht.',
  }
}

/**
 * `date`: the sentence must name it. `follows`: the value changes over time, so the sentence must name no
 * year. `isFixed`: the value stays that of a certain year.
 */
type Read = {
  value: string
  use?: Use
  date?: string | undefined
  follows?: Fact
  isFixed?: boolean
}

/** Reads what is between the braces: a key, a style, and a time, the last two optional. */
export function readPlaceholder(inner: string, known: Placeholders): Read | Problem {
  const [key = '', ...forms] = inner.trim().split(/\s+/)
  const fact = own(known.facts, key)
  const value = forms.length === 0 ? own(wordsOf(known), key) : undefined
  if (!fact) return value === undefined ? unknown(inner, key, forms, known) : { value }
  const times = forms.filter(isTime)
  const [style = '', more] = forms.filter((form) => !isTime(form))
  if (more || times.length > 1 || !styles.includes(style) || !fits(style, fact))
    return unknown(inner, key, forms, known)
  return timed(key, fact, style, times[0] ?? '', known)
}

function timed(
  key: string,
  fact: Fact,
  style: string,
  time: string,
  known: Placeholders,
): Read | Problem {
  const { today } = known
  const year = /\d+/.exec(time)?.[0]
  const period = year ? periodFrom(fact, year) : periodOn(fact, today)
  if (!period) return year ? nothingFrom(key, style, year, known) : nothing(key)
  const use = { key, period, until: period.gilt_bis, stand: yearsOf(period) }
  const value = styled(period, fact, style)
  const date = beginOf(period)
  if (time === year)
    return { value, use: { ...use, until: lastOf(fact, period) }, date, isFixed: true }
  if (year) {
    const until = dayAfter(period.gilt_ab, -1)
    return { value, use: { ...use, until, stand: until.slice(0, 4) }, date }
  }
  const shown = { use, date: period.gilt_ab > today ? date : undefined, follows: fact }
  const next = periodAfter(fact, today)
  switch (time) {
    case 'wechsel':
      return next && next.wert !== period.wert
        ? { ...shown, value: `${value} (ab ${beginOf(next)}: ${styled(next, fact, style)})` }
        : { ...shown, value }
    case 'seit':
      return { value: date, use }
    case 'bis':
      return period.gilt_bis === undefined ? endless(key) : { value: endOf(period.gilt_bis), use }
    case 'stand':
      return { value: yearsOf(period), use }
    default:
      return { ...shown, value }
  }
}

/** The value of a certain year may be named until its successor expires, to compare them. */
function lastOf(fact: Fact, period: Period): string | undefined {
  const next = periodAfter(fact, period.gilt_ab)
  return next ? next.gilt_bis : period.gilt_bis
}
