import { expect, test } from 'vitest'
import { euros, none, plus } from './amounts.ts'
import type { Case, Status } from './case.ts'
import { midijobBases } from './midijob.ts'
import { resultOf } from './result.ts'
import type { Birth } from './retirement-age.ts'
import { money, person, values } from './test-fixtures.ts'

/**
 * Worked cases for 2026. „derived“: from the statutes by a second, independent program; where somebody
 * has published the same number, the row names who. Every tariff value is checked against published
 * tables in income-tax.test.ts.
 *
 * Status: V after the Regelaltersgrenze with a full pension, O without one, F before it with a full
 * Altersrente, N without. Wage: one job; `+` two; `!` a bonus in one month; `=` profit. Pension and its
 * first year; K children, – none, a digit the Kirchensteuer. Then own contributions of a month
 * (Krankenkasse, Zusatzbeitrag, Pflege, Rente, Arbeitslosigkeit, all), the tax-free pension, income and
 * tax without the job, taxable wage or profit, Altersentlastungsbetrag, deductible contributions, income
 * and tax with the job, tax and what remains in a month.
 */
const table = `
1|V|520|1200/20|K|0|0|0|0|0|0.00|2316|10167|0|0|0|0|10167|0|0.00|520.00|derived
2|V|602|900/15|K|0|0|0|0|0|0.00|2273|7055|0|0|0|0|7055|0|0.00|602.00|derived
3|V|603|1800/26|K|0|0|0|0|0|0.00|3456|15338|500|0|0|0|15338|500|0.00|603.00|derived
4|F|603|1200/25|K|0|0|0|21.71|0|21.71|2328|10155|0|0|0|0|10155|0|0.00|581.29|„Minijob 2027“, citing the Minijob-Zentrale, 5.10.2026
5|V|603.01|1200/20|K|0|0|0|0|0|0.00|2316|10167|0|0|0|0|10167|0|0.00|603.01|derived
6|V|603.01|1200/20|–|0|0|2.39|0|0|2.39|2316|10081|0|0|0|0|10081|0|0.00|600.62|derived
7|V|722|1200/20|K|11.93|2.47|3.07|0|0|17.47|2316|10167|0|0|0|0|10167|0|0.00|704.53|derived
8|V|722|900/15|–|11.93|2.47|6.28|0|0|20.68|2273|6990|0|0|0|0|6990|0|0.00|701.32|derived
9|V|903|900/15|K|30.06|6.23|7.73|0|0|44.02|2273|7055|0|0|0|0|7055|0|0.00|858.98|derived
10|V|1204|1800/20|K|60.23|12.48|15.49|0|0|88.20|3474|15320|496|0|0|0|15320|496|0.00|1115.80|derived
11|V|1204|1200/26|–9|60.23|12.48|22.02|0|0|94.73|2304|10093|0|0|0|0|10093|0|0.00|1109.27|derived
12|V|1800|1200/15|K|119.96|24.85|30.85|0|0|175.66|3031|9452|0|0|0|0|9452|0|0.00|1624.34|derived
13|V|2000|1800/20|K|140|29|36|0|0|205.00|3474|15320|496|0|0|0|15320|496|0.00|1795.00|derived
14|V|2000|2500/26|–9|140|29|48|0|0|217.00|4800|21177|2031.76|0|0|0|21177|2031.76|0.00|1783.00|derived
15|V|2000.01|1800/20|K|140|29|36|0|0|205.00|3474|15320|496|0.12|1|0.01|15319|496|0.00|1795.01|derived
16|V|2500|900/05|K|175|36.25|45|0|0|256.25|3318|6010|0|6000|1900|615|8265|0|0.00|2243.75|derived
17|V|2500|1200/15|K|175|36.25|45|0|0|256.25|3031|9452|0|6000|1140|615|12467|16|1.33|2242.42|derived
18|V|2500|1800/20|K|175|36.25|45|0|0|256.25|3474|15320|496|6000|836|615|18639|1237|61.75|2182.00|derived
19|V|2500|1800/20|K9|175|36.25|45|0|0|256.25|3474|15320|540.64|6000|836|615|18639|1348.33|67.31|2176.44|derived
20|V|2500|2500/26|–|175|36.25|60|0|0|271.25|4800|21177|1864|6000|627|651|24669|2763|74.92|2153.83|derived
21|V|3500|900/05|K|245|50.75|63|0|0|358.75|3318|6010|0|18000|1900|1845|19035|1333|111.08|3030.17|derived
22|V|3500|1200/26|K|245|50.75|63|0|0|358.75|2304|10179|0|18000|627|1845|24477|2712|226.00|2915.25|derived
23|V|3500|1800/20|K|245|50.75|63|0|0|358.75|3474|15320|496|18000|836|1845|29409|4051|296.25|2845.00|derived
24|V|3500|2500/26|K8|245|50.75|63|0|0|358.75|4800|21357|2061.72|18000|627|1845|35655|6335.28|356.13|2785.12|derived
25|O|1800|0|K|125.10|24.85|30.85|159.37|0|340.17|0|0|0|0|0|0|0|0|0.00|1459.83|derived
26|O|2500|0|K|182.50|36.25|45|232.50|0|496.25|0|0|0|6000|627|1170|2937|0|0.00|2003.75|derived
27|O|3500|0|K|255.50|50.75|63|325.50|0|694.75|0|0|0|18000|627|3510|12597|35|2.92|2802.33|derived
28|N|1800|0|K|125.10|24.85|30.85|159.37|22.28|362.45|0|0|0|21600|627|4010.06|15696|571|47.58|1389.97|derived
29|F|1204|1200/25|K|60.23|12.48|15.49|80.02|11.19|179.41|2328|10155|0|14448|0|2018.64|21354|1908|159.00|865.59|derived
30|F|1800|1200/25|K|119.96|24.85|30.85|159.37|22.28|357.31|2328|10155|0|21600|0|4020.36|26505|3252|271.00|1171.69|derived
31|F|2500|1800/25|–|175|36.25|60|232.50|32.50|536.25|3491|15173|468|30000|0|6045|37898|6551|506.92|1456.83|derived
32|V|=2500|1200/20|K|437.50|0|90|0|0|527.50|2316|10167|0|30000|836|6330|33001|5078|423.17|1549.33|derived
33|V|=2500|1800/26|K9|437.50|0|90|0|0|527.50|3456|15338|545|30000|627|6330|38381|7304.09|563.26|1409.24|derived
34|V|1200+400|1200/20|K|59.83|12.39|15.38|0|0|87.60|2316|10167|0|0|0|0|10167|0|0.00|1512.40|derived; bases of the 1,200: IKK Südwest, Übergangsbereich 2026
35|V|900+700|1200/20|K|99.91|20.69|25.69|0|0|146.29|2316|10167|0|0|0|0|10167|0|0.00|1453.71|derived
36|V|400+300|1200/20|K|9.72|2.01|2.50|0|0|14.23|2316|10167|0|0|0|0|10167|0|0.00|685.77|derived
37|V|1500+1000|1800/20|K|175|36.25|45|0|0|256.25|3474|15320|496|6000|836|615|18639|1237|61.75|2182.00|derived
38|V|3500|1800/20|K spouse|245|50.75|63|0|0|358.75|3474|15320|0|18000|836|1845|29409|2506|208.83|2932.42|derived
39|V|1900!|1800/20|K||||||210.98|3474|15320|496|1800|317|184.50|15388|510|1.17|1846.18|derived
`

