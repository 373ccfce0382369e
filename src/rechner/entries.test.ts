import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerOf } from './answer.ts'
import { curveOf } from './curve.ts'
import { caseOf, problemsIn } from './entries.ts'
import { type Entries, type Field, fields, necessary } from './fields.ts'
import { fromFragment, toFragment } from './fragment.ts'
import { writeHundredths } from './german-numbers.ts'
import { wageOfHours } from './jobs.ts'
import { money, values } from './test-fixtures.ts'
import { monthOn, valuesFor } from './values.ts'

// The same on each run.
fc.configureGlobal({ seed: 20_261_121 })

const today = { year: 2026, month: 11 }

const answer = (entries: Entries) => {
  const understood = caseOf(entries, today, values)
  return understood && answerOf(understood, values)
}

describe('The first answer, from month and year of birth and the wage', () => {
  test('is missing until all three are there', () => {
    expect(answer({ monat: '5', jahr: '1954' })).toBeUndefined()
    expect(answer({ monat: '5', lohn: '1204' })).toBeUndefined()
    expect(answer({ monat: '5', jahr: '1954', lohn: 'viel' })).toBeUndefined()
    expect(answer({ monat: '5', jahr: '1954', lohn: '0' })).toBeUndefined()
  })

  test.each([
    ['603', '603', '603'],
    ['722', '704.53', '704.53'],
    ['1204', '1115.80', '1115.80'],
    ['2000', '1795', '1795'],
    ['2500', '2098.32', '2243.75'],
    ['3500', '2618.87', '3141.25'],
  ])('of %s euros after the Regelaltersgrenze is %s to %s', (lohn, least, most) => {
    expect(answer({ monat: '5', jahr: '1954', lohn })?.remains).toEqual({
      least: money(least),
      most: money(most),
    })
  })

  test('before it takes an Altersrente for granted from 63 on', () => {
    expect(answer({ monat: '3', jahr: '1962', lohn: '1800' })?.person.status).toBe('early')
    expect(answer({ monat: '3', jahr: '1964', lohn: '1800' })?.person.status).toBe('working')
    expect(answer({ monat: '3', jahr: '1962', lohn: '1800', rente: 'nein' })?.person.status).toBe(
      'working',
    )
    expect(answer({ monat: '11', jahr: '1963', lohn: '1800' })?.person.status).toBe('early')
    expect(answer({ monat: '12', jahr: '1963', lohn: '1800' })?.person.status).toBe('working')
    for (const other of [{ minderung: 'teil' }, { beamte: 'dienst' }])
      expect(answer({ monat: '3', jahr: '1962', lohn: '1800', ...other })?.person.status).toBe(
        'working',
      )
  })

  test('takes an Altersrente whose amount or first year is said for granted from 62 on', () => {
    const of = (said: Entries) => answer({ lohn: '1800', betrag: '1.200', ...said })?.person.status
    expect(of({ monat: '11', jahr: '1964' }), 'the first that there is').toBe('early')
    expect(of({ monat: '11', jahr: '1964', betrag: '', beginn: '2026' })).toBe('early')
    expect(of({ monat: '12', jahr: '1964' }), 'it is still to come').toBe('working')
    expect(of({ monat: '11', jahr: '1964', betrag: '0' })).toBe('working')
    expect(of({ monat: '11', jahr: '1964', minderung: 'voll' })).toBe('working')
    expect(of({ monat: '3', jahr: '1962', rente: 'teil' })).toBe('working')
  })

  test('before it also says from when the Aktivrente holds, and what remains then', () => {
    const soon = answer({ monat: '7', jahr: '1960', lohn: '1800' })
    expect(soon?.aktivrenteFrom).toEqual({ year: 2026, month: 12 })
    expect(soon?.later).toEqual({ least: money('1624.34'), most: money('1624.34') })
    expect(answer({ monat: '7', jahr: '1960', erster: '1', lohn: '1800' })?.later).toBeUndefined()
  })

  test('before it leaves open what the pension to come will add to the tax', () => {
    const working = answer({ monat: '3', jahr: '1964', lohn: '2500' })
    expect(working?.isOpen).toBe(false)
    const early = answer({ monat: '3', jahr: '1962', lohn: '2500' })
    for (const later of [working?.later, early?.later])
      expect(later).toEqual({ least: money('2098.32'), most: money('2243.75') })
    const told = { monat: '3', jahr: '1962', lohn: '2500', betrag: '1.800', beginn: '2025' }
    expect(answer(told)?.later, 'not where it is drawn and told').toEqual({
      least: money('2165.08'),
      most: money('2165.08'),
    })
  })
})

