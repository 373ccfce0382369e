import type { Answer, Range } from '../rechner/answer.ts'
import { type Case, drawsPension } from '../rechner/case.ts'
import type { Entries, Problems } from '../rechner/entries.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import type { Month } from '../rechner/months.ts'
import type { Values } from '../rechner/values.ts'
import { say, type Words } from '../rechner/words.ts'

/** More than 5 euros would be feigned. */
const down = (amount: number) => writeEuros(Math.floor(amount / 500) * 500)
const up = (amount: number, limit = Number.POSITIVE_INFINITY) =>
  writeEuros(Math.min(Math.ceil(amount / 500) * 500, limit))

/** `1.116`, or `2.095 bis 2.245`; never beyond `limit`, the wage of which it remains. */
export const rangeText = (range: Range, words: Words, limit?: number): string =>
  range.least === range.most ? writeEuros(range.least) : say(words.bis, between(range, limit))

const between = ({ least, most }: Range, limit?: number) => ({
  von: down(least),
  bis: up(most, limit),
})

/** `Dezember 2026` */
const monthText = ({ year, month }: Month, { monate }: Words): string =>
  `${monate.split(/\s/)[month - 1]} ${year}`

/** The answer in a sentence, and one on the pension. */
export function sentence({ result, remains, isOpen, person, widow }: Answer, words: Words): string {
  const lohn = writeEuros(result.gross)
  // Of voluntary members the fund may want something that is left out.
  const isExact = remains.most === result.gross && person.insurance !== 'voluntary'
  const first = isOpen
    ? say(words.satz_spanne, { lohn, ...between(remains, result.gross) })
    : say(isExact ? words.satz_genau : words.satz_etwa, {
        lohn,
        bleibt: writeEuros(remains.most),
      })
  const bleibt = widow ? words.altersrente_bleibt : words.rente_bleibt
  const { jobs, minijobs } = result.contributions
  const paysIn = jobs.pension + minijobs.pension > 0
  const later = paysIn ? words.rente_spaeter : ''
  // Beside a Pension alone there is no pension to speak of.
  if (person.isRetiredOfficial && !drawsPension(person)) return `${first} ${later}`.trim()
  const pension = {
    pensioner: paysIn ? words.rente_steigt : bleibt,
    early: bleibt,
    deferring: person.drawsPart ? later : words.rente_waechst,
    working: later,
  }[person.status]
  return `${first} ${pension}`.trim()
}

/** One text: a translated page takes texts apart, and of two beside each other React would lose one. */
export const euros = (amount: string): string => `${amount}\u00a0€`

/** Less than half a euro is shown as none. */
export const isTaxed = ({ tax }: Answer): boolean => tax.most >= 50

/** From about here on the payslip of a pensioner shows tax as well (PAP 2026, class I). */
const withheldFrom = 350_000

/** What is still to be said before there is an answer: what is wrong, too, while it is being typed. */
export function missing(entries: Entries, problems: Problems, words: Words): string {
  const asked = ['monat', 'jahr', 'lohn'] as const
  const said = { monat: /\S/, jahr: /\S/, lohn: /[1-9]/ }
  const open = asked.filter((name) => problems[name] || !said[name].test(entries[name] ?? ''))
  if (open.length === asked.length) return words.leer
  // Another amount is being typed.
  if (open.length === 0) return words.pruefen
  const all = new Intl.ListFormat('de').format(open.map((name) => words[`fehlt_${name}`]))
  return say(words.fehlt, { was: all })
}