const statuses: Record<string, Status> = {
  V: 'pensioner',
  O: 'deferring',
  F: 'early',
  N: 'working',
}

/** Born so that the pension could begin then. */
const births: Record<string, Birth> = {
  '05': { year: 1940, month: 6 },
  '15': { year: 1950, month: 3 },
  '20': { year: 1954, month: 5 },
  '25': { year: 1962, month: 3 },
  '26': { year: 1960, month: 2 },
}

function caseOf([number, status = '', wage = '', pension = '', family = '']: string[]): Case {
  const [monthly = '', start = '26'] = pension.split('/')
  const wages = wage.startsWith('=') ? [] : wage.replace('!', '').split('+').map(money)
  return {
    ...person,
    birth: number === '28' ? { year: 1960, month: 11 } : (births[start] ?? person.birth),
    status: statuses[status] ?? 'pensioner',
    wages,
    bonus: wage.endsWith('!') ? (wages[0] ?? none) : none,
    profit: wage.startsWith('=') ? money(wage.slice(1)) : none,
    ...(pension !== '0' && {
      pension: { monthly: money(monthly), startYear: 2000 + Number(start) },
    }),
    ...(family.endsWith('spouse') && { spouse: euros(8000) }),
    isChildless: family.startsWith('–'),
    churchPercent: family.endsWith('9') ? 9 : family.endsWith('8') ? 8 : 0,
  }
}

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split('|'))