test('Who draws a Pension pays for no Rente, before and after the limit, and no Altersrente is taken for granted', () => {
  const paid = (said: Entries) => answer({ lohn: '1800', beamte: 'pension', ...said })?.result
  const after = paid({ monat: '5', jahr: '1954', rente: 'nein' })
  expect(after?.contributionsSum).toBe(money('175.66'))
  const before = paid({ monat: '3', jahr: '1962' })
  expect(before?.contributions.jobs.pension).toBe(0)
  expect(before?.contributions.jobs.health).toBe(money('119.96'))
  expect(before?.contributions.jobs.unemployment).toBe(money('22.28'))
  expect(paid({ monat: '3', jahr: '1962', lohn: '603' })?.contributionsSum).toBe(0)
  const said = { monat: '3', jahr: '1962', lohn: '1800', beamte: 'pension' }
  expect(answer(said)?.isOpen).toBe(true)
  expect(answer({ ...said, weitere: '30.000' })?.isOpen).toBe(false)
  expect(answer({ ...said, weitere: '30.000' })?.later).toEqual({
    least: money('1624.34'),
    most: money('1624.34'),
  })
  const later = answer({ ...said, lohn: '2500', weitere: '30.000' })?.later
  expect(later?.least, 'the Pension is known').toBe(later?.most)
  const serving = { ...said, beamte: 'dienst', weitere: '50.000' }
  expect(answer(serving)?.later?.most).toBe(money('1624.34'))
  expect(answer({ ...serving, lohn: '2500' })?.later, 'the Pension to come is not').toEqual({
    least: money('2077.55'),
    most: money('2243.75'),
  })
})

test('With a pension for full Erwerbsminderung there is neither Krankengeld to pay for nor unemployment', () => {
  const said = { monat: '3', jahr: '1966', lohn: '1204' }
  const jobs = (minderung: string) => answer({ ...said, minderung })?.result.contributions.jobs
  expect(jobs('voll')).toMatchObject({ health: money('60.23'), unemployment: 0 })
  expect(jobs('teil')).toMatchObject({ health: money('62.81'), unemployment: money('11.19') })
  expect(jobs('voll')?.pension).toBe(jobs('teil')?.pension)
})

test('Of the first euros of a Minijob nothing remains, and no less than that', () => {
  expect(answer({ monat: '3', jahr: '1962', lohn: '1' })?.remains).toEqual({ least: 0, most: 0 })
})

test('A part of a pension is taxed beside the wage, and pays contributions as without one', () => {
  const said = { monat: '5', jahr: '1954', lohn: '3500', rente: 'teil' }
  expect(answer(said)?.isOpen).toBe(true)
  const known = answer({ ...said, betrag: '1.800', beginn: '2020' })
  expect(known?.result.contributionsSum).toBe(money('694.75'))
  expect(known?.tax.most).toBe(money('257.75'))
})

test('Before the limit the tax beside an Erwerbsminderungsrente is open until that is told', () => {
  const said = { monat: '3', jahr: '1966', lohn: '1800', minderung: 'voll' }
  expect(answer(said)?.isOpen).toBe(true)
  expect(answer({ ...said, betrag: '1.000', beginn: '2024' })?.isOpen).toBe(false)
})

test('After the limit an Erwerbsminderungsrente counts as the Altersrente that it has become, also where none is said', () => {
  const said = { monat: '5', jahr: '1954', lohn: '2500', betrag: '1.800', beginn: '2020' }
  const disabled = { ...said, minderung: 'voll' }
  expect(answer({ ...disabled, rente: 'nein' })?.remains).toEqual(answer(said)?.remains)
  expect(answer({ ...disabled, beamte: 'dienst' })?.person.status).toBe('pensioner')
})

