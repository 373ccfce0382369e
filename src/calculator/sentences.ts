import type { Answer } from '../rechner/answer.ts'
import type { Branch } from '../rechner/branches.ts'
import { drawsPension } from '../rechner/case.ts'
import { contributionTo } from '../rechner/contributions.ts'
import type { Problems } from '../rechner/entries.ts'
import type { Entries } from '../rechner/fields.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import { say, type Words } from '../rechner/words.ts'
import { between } from './amount-texts.ts'

/** The answer in a sentence, and one on the pension. */
export function sentence({ result, remains, isOpen, person }: Answer, words: Words): string {
  const lohn = writeEuros(result.gross)
  // A voluntary member may owe the fund contributions that the calculator leaves out.
  const isExact = remains.most === result.gross && person.insurance !== 'voluntary'
  const first = isOpen
    ? say(words.satz_spanne, { lohn, ...between(remains, result.gross) })
    : say(isExact ? words.satz_genau : words.satz_etwa, {
        lohn,
        bleibt: writeEuros(remains.most),
      })
  const { jobs, minijobs } = result.contributions
  const paysIn = jobs.pension + minijobs.pension > 0
  const later = paysIn ? words.rente_spaeter : ''
  // Beside pay or Pension of the state alone there is no Rente of which anything could be said.
  if (person.official && !drawsPension(person)) return `${first} ${later}`.trim()
  const pension = {
    pensioner: paysIn ? words.rente_steigt : words.rente_bleibt,
    early: paysIn ? words.rente_frueh : words.rente_bleibt,
    deferring: person.drawsPart ? later : words.rente_waechst,
    working: later,
  }[person.status]
  return `${first} ${pension}`.trim()
}

/** Names the entries that are missing for an answer; those that are wrong count as missing. */
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

/** Contributions of an average month in cents, with their labels in the table; without those of zero. */
export function contributionRows({ result }: Answer, words: Words): [string, number][] {
  const of = (branch: Branch) => contributionTo(branch, result.contributions)
  const rows: [string, number][] = [
    [words.zeile_kasse, of('health') + of('extra')],
    [words.zeile_pflege, of('care')],
    [words.zeile_rv, of('pension')],
    [words.zeile_alv, of('unemployment')],
  ]
  return rows.filter(([, amount]) => amount > 0)
}