test('There are 39 worked cases, each with its source', () => {
  expect(rows).toHaveLength(39)
  expect(rows.filter((row) => row.length !== 22 || !row.at(-1))).toEqual([])
})

for (const row of rows)
  test(`Case ${row.slice(0, 5).join(' ')} agrees in every step`, () => {
    const work = caseOf(row)
    const { contributions, contributionsSum, year, tax, remains } = resultOf(work, values)
    const { jobs, minijobs, profit } = contributions
    const branch = (name: keyof typeof jobs) => plus(jobs[name], minijobs[name], profit[name])
    const found = [
      branch('health'),
      branch('extra'),
      branch('care'),
      branch('pension'),
      branch('unemployment'),
      contributionsSum,
      year.pensionFree * 100,
      year.incomeBefore * 100,
      year.before,
      plus(year.taxable, money(`${(work.profit * 12) / 100}`)),
      year.relief * 100,
      year.deductible,
      year.incomeAfter * 100,
      year.after,
      tax,
      remains,
    ]
    const wanted = row.slice(5, -1).map((text) => text && money(text))
    expect(found.map((each, index) => (wanted[index] === '' ? '' : each))).toEqual(wanted)
  })

test('The contributions of case 39, with a bonus, are 2.531,75 euros a year', () => {
  const work = caseOf(rows.at(-1) ?? [])
  expect(resultOf(work, values).year.wages).toBe(money('24700'))
  expect(resultOf(work, values).contributionsSum).toBe(money('210.98'))
})

// Gemeinsames Rundschreiben 20.12.2022, IKK Südwest 2026, contribution calculator of the DRV.
test.each([
  ['1000', '854.06', '568.36'],
  ['1200', '1083.25', '854.69'],
  ['1500', '1427.03', '1284.18'],
])('The bases of a Midijob of %s euros are the published ones', (wage, whole, own) => {
  const total = money(wage)
  expect(midijobBases(total, total, values)).toEqual({ whole: money(whole), own: money(own) })
})

test('The bases of 2023 are those of the circular’s own example', () => {
  const of2023 = { ...values, minijobLimit: money('520'), midijobFactor: 6922 }
  expect(midijobBases(money('950'), money('950'), of2023)).toEqual({
    whole: money('836.45'),
    own: money('581.08'),
  })
})

// Case 35 and 36: „BE_AN“ of each job.
test('Two Midijobs share the base of their sum', () => {
  const own = (wage: string, total: string) => midijobBases(money(wage), money(total), values).own
  expect([own('900', '1600'), own('700', '1600')]).toEqual([money('802.88'), money('624.46')])
  expect([own('400', '700'), own('300', '700')]).toEqual([money('79.35'), money('59.52')])
})

test('Two wages above the ceiling together pay up to it once', () => {
  const wages = [money('6000'), money('2000')]
  const { contributionsSum } = resultOf({ ...person, wages }, values)
  expect(contributionsSum).toBe(money('595.79'))
})

test('For Rente and Arbeitslosigkeit their own ceiling holds, also of two wages together', () => {
  for (const wages of [['9000'], ['6000', '3000']]) {
    const work = { ...person, status: 'working' as const, wages: wages.map(money) }
    const { pension, unemployment } = resultOf(work, values).contributions.jobs
    expect([pension, unemployment]).toEqual([money('785.85'), money('109.85')])
  }
})
