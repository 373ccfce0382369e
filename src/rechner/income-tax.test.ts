import { expect, test } from 'vitest'
import { euros } from './amounts.ts'
import { churchTax, incomeTax, jointTax, solidarity } from './income-tax.ts'
import { money, values } from './test-fixtures.ts'

const { tariff, solidarityFrom } = values
const pairs = (text: string) => text.split(' · ').map((pair) => pair.split('→').map(Number))

test('The tax is that of the published basic table of 2026', () => {
  const published = pairs(
    '12348→0 · 15000→435 · 17799→1034 · 17800→1035 · 20000→1570 · 30000→4217 · 40000→7209 · 50000→10548 · 60000→14233 · 69878→18213 · 80000→22464 · 90000→26664 · 100000→30864 · 120000→39264 · 150000→51864 · 277825→105550 · 277826→105551 · 300000→115529 · 46974→9501 · 58832→13784',
  )
  const found = published.map(([income = 0]) => [income, incomeTax(euros(income), tariff)])
  expect(found).toEqual(published)
})

// BMF, Programmablaufplan 2026 of 12 November 2025, table „besondere“.
test('The tax is that of the official table of 2026 for class I', () => {
  const published = pairs(
    '17500→40 · 20000→461 · 22500→995 · 25000→1604 · 27500→2234 · 30000→2886 · 35000→4254 · 40000→5710 · 45000→7252 · 50000→8880 · 60000→12396 · 75000→18320 · 100000→28820',
  )
  const found = published.map(([gross = 0]) => [gross, incomeTax(euros(gross - 4866), tariff)])
  expect(found).toEqual(published)
})

test('The tax of couples is that of the official table of 2026 for class III', () => {
  const published = pairs('32500→76 · 40000→1420 · 50000→3824 · 60000→6430 · 80000→12164')
  const found = published.map(([gross = 0]) => [gross, jointTax(euros(gross - 7266), tariff)])
  expect(found).toEqual(published)
  expect(jointTax(euros(46_974), tariff)).toBe(4908)
  expect(jointTax(euros(35_599), tariff), 'of half of it, in full euros').toBe(2 * 1034)
})

test('Solidaritätszuschlag and Kirchensteuer lose what is less than a cent', () => {
  const taxOf = (income: number) => incomeTax(euros(income), tariff)
  expect(solidarity(taxOf(69_878), solidarityFrom)).toBe(0)
  // Published as 251.57; the statute drops the fraction.
  expect(solidarity(taxOf(80_000), solidarityFrom)).toBe(money('251.56'))
  expect(solidarity(taxOf(120_000), solidarityFrom)).toBe(money('2159.52'))
  expect([15_000, 30_000, 50_000].map((income) => churchTax(taxOf(income), 9))).toEqual([
    money('39.15'),
    money('379.53'),
    money('949.32'),
  ])
})
