import type { Answer } from '../rechner/answer.ts'
import { type Case, drawsPension } from '../rechner/case.ts'
import type { Entries } from '../rechner/fields.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import { bonusIn } from '../rechner/jobs.ts'
import type { Month } from '../rechner/months.ts'
import type { Values } from '../rechner/values.ts'
import { say, type Words } from '../rechner/words.ts'
import { between, up } from './amount-texts.ts'

type NoteProps = {
  words: Words
  values: Values
  entries: Entries
  /** Whether the values are those of the current year. */
  isYear: boolean
}

/** Cents a month from which a pensioner's payslip shows tax as well (PAP 2026, class I; approximate). */
const withheldFrom = 350_000

/** Less than half a euro is shown as none. */
export const isTaxed = ({ tax }: Answer): boolean => tax.most >= 50

/** What belongs to this answer, the most important first. */
export function notes(answer: Answer, { words, values, entries, isYear }: NoteProps): string[] {
  const { person, result, tax, isOpen, later, aktivrenteFrom, widow, disability } = answer
  const { jobs } = result
  const isBefore = later !== undefined
  const draws = drawsPension(person)
  // Employers do not know the pension, and nobody withholds tax from a profit.
  const isDueLater = (draws && !isBefore) || person.profit > 0
  const isOneJob = jobs.insured.length < 2
  const isWithheld =
    jobs.insured.length > 0 && (!draws || isBefore || result.year.wages > 12 * withheldFrom)
  const withheld = draws ? words.steuer_frueh : words.steuer_betrieb
  const parts = { lohn: writeEuros(result.gross), grenze: writeEuros(values.minijobLimit) }
  const isMinijobAlone = jobs.insured.length === 0 && person.profit === 0
  return [
    isOpen &&
      !answer.isPensionKnown &&
      // Who has both the state’s pay and a Rente is asked for what was not told yet.
      (person.official && !(draws && entries.weitere) ? words.spanne_pension : words.spanne_grund),
    isOpen && !answer.isSpouseKnown && words.spanne_partner,
    isTaxed(answer) &&
      !isWithheld &&
      isOneJob &&
      say(jobs.insured.length > 0 ? words.steuer_spaeter : words.steuer_gewinn, {
        betrag: isOpen ? say(words.bis_zu, { bis: up(tax.most) }) : writeEuros(tax.most),
      }),
    isTaxed(answer) &&
      (isWithheld || !isOneJob) &&
      (person.profit > 0
        ? words.steuer_gemischt
        : isDueLater && !isOneJob
          ? words.steuer_zwei
          : withheld),
    person.bonus > 0 && say(words.bonus_schnitt, parts),
    bonusIn(jobs.insured, person) > 0 &&
      (person.wages[0] ?? 0) <= values.minijobLimit &&
      say(words.bonus_grenze, parts),
    isMinijobAlone && words.minijob,
    !isBefore &&
      jobs.insured.length > 0 &&
      tax.most === 0 &&
      say(words.keine_steuer, { monat: monthText(aktivrenteFrom, words) }),
    laterNote(answer, words),
    (person.status === 'early' || person.status === 'pensioner') &&
      !entries.rente &&
      !entries.betrag &&
      !entries.minderung &&
      words.angenommen,
    answer.isTooYoung && words.rente_jung,
    !isOneJob &&
      person.wages.every((wage) => wage <= values.minijobLimit) &&
      say(words.zwei_minijobs, parts),
    !isOneJob && !isBefore && words.zwei_stellen,
    person.profit > 0 && profitNote(person, values, words),
    result.contributions.profit.health > 0 &&
      jobs.insured.length === 0 &&
      !person.pension &&
      person.profit * 2 > values.healthCeiling &&
      words.gewinn_grenze,
    person.insurance === 'private' && words.privat,
    person.insurance === 'voluntary' && jobs.mini.length > 0 && words.freiwillig_minijob,
    person.insurance === 'voluntary' && say(words.freiwillig, parts),
    widow === 'open' && (person.official ? words.witwe_beamte : words.witwe_offen),
    widow === 0 && words.witwe_bleibt,
    Number(widow) > 0 && say(words.witwe_sinkt, { betrag: writeEuros(Number(widow)) }),
    person.disability !== undefined &&
      (isBefore ? disabilityNote(disability, words) : words.minderung_endet),
    person.official === 'retired' && words.beamte_pension_hinweis,
    person.official === 'serving' && words.beamte_dienst_hinweis,
    Boolean(entries.trainer || entries.ehrenamt) && words.ehrenamt_frei,
    !isYear && say(words.ohne_werte, { jahr: `${values.year}` }),
  ].filter((note) => note !== false)
}

const disabilityNote = (reduction: number, words: Words): string =>
  reduction > 0
    ? say(words.minderung_sinkt, { betrag: writeEuros(reduction) })
    : words.minderung_bleibt

/** What is due on a profit, which depends on how one is insured. */
function profitNote(person: Case, { smallProfit }: Values, words: Words): string {
  if (person.insurance === 'private') return words.gewinn_privat
  if (!drawsPension(person) || person.insurance === 'voluntary') return words.gewinn_kasse
  return person.profit > smallProfit ? words.gewinn_hinweis : words.gewinn_klein
}

function laterNote(
  { later, aktivrenteFrom, result, person }: Answer,
  words: Words,
): string | false {
  if (!later) return false
  const { least, most } = later
  const parts = {
    monat: monthText(aktivrenteFrom, words),
    lohn: writeEuros(result.gross),
    bleibt: writeEuros(most),
  }
  // The Aktivrente is for neither Minijobs nor profits.
  if (result.jobs.insured.length === 0) {
    const isRelieved = person.profit === 0 && most > result.remains
    return isRelieved && say(words.minijob_ab, parts)
  }
  return least === most
    ? say(words.aktivrente_ab, parts)
    : say(words.aktivrente_ab_spanne, { ...parts, ...between(later, result.gross) })
}

/** `Dezember 2026` */
const monthText = ({ year, month }: Month, { monate }: Words): string =>
  `${monate.split(/\s/)[month - 1]} ${year}`
