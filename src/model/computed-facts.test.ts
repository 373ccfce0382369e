import { expect, test } from 'vitest'
import { factsOf } from './computed-facts.ts'
import type { Entries, Entry, Facts } from './facts.ts'
import { entries } from './test-facts.ts'

const of2026 = ['2026-01-01', '2026-12-31'] as const
const of2027 = ['2027-01-01', '2027-12-31'] as const

const period = (wert: string, [gilt_ab, gilt_bis]: readonly [string, string]) => ({
  wert,
  gilt_ab,
  gilt_bis,
  stand: '2026-11-21',
  quelle: 'Gesetz',
})

const figure = (...zeitraeume: ReturnType<typeof period>[]): Entry => ({
  bedeutung: '',
  einheit: 'Euro',
  zeitraeume,
})

/** The figures as of November 2026; `more` adds or replaces some. */
const law = (more: Entries = {}): Entries => ({
  ...entries,
  minijob_grenze: figure(period('603', of2026), period('633', of2027)),
  mindestlohn: figure(period('13,90', of2026), period('14,60', of2027)),
  kv_zusatzbeitrag: figure(period('2,9', of2026)),
  midijob_faktor: figure(period('0,6619', of2026)),
  ...more,
})

const written = (facts: Facts, key: string) =>
  facts[key]?.zeitraeume.map(({ wert, gilt_ab, gilt_bis }) => `${wert} ${gilt_ab} ${gilt_bis}`)

const { facts } = factsOf(law())

test.each([
  ['beitraege_722', '17'],
  ['netto_722', '705'],
  ['beitraege_903', '44'],
  ['netto_903', '859'],
  ['beitraege_1204', '88'],
  ['netto_1204', '1.116'],
  ['beitraege_1800', '176'],
  ['netto_1800', '1.624'],
  ['beitraege_2000', '205'],
  ['netto_2000', '1.795'],
  ['beitraege_2500', '256'],
  ['netto_2500', '2.182'],
  ['steuer_2500', '62'],
  ['beispiel_teilzeit_beitraege', '176'],
  ['teilzeit_lohn_10', '602'],
  ['teilzeit_lohn_15', '903'],
  ['teilzeit_lohn_20', '1.204'],
  ['steuerfrei_rechnerisch', '3.000'],
  ['steuerfrei_rechnerisch_genau', '3.029'],
  ['grundfreibetrag_monat', '1.029'],
  ['grundfreibetrag_paar', '24.696'],
  ['minijob_grenze_jahr', '7.236'],
  ['midijob_ab', '603,01'],
  ['beispiel_ueber_grenze', '500'],
  ['witwenrente_freibetrag', '1.122,53'],
  ['bfd_taschengeld', '676'],
  ['beitraege_selbststaendig', '528'],
  ['steuer_selbststaendig', '511'],
  ['netto_selbststaendig', '1.461'],
  ['rv_anteil_1800', '159'],
  ['beitraege_1204_vorher', '179'],
  ['zwei_minijobs_beitraege', '14'],
  ['witwen_rente_zaehlt', '1.032'],
  ['witwen_lohn_zaehlt', '1.251'],
  ['witwen_darueber', '1.160'],
  ['witwen_minus', '464'],
  ['mehr_netto_722', '102'],
  ['minijob_weihnachtsgeld', '12'],
])('%s is %s in 2026', (key, amount) => {
  expect(facts[key]?.zeitraeume[0]?.wert).toBe(amount)
})

test('Where the next law is known the next amount is there, and where it is not there is none', () => {
  expect(written(facts, 'teilzeit_lohn_10')).toEqual([
    '602 2026-01-01 2026-12-31',
    '632 2027-01-01 2027-12-31',
  ])
  expect(written(facts, 'midijob_ab')?.[1]).toBe('633,01 2027-01-01 2027-12-31')
  expect(written(facts, 'beitraege_722')).toEqual(['17 2026-01-01 2026-12-31'])
})

test('A case needs only its own values: no tariff below the Aktivrente, no Rentenwert without a pension', () => {
  const rates = ['kv_satz_ermaessigt', 'pv_satz', 'pv_kinderlos', 'pv_abschlag_kind', 'pv_sachsen']
  const others = ['kv_satz', 'rv_satz', 'alv_satz', 'bbg_kv', 'bbg_rv', 'minijob_rv_anteil']
  const goesOn = [...rates, ...others, 'gewinn_beitragsfrei', 'minijob_rv_mindestens'].map(
    (key): [string, Entry] => {
      const { wert = entries[key]?.zeitraeume?.[0]?.wert ?? '' } = entries[key] ?? {}
      return [key, figure(period(wert, [of2026[0], of2027[1]]))]
    },
  )
  const decided = factsOf(
    law({
      ...Object.fromEntries(goesOn),
      kv_zusatzbeitrag: figure(
        period('2,9', [of2026[0], '2026-06-30']),
        period('3,5', ['2026-07-01', of2026[1]]),
        period('3,3', of2027),
      ),
      midijob_faktor: figure(period('0,6619', of2026), period('0,6600', of2027)),
    }),
  ).facts
  expect(written(decided, 'beitraege_722')).toEqual([
    '17 2026-01-01 2026-06-30',
    '18 2026-07-01 2026-12-31',
    '14 2027-01-01 2027-12-31',
  ])
  expect(written(decided, 'netto_722')?.[2]).toBe('708 2027-01-01 2027-12-31')
  expect(written(decided, 'steuer_2500')).toHaveLength(1)
})

test('What stands beside an amount that is not known yet is held to it, and ends with it', () => {
  const { facts: of } = factsOf({
    ...law(),
    probe: {
      bedeutung: '',
      einheit: 'Euro',
      rechnung: { aus: ['mehr_lohn_722', 'minijob_grenze'], gerundet: '1' },
    },
  })
  expect(written(of, 'probe')).toEqual(['722 2026-01-01 2026-12-31'])
})

test('A bill stays one where a figure has no other time, and is in no calculation', () => {
  const bill: Entry = {
    bedeutung: '',
    einheit: 'Euro',
    wert: '650',
    gilt_ab: of2027[0],
    stand: '2026-11-21',
    quelle: 'Entwurf',
    recht: 'entwurf',
  }
  const { probe, half } = factsOf({
    probe: bill,
    half: {
      bedeutung: '',
      einheit: 'Euro',
      rechnung: { aus: ['probe'], durch: '2', gerundet: '1' },
    },
  }).facts
  expect([probe?.zeitraeume[0]?.recht, half?.zeitraeume]).toEqual(['entwurf', []])
})

test('Where wages are taxed nothing is computed without the pension, and the editor is told', () => {
  const angaben = { monat: '5', jahr: '1954', lohn: '2500' }
  const { problems } = factsOf(
    law({ probe: { bedeutung: '', einheit: 'Euro', rechner: { ergebnis: 'netto', angaben } } }),
  )
  expect([...problems.keys()]).toEqual(['probe'])
})