test('Of all that is earned in a year a part takes from an Erwerbsminderungsrente', () => {
  const said = { monat: '3', jahr: '1966', minderung: 'voll' }
  const earned = { lohn: '1500', lohn2: '500', gewinn: '100', bonus: '1000' }
  expect(answer({ ...said, ...earned })?.disability).toBe(money('181.21'))
})

test('A bonus without a wage is none', () => {
  expect(answer({ monat: '5', jahr: '1954', gewinn: '500', bonus: '600' })?.result.gross).toBe(
    money('500'),
  )
})

// Not one of the published cases: from the same statutes, by a second, independent program.
test.each([
  [{ sachsen: '1' }, '268.75', '61.17'],
  [{ jung: '3' }, '243.75', '62.75'],
  [{ zusatz: '4' }, '270', '60.58'],
  [{ zusatz: '4 %' }, '270', '60.58'],
  [{ kasse: 'privat', kinder: 'nein' }, '0', '81'],
  [{ kirche: '8' }, '256.25', '66.69'],
  [{ frei: '3.000' }, '256.25', '63.42'],
  [{ trainer: '4.300' }, '256.25', '68.17'],
  [{ trainer: '3.900', ehrenamt: '1.360' }, '256.25', '68.17'],
  [{ weitere: '5.000' }, '256.25', '87.50'],
  [{ betrag: '6.000' }, '256.25', '100.33'],
  [{ lohn: '3.500', betrag: '5' }, '358.75', '21.92'],
  [{ lohn: '3.500', paar: '1', partner: '100.000' }, '358.75', '457.83'],
  [{ lohn: '10.000' }, '595.79', '2773.31'],
  [{ lohn: '7.000', kinder: 'nein' }, '630.67', '1403.58'],
  [{ lohn: '2.050' }, '210.13', '0'],
  [{ lohn: '1.000', bonus: '5.000' }, '104.65', '31.08'],
  [{ lohn: '600', bonus: '1.000', kinder: 'nein' }, '15.15', '0'],
  [{ lohn: '603', bonus: '300', lohn2: '300' }, '3.67', '0'],
  [{ lohn: '1.500', lohn2: '1.000', bonus: '1.500' }, '269.06', '89.25'],
  [{ beamte: 'dienst', weitere: '50.000' }, '496.25', '143.50'],
  [{ lohn: '', gewinn: '5.000' }, '846.64', '1286.42'],
  [{ lohn: '', gewinn: '2.500', betrag: '6.000' }, '0', '997.34'],
  [{ lohn: '', gewinn: '2.500', kasse: 'privat' }, '0', '706.83'],
] as const)(
  'Of 2.500 euros beside 1.800 since 2020, with %j, %s and %s go off',
  (more, sum, tax) => {
    const said = { monat: '5', jahr: '1954', lohn: '2.500', betrag: '1.800', beginn: '2020' }
    expect(answer({ ...said, ...more })?.result).toMatchObject({
      contributionsSum: money(sum),
      tax: money(tax),
    })
  },
)

test.each([
  [{ lohn: '2.500', kirche: '9' }, '158.51'],
  [{ lohn: '8.000' }, '2398.29'],
  [{ lohn: '3.500', weitere: '10.000' }, '597'],
  [{ lohn: '3.500', betrag: '1.800', beginn: '2020', paar: '1' }, '597'],
  [{ gewinn: '2.500' }, '828.45'],
] as const)('As long as something is not said, the tax of %j is %s at most', (said, most) => {
  expect(answer({ monat: '5', jahr: '1954', ...said })?.tax.most).toBe(money(most))
})

test('No pension that the form takes leads out of the range that was said before it was told', () => {
  const said = fc.record({
    jahr: fc.constantFrom('1938', '1954', '1962'),
    kasse: fc.constantFrom('', 'privat'),
    kirche: fc.constantFrom('', '9'),
    lohn: fc.integer({ min: 1, max: 20_000 }).map(String),
  })
  const pension = fc.record({
    betrag: fc.oneof(fc.constant('6.000'), fc.integer({ min: 0, max: 6000 }).map(String)),
    beginn: fc.integer({ min: 1990, max: 2026 }).map(String),
  })
  fc.assert(
    fc.property(said, pension, (entries, told) => {
      const { least = 0, most = 0 } = answer({ monat: '5', ...entries })?.remains ?? {}
      const { least: amount = -1 } = answer({ monat: '5', ...entries, ...told })?.remains ?? {}
      expect(amount).toBeGreaterThanOrEqual(least)
      expect(amount).toBeLessThanOrEqual(most)
    }),
    { numRuns: 1000 },
  )
})

