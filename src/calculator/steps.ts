import { plus, rate, share } from '../rechner/amounts.ts'
import { type Answer, highestRateOf } from '../rechner/answer.ts'
import type { Branch } from '../rechner/branches.ts'
import { contributionTo } from '../rechner/contributions.ts'
import { writeCents, writeEuros, writeHundredths, writeRate } from '../rechner/german-numbers.ts'
import { wagesOf } from '../rechner/jobs.ts'
import { midijobBases } from '../rechner/midijob.ts'
import { ownRates } from '../rechner/own-rates.ts'
import { retirementAge } from '../rechner/retirement-age.ts'
import type { Values } from '../rechner/values.ts'
import { say, type Words } from '../rechner/words.ts'

export type Step = { text: string; amount: string; source: string }

/** Every step to the answer that plays a part, each with the paragraph of the law. */
export function stepsOf(answer: Answer, values: Values, words: Words): Step[] {
  return [
    ageStep(answer, words),
    ...jobSteps(answer, values, words),
    ...taxSteps(answer, values, words),
  ]
}

const euro = (amount: number) => `${writeCents(amount)} €`

function ageStep({ person }: Answer, words: Words): Step {
  const months = retirementAge(person.birth.year)
  const parts = { jahre: `${Math.floor(months / 12)}`, monate: `${months % 12}` }
  const age = say(months % 12 === 0 ? words.alter_jahre : words.alter_monate, parts)
  return { text: say(words.weg_alter, { alter: age }), amount: '', source: words.weg_alter_quelle }
}

function jobSteps({ person, result }: Answer, values: Values, words: Words): Step[] {
  const { mini, insured, isReduced } = result.jobs
  const rates = ownRates(person, values)
  const total = wagesOf(insured)
  const base = plus(...insured.map(({ wage }) => midijobBases(wage, total, values).own))
  const steps: Step[] = mini.map(({ wage }) => ({
    text: say(words.weg_minijob, { grenze: writeEuros(values.minijobLimit) }),
    amount: euro(wage),
    source: words.weg_minijob_quelle,
  }))
  const shown = isReduced ? base : total
  // Above the ceiling contributions are due on less than the whole wage, so no base is named.
  if (insured.length > 0 && total <= values.healthCeiling) {
    const kind = isReduced ? 'weg_midijob' : 'weg_voll'
    steps.push({ text: words[kind], amount: euro(shown), source: words[`${kind}_quelle`] })
  }
  /** Named only where it makes the amount of the base above; each job is rounded by itself. */
  const rateOf = (of: Branch, amount: number) =>
    [rates[of], rate(of === 'care' ? rates.care + rates.careAlone : 0)].find(
      (each) => Math.abs(share(shown, each) - amount) <= insured.length,
    )
  const branch = (name: 'kasse' | 'zusatz' | 'pflege' | 'rv' | 'alv', of: Branch) => {
    const amount = contributionTo(of, result.contributions)
    if (amount === 0) return
    const named = `weg_${name}` as const
    const ofBase = rateOf(of, amount)
    const text = ofBase
      ? say(words[named], { satz: writeRate(ofBase) })
      : words[named].replace(/: \[satz\].*/, '')
    steps.push({ text, amount: `− ${euro(amount)}`, source: words[`${named}_quelle`] })
  }
  branch('kasse', 'health')
  branch('zusatz', 'extra')
  branch('pflege', 'care')
  branch('rv', 'pension')
  branch('alv', 'unemployment')
  return steps
}

function taxSteps(answer: Answer, values: Values, words: Words): Step[] {
  const { person, result, tax, isPensionKnown, isSpouseKnown } = answer
  const { year } = result
  const taxable = year.taxable + person.profit * 12
  const row = (
    key: 'frei' | 'pflichtig' | 'pauschbetrag' | 'alterung' | 'abziehbar' | 'rentenfrei',
    amount: number,
    sign = '',
  ): Step[] => {
    const [text, source] = [words[`weg_${key}`], words[`weg_${key}_quelle`]]
    return amount === 0 ? [] : [{ text, amount: sign + euro(amount), source }]
  }
  const due = (text: string, amount: number): Step => ({
    text,
    amount: euro(amount),
    source: words.weg_steuer_quelle,
  })
  const income = (text: string, amount: number) =>
    say(text, { betrag: writeHundredths(amount * 100) })
  const free = row('frei', year.free)
  if (taxable === 0) return free
  const rest = [
    ...free,
    ...row('pflichtig', taxable),
    ...row('pauschbetrag', year.allowance, '− '),
    ...row('abziehbar', year.deductible, '− '),
  ]
  if (!isPensionKnown || !isSpouseKnown)
    return [
      ...rest,
      due(say(words.weg_spanne, { satz: `${highestRateOf(person, values)}` }), tax.most),
    ]
  return [
    ...rest,
    ...row('alterung', year.relief * 100, '− '),
    ...row('rentenfrei', year.pensionFree * 100),
    due(income(words.weg_vorher, year.incomeBefore), year.before),
    due(income(words.weg_nachher, year.incomeAfter), year.after),
  ]
}