/** What belongs to this answer, the most important first. */
export function notes(answer: Answer, { words, values, entries, isYear }: NoteProps): string[] {
  const { person, result, tax, isOpen, later, aktivrenteFrom, widow, disability } = answer
  const { jobs } = result
  const isBefore = later !== undefined
  const draws = drawsPension(person)
  // Employers know of no pension, and nobody withholds from a profit.
  const isDueLater = (draws && !isBefore) || person.profit > 0
  const isOneJob = jobs.insured.length < 2
  const isWithheld =
    jobs.insured.length > 0 && (!draws || isBefore || result.year.wages > 12 * withheldFrom)
  const withheld = draws ? words.steuer_frueh : words.steuer_betrieb
  const parts = { lohn: writeEuros(result.gross), grenze: writeEuros(values.minijobLimit) }
  const isMinijobAlone = jobs.insured.length === 0 && person.profit === 0
  const said = (when: boolean, text: string) => (when ? [text] : [])
  return [
    ...said(
      isOpen && !answer.isPensionKnown,
      person.isRetiredOfficial && !draws ? words.spanne_pension : words.spanne_grund,
    ),
    ...said(isOpen && !answer.isSpouseKnown, words.spanne_partner),
    ...said(
      isTaxed(answer) && isDueLater && !isWithheld && isOneJob,
      say(words.steuer_spaeter, {
        betrag: isOpen ? say(words.bis_zu, { bis: up(tax.most) }) : writeEuros(tax.most),
      }),
    ),
    ...said(isTaxed(answer) && isDueLater && !isOneJob, words.steuer_zwei),
    ...said(
      isTaxed(answer) && isWithheld && (isOneJob || !isDueLater),
      person.profit > 0 ? words.steuer_gemischt : withheld,
    ),
    ...said(person.bonus > 0, say(words.bonus_schnitt, parts)),
    ...said(
      person.bonus > 0 &&
        (person.wages[0] ?? 0) <= values.minijobLimit &&
        jobs.insured.some(({ hasBonus }) => hasBonus),
      say(words.bonus_grenze, parts),
    ),
    ...said(isMinijobAlone && result.gross > 0, words.minijob),
    ...said(
      !isBefore && jobs.insured.length > 0 && tax.most === 0,
      say(words.keine_steuer, { monat: monthText(aktivrenteFrom, words) }),
    ),
    ...laterNote(answer, words),
    ...said(
      (person.status === 'early' || person.status === 'pensioner') &&
        !entries.rente &&
        !entries.betrag,
      words.angenommen,
    ),
    ...said(
      jobs.insured.length > 1 && person.wages.every((wage) => wage <= values.minijobLimit),
      say(words.zwei_minijobs, parts),
    ),
    ...said(jobs.insured.length > 1 && !isBefore, words.zwei_stellen),
    ...said(person.profit > 0, profitNote(person, values, words)),
    ...said(person.insurance === 'private', words.privat),
    ...said(
      person.insurance === 'voluntary' && jobs.mini.some(({ wage }) => wage > 0),
      words.freiwillig_minijob,
    ),
    ...said(person.insurance === 'voluntary', say(words.freiwillig, parts)),
    ...said(widow === 'open', words.witwe_offen),
    ...said(widow === 0, words.witwe_bleibt),
    ...(typeof widow === 'number' && widow > 0
      ? [say(words.witwe_sinkt, { betrag: writeEuros(widow) })]
      : []),
    ...said(
      isBefore && person.disability !== undefined,
      disability > 0
        ? say(words.minderung_sinkt, { betrag: writeEuros(disability) })
        : words.minderung_bleibt,
    ),
    ...said(!isBefore && person.disability !== undefined, words.minderung_endet),
    ...said(entries.beamte === 'pension', words.beamte_pension_hinweis),
    ...said(entries.beamte === 'dienst', words.beamte_dienst_hinweis),
    ...said(Boolean(entries.trainer || entries.ehrenamt), words.ehrenamt_frei),
    ...said(!isYear, say(words.ohne_werte, { jahr: `${values.year}` })),
  ]
}

type NoteProps = {
  words: Words
  values: Values
  entries: Entries
  /** The values are those of the running year. */
  isYear: boolean
}

/** What is due on a profit, which depends on how one is insured. */
function profitNote(person: Case, { smallProfit }: Values, words: Words): string {
  if (person.insurance === 'private') return words.gewinn_privat
  if (!drawsPension(person) || person.insurance === 'voluntary') return words.gewinn_kasse
  return person.profit > smallProfit ? words.gewinn_hinweis : words.gewinn_klein
}

function laterNote({ later, result, person }: Answer, words: Words): string[] {
  if (!later) return []
  const { least, most } = later.remains
  const parts = {
    monat: monthText(later.from, words),
    lohn: writeEuros(result.gross),
    bleibt: writeEuros(most),
  }
  // The Aktivrente is for neither Minijobs nor profits.
  if (result.jobs.insured.length === 0) {
    const isRelieved = person.profit === 0 && most > result.remains
    return isRelieved ? [say(words.minijob_ab, parts)] : []
  }
  return [
    least === most
      ? say(words.aktivrente_ab, parts)
      : say(words.aktivrente_ab_spanne, { ...parts, ...between(later.remains, result.gross) }),
  ]
}

/** Contributions of an average month, by the words of the table; those that are nothing are left out. */
export function contributionRows({ result }: Answer, words: Words): [string, number][] {
  const { jobs, minijobs, profit } = result.contributions
  const of = (branch: keyof typeof jobs) => jobs[branch] + minijobs[branch] + profit[branch]
  const rows: [string, number][] = [
    [words.zeile_kasse, of('health') + of('extra')],
    [words.zeile_pflege, of('care')],
    [words.zeile_rv, of('pension')],
    [words.zeile_alv, of('unemployment')],
  ]
  return rows.filter(([, amount]) => amount > 0)
}