test('Who is freed pays nothing in a Minijob', () => {
  const said = { monat: '3', jahr: '1962', lohn: '603' }
  expect(answer({ ...said, befreit: '1' })?.result.contributionsSum).toBe(0)
})

// Geringfügigkeits-Richtlinien: all Minijobs count together for the least base, and none beside a main job.
test.each([
  [{ lohn: '100' }, '17.55'],
  [{ lohn: '100', lohn2: '60' }, '8.55'],
  [{ lohn: '120', lohn2: '110' }, '8.28'],
  [{ lohn: '120,40', lohn2: '110,40' }, '8.30'],
  [{ lohn: '100', lohn2: '2500', rente: 'nein' }, '532.35'],
] as const)('Before the limit all contributions of %j are %s', (said, sum) => {
  const paid = answer({ monat: '3', jahr: '1962', ...said })?.result.contributionsSum
  expect(paid).toBe(money(sum))
})

test('A profit of what is free pays nothing yet, a cent more pays', () => {
  const paid = (gewinn: number) => {
    const said = { monat: '5', jahr: '1954', betrag: '1.200', beginn: '2020' }
    return answer({ ...said, gewinn: writeHundredths(gewinn) })?.result.contributionsSum
  }
  expect(paid(values.smallProfit)).toBe(0)
  expect(paid(values.smallProfit + 1)).toBeGreaterThan(0)
})

test.each([
  [
    'an insured wage',
    { lohn: '5.000', gewinn: '2.000', betrag: '1.800', beginn: '2020' },
    '142.19',
  ],
  ['a pension whose first year is not told', { gewinn: '5.000', betrag: '1.800' }, '702.19'],
] as const)('A profit pays up to what %s leaves below the ceiling', (_, said, health) => {
  const found = answer({ monat: '5', jahr: '1954', ...said })
  expect(found?.result.contributions.profit.health).toBe(money(health))
})

test('A profit without a pension has no contributions that this could know', () => {
  const said = { monat: '3', jahr: '1966', gewinn: '2500', rente: 'nein' }
  expect(answer(said)?.result.contributionsSum).toBe(0)
})

test('What a field says that is not shown any more counts no longer', () => {
  const said = { monat: '5', jahr: '1954', lohn: '2500', kinder: 'nein' }
  for (const jung of ['3', 'viel']) expect(answer({ ...said, jung })).toEqual(answer(said))
  const without = { ...said, rente: 'nein' }
  expect(answer({ ...without, betrag: '1.800', beginn: '2020' })).toEqual(answer(without))
  const retired = { ...said, beamte: 'pension' }
  const drawing = { betrag: '1.800', beginn: '2020', frei: '3.000' }
  expect(answer({ ...retired, ...drawing })).toEqual(answer(retired))
  expect(answer({ ...retired, ...drawing, rente: 'ja' })?.person.pension).toBeDefined()
  expect(problemsIn({ ...retired, frei: 'viel' })).toEqual({})
  const hidden = { rente: 'nein', frei: 'viel', kasse: 'privat', zusatz: 'viel', jung: 'viel' }
  expect(problemsIn({ ...said, ...hidden, partner: 'viel' })).toEqual({})
  expect(problemsIn({ ...said, ...hidden, minderung: 'voll' })).toEqual({ frei: 'unreadable' })
  expect(answer({ ...said, ...hidden })).toBeDefined()
})

test('More than half of a pension is never free of tax', () => {
  const said = { monat: '5', jahr: '1954', lohn: '3500', betrag: '1.800', beginn: '2020' }
  expect(problemsIn({ ...said, frei: '10.800' })).toEqual({})
  expect(problemsIn({ ...said, frei: '10.801' })).toEqual({ frei: 'too-large' })
  expect(answer({ ...said, frei: '18.126' })).toBeUndefined()
})

test('What a Witwenrente loses is open until the own pension is told', () => {
  const said = { monat: '5', jahr: '1954', lohn: '1800', witwe: '1' }
  expect(answer(said)?.widow).toBe('open')
  expect(answer({ ...said, betrag: '1.200' })?.widow, 'by what the job adds').toBe(money('464.19'))
  expect(answer({ ...said, betrag: '1.800' })?.widow).toBe(money('500.40'))
  expect(answer({ ...said, rente: 'nein' })?.widow).toBe(0)
  const earns = { ...said, lohn: '', betrag: '1.200' }
  expect(answer({ ...earns, gewinn: '1.000' })?.widow).toBe(money('204.59'))
})

test('With the pension and its first year the tax is one amount', () => {
  const said = { monat: '5', jahr: '1954', lohn: '2500', betrag: '1.800', beginn: '2020' }
  expect(answer(said)?.remains).toEqual({ least: money('2182'), most: money('2182') })
  const free = { ...said, frei: '3.474' }
  expect(answer({ ...free, beginn: '' }), 'its tax-free part says it as well').toMatchObject({
    isOpen: false,
    remains: answer(said)?.remains,
  })
  expect(answer({ ...said, kirche: '9' })?.tax.most).toBe(money('67.31'))
  expect(answer({ ...said, lohn: '3500', paar: '1', partner: '8000' })?.remains.most).toBe(
    money('2932.42'),
  )
})

test('With husband or wife the tax is open until their income is told, also if it is none', () => {
  const said = { monat: '5', jahr: '1954', lohn: '3500', betrag: '1800', beginn: '2020', paar: '1' }
  const none = answer({ ...said, partner: '0' })?.tax
  const most = answer({ ...said, partner: '500.000' })?.tax.most
  expect(none?.least).toBe(none?.most)
  for (const partner of ['', 'nichts']) {
    const open = answer({ ...said, partner })
    expect(open).toMatchObject({ isOpen: true, isPensionKnown: true, isSpouseKnown: false })
    expect(open?.tax.least).toBe(none?.least)
    expect(open?.tax.most).toBeGreaterThanOrEqual(most ?? Number.POSITIVE_INFINITY)
  }
})

test.each(['betrag', 'beginn'] as const)(
  'While %s cannot be read the answer stays the range that it is without',
  (name) => {
    const said = { monat: '5', jahr: '1954', lohn: '2500', betrag: '1.800', beginn: '2020' }
    expect(answer({ ...said, [name]: 'viel' })).toEqual(answer({ ...said, [name]: '' }))
    expect(answer({ ...said, [name]: 'viel' })?.isOpen).toBe(true)
  },
)

test.each(necessary)('There is no answer while %s cannot be read', (name) => {
  const said = { monat: '5', jahr: '1954', lohn: '500', gewinn: '500' }
  expect(answer(said)).toBeDefined()
  expect(answer({ ...said, [name]: 'abc' })).toBeUndefined()
})

test('The amount lies within what was said before the Pension was told', () => {
  const said = { monat: '5', jahr: '1954', lohn: '4000', beamte: 'pension' }
  const open = answer(said)?.remains
  const known = answer({ ...said, weitere: '66.000' })?.remains
  expect(open?.least).toBeLessThanOrEqual(known?.least ?? Number.NaN)
  expect(open?.most).toBeGreaterThanOrEqual(known?.most ?? Number.NaN)
})

test('In the month of the bonus what the others have left below the ceiling counts, too', () => {
  const said = { monat: '5', jahr: '1954', lohn: '3500', bonus: '3500' }
  expect(answer(said)?.result.contributionsSum).toBe(money('388.65'))
  const rich = { monat: '5', jahr: '1954', lohn: '7000' }
  const sum = answer(rich)?.result.contributionsSum
  expect(answer({ ...rich, bonus: '7000' })?.result.contributionsSum).toBe(sum)
})

test('In a Minijob the bonus pays for the pension as the wage does', () => {
  const said = { monat: '3', jahr: '1963' }
  const sum = answer({ ...said, lohn: '550' })?.result.contributionsSum
  expect(answer({ ...said, lohn: '500', bonus: '600' })?.result.contributionsSum).toBe(sum)
  const beside = { monat: '5', jahr: '1954', lohn: '500', bonus: '600', lohn2: '1900' }
  expect(answer(beside)?.result.year, 'and is free of tax as that is').toMatchObject({
    free: money('22800'),
    taxable: 0,
  })
})

test('A Pension uses up nothing of the Altersentlastungsbetrag', () => {
  const said = { monat: '5', jahr: '1954', lohn: '2.500', beamte: 'pension', weitere: '30.000' }
  expect(answer(said)?.result.tax).toBe(money('79.58'))
})

test('Problems are told of the fields that have them, and of no empty one', () => {
  expect(
    problemsIn({
      monat: '13',
      jahr: '54',
      lohn: '24.000',
      betrag: '',
      beginn: '2020,5',
      zusatz: '-1',
      jung: '2,5',
    }),
  ).toEqual({
    monat: 'unreadable',
    jahr: 'too-small',
    lohn: 'too-large',
    beginn: 'unreadable',
    zusatz: 'negative',
    jung: 'unreadable',
  })
})

test('No pension has begun in a year to come', () => {
  const said = { monat: '5', jahr: '1954', lohn: '2500', betrag: '1.800', beginn: '2027' }
  expect(problemsIn(said, today.year)).toEqual({ beginn: 'too-large' })
  expect(answer(said)?.isOpen).toBe(true)
  expect(problemsIn({ ...said, beginn: '2026' }, today.year)).toEqual({})
})

test('The curve has both sides of the Minijob’s border, and one’s own wage lies on it', () => {
  const said = { monat: '5', jahr: '1954', lohn: '1200' }
  const understood = caseOf(said, today, values)
  const more = caseOf({ ...said, bonus: '1200', gewinn: '500' }, today, values)
  if (!understood || !more) throw new Error('understood nothing')
  const curve = curveOf(understood, values)
  expect(curveOf(more, values), 'of a wage alone').toEqual(curve)
  expect(curve.map(({ wage }) => wage)).toEqual(expect.arrayContaining([60_300, 60_301, 200_000]))
  expect(curve.at(-1)?.wage).toBe(350_000)
  expect(curve.find(({ wage }) => wage === 120_000)?.remains).toEqual(
    answerOf(understood, values).remains,
  )
})

test('A clock that shows a year before all values is not believed', () => {
  const years = [values, { ...values, year: 2027 }]
  expect(monthOn(new Date(2014, 4), years)).toEqual({ year: 2027, month: 1 })
  expect(monthOn(new Date(2026, 10), years)).toEqual(today)
  expect(monthOn(new Date(2030, 0), years)).toEqual({ year: 2030, month: 1 })
  expect(valuesFor(2030, years)?.year).toBe(2027)
})

test('Hours a week and a wage an hour make the wage of a month', () => {
  expect(wageOfHours(2000, money('13.90'))).toBe(money('1203.74'))
})

const anything: fc.Arbitrary<Entries> = fc.dictionary(
  fc.constantFrom(...(Object.keys(fields) as Field[])),
  fc.oneof(
    // A grapheme may be several units long, and a fragment takes 24.
    fc.string({ unit: 'grapheme', maxLength: 24 }).filter(({ length }) => length <= 24),
    fc.constantFrom('1', 'ja', 'nein', '5', '1954', '1.204,50', '99999999', '-3', 'privat'),
    fc.integer({ min: 0, max: 30_000 }).map(String),
  ),
)

describe('Whatever stands in the fields', () => {
  test('there is an answer in whole cents, or none', () => {
    fc.assert(
      fc.property(anything, (entries) => {
        const found = answer(entries)
        if (!found) return
        const { least, most } = found.remains
        expect([least, most].every(Number.isSafeInteger)).toBe(true)
        expect(least).toBeLessThanOrEqual(most)
      }),
      { numRuns: 2000 },
    )
  })

  test('the address brings the same case back', () => {
    fc.assert(
      fc.property(anything, (entries) => {
        const once = fromFragment(`#${toFragment(entries)}`)
        expect(fromFragment(toFragment(once))).toEqual(once)
        const numbers = ({ monat, jahr, lohn }: Entries) =>
          [monat, jahr, lohn].map((t) => t?.trim() || undefined)
        expect(numbers(once)).toEqual(numbers(entries))
      }),
      { numRuns: 1000 },
    )
  })

  test('a fragment that somebody made up is read without an error', () => {
    fc.assert(
      // For the unit `binary` fast-check makes a table of all characters: a second, and 90 MB.
      fc.property(fc.array(fc.nat(0x10ffff)), (points) => {
        const text = String.fromCodePoint(...points)
        const entries = fromFragment(text)
        expect(Object.keys(entries).every((name) => name in fields)).toBe(true)
        answer(entries)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['5/1954', '5', '1954'],
  ['05.1954', '5', '1954'],
  ['Mai 1954', '5', '1954'],
  ['5 - 1954', '5', '1954'],
  ['12.05.1954', '5', '1954'],
  ['01.05.1954', '5', '1954', '1'],
  ['1. Mai 1954', '5', '1954', '1'],
  ['12. Mai 1954', '5', '1954'],
  ['12 Mai 1954', '5', '1954'],
  ['12/05/1954', '5', '1954'],
  ['12-05-1954', '5', '1954'],
  ['1954-05-01', '5', '1954', '1'],
  ['12051954', '5', '1954'],
  ['051954', '5', '1954'],
  ['1954-05', '5', '1954'],
  ['1954/5', '5', '1954'],
  ['1954 Mai', '5', '1954'],
  ['120554', '5', '54'],
  ['geb. am 12.5.1954', '5', '1954'],
  ['geboren am 1.5.1954', '5', '1954', '1'],
  ['*12.5.1954', '5', '1954'],
  ['(Mai 1954)', '5', '1954'],
  ['Mai 1954 geboren', '5', '1954'],
  ['12,5,1954', '5', '1954'],
  ['12.05.1954.', '5', '1954'],
  ['geb. 12.05.1954', '5', '1954'],
  ['Im Mai 1954', '5', '1954'],
  ['Mai, 1954', '5', '1954'],
  ["Mai '54", '5', '54'],
  ['Jänner 1954', '1', '1954'],
  ['M\u0061\u0308rz 1954', '3', '1954'],
  ['\u200e12.05.1954', '5', '1954'],
  ['05–1954', '5', '1954'],
  ['１２.０５.１９５４', '5', '1954'],
  ['Geburtsdatum: 12.05.1954', '5', '1954'],
  ['01.05.1954, in Köln', '5', '1954', '1'],
  ['am zwölften Mai 1954 in Ulm geboren', undefined, '1954'],
  ['irgendwann im Mai', undefined, 'irgendwann im Mai'],
  ['1954', undefined, '1954'],
  ['Mei 1954', undefined, '1954'],
] as const)('The short form may say „%s“', (geboren, monat, jahr, erster?: string) => {
  const said = fromFragment(`#${new URLSearchParams({ geboren, lohn: '1.204' })}`)
  expect(said).toEqual({ ...(monat && { monat }), jahr, ...(erster && { erster }), lohn: '1.204' })
})

test.each([
  ['#monat=5&amp;jahr=1954&amp;lohn=1200', '1200'],
  ['#monat=5&jahr=1954&lohn=1200)', '1200'],
  ['#monat=5&jahr=1954&lohn=1200%3E', '1200'],
  [`#monat=5&jahr=1954&lohn=${'1200 Euro und mehr, je nachdem'}`, '1200 Euro und mehr, je n'],
])('%s says all that it says', (fragment, lohn) => {
  expect(fromFragment(fragment)).toEqual({ monat: '5', jahr: '1954', lohn })
})

test('no address keeps a browser busy', () => {
  const endless = `${'.) '.repeat(300)}x`
  expect(fromFragment(`#${new URLSearchParams({ geboren: endless })}`)).toEqual({
    jahr: endless.slice(0, 24).trim(),
  })
})

test('The address names fields in German, and holds nothing but them', () => {
  expect(toFragment({ monat: '5', jahr: '1954', lohn: '1.204,50', bonus: ' ' })).toBe(
    'monat=5&jahr=1954&lohn=1.204,50',
  )
  expect(toFragment({ jahr: '1954', lohn: ' 1'.repeat(1_000_000) })).toHaveLength(38)
  expect(fromFragment('#lohn=603&__proto__=1&rente=vielleicht&jahr=%00%ff&x=1')).toEqual({
    lohn: '603',
    jahr: '\u0000\ufffd',
  })
})
