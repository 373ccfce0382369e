import { expect, test } from 'vitest'
import { ageRelief, reliefCap, reliefPerMille } from './age-relief.ts'
import type { Month } from './months.ts'
import { careOfPensioner } from './own-rates.ts'
import { taxableShare, taxFreePension } from './pension-tax.ts'
import { firstAktivrenteMonth, retirementAge } from './retirement-age.ts'
import { money, person, values } from './test-fixtures.ts'

const years = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('The Regelaltersgrenze is that of § 235 SGB VI for each year of birth', () => {
  const written =
    '1946 65/0 1947 65/1 1948 65/2 1949 65/3 1950 65/4 1951 65/5 1952 65/6 1953 65/7 1954 65/8 1955 65/9 1956 65/10 1957 65/11 1958 66/0 1959 66/2 1960 66/4 1961 66/6 1962 66/8 1963 66/10 1964 67/0 1965 67/0'
  const found = years(1946, 1965).map((year) => {
    const months = retirementAge(year)
    return `${year} ${Math.floor(months / 12)}/${months % 12}`
  })
  expect(found.join(' ')).toBe(written)
})

const said = ({ year, month }: Month) => `${month}/${year}`

test.each([
  [1959, '1/2026', '1/2026', '3/2026'],
  [1960, '6/2026', '12/2026', '5/2027'],
  [1961, '8/2027', '2/2028', '7/2028'],
  [1962, '10/2028', '4/2029', '9/2029'],
  [1963, '12/2029', '6/2030', '11/2030'],
  [1964, '2/2031', '8/2031', '1/2032'],
  [1970, '2/2037', '8/2037', '1/2038'],
])(
  'Born in January, July and December %i: the Aktivrente begins %s, %s and %s',
  (year, ...months) => {
    expect([1, 7, 12].map((month) => said(firstAktivrenteMonth({ year, month })))).toEqual(months)
  },
)

test('Who is born on the first of a month has the Aktivrente a month earlier', () => {
  expect(said(firstAktivrenteMonth({ year: 1960, month: 7, onFirst: true }))).toBe('11/2026')
})

test('Nobody has had it before January 2026', () => {
  expect(said(firstAktivrenteMonth({ year: 1959, month: 9 }))).toBe('1/2026')
})

test('The taxable share of pensions is that of § 22 EStG for each year', () => {
  const written =
    '500 520 540 560 580 600 620 640 660 680 700 720 740 760 780 800 810 820 825 830 835 840 845 850 855 860 865 870 875 880 885 890 895 900 905 910 915 920 925 930 935 940 945 950 955 960 965 970 975 980 985 990 995 1000'
  expect(years(2005, 2058).map(taxableShare).join(' ')).toBe(written)
  expect([taxableShare(1998), taxableShare(2060)]).toEqual([500, 1000])
})

// From the Rentenwerte of the west since 2004, by a second, independent program.
test('Of 1.000 euros so much is free of tax in 2026 by the year in which they began, and fixed in the next', () => {
  const written =
    '3687 3687 3549 3429 3338 3224 3086 2978 2855 2723 2611 2526 2429 2314 2204 2087 1930 1882 1870 1899 1922 1940 1920'
  const of = (start: number, year = 2026, value = 4252) =>
    taxFreePension(money('1000'), start, year, value)
  expect([1998, ...years(2005, 2026)].map((start) => of(start)).join(' ')).toBe(written)
  expect(of(2026, 2027, 4400)).toBe(1888)
})

test('The Altersentlastungsbetrag is that of § 24a EStG for each year', () => {
  const written =
    '400/1900 384/1824 368/1748 352/1672 336/1596 320/1520 304/1444 288/1368 272/1292 256/1216 240/1140 224/1064 208/988 192/912 176/836 160/760 152/722 144/684 140/665 136/646 132/627 128/608 124/589 120/570 116/551 112/532 108/513 104/494 100/475 96/456 92/437 88/418 84/399 80/380 76/361 72/342 68/323 64/304 60/285 56/266 52/247 48/228 44/209 40/190 36/171 32/152 28/133 24/114 20/95 16/76 12/57 8/38 4/19 0/0'
  const found = years(2005, 2058).map((year) => `${reliefPerMille(year)}/${reliefCap(year)}`)
  expect(found.join(' ')).toBe(written)
})

test('The Pflegekasse costs childless people more from the birth year 1940 on, and less for the second to the fifth child (§ 55 SGB XI)', () => {
  const added = (of: object) => careOfPensioner({ ...person, ...of }, values) - values.careRate
  const childless = (year: number) => added({ isChildless: true, birth: { year, month: 5 } })
  expect([1939, 1940].map(childless)).toEqual([0, values.careChildless])
  const children = [1, 2, 5, 6].map((youngChildren) => added({ youngChildren }))
  expect(children).toEqual([0, 1, 4, 4].map((counted) => 0 - counted * values.careChild))
})

test('Who is born on 1 January has the Altersentlastungsbetrag of the year before, on another first of a month not', () => {
  const wage = money('1000')
  const relief = (month: number, onFirst: boolean) =>
    ageRelief({ year: 1958, month, onFirst }, 2026, wage)
  const [of2022, of2023] = [144, 140]
  expect([relief(1, true), relief(1, false), relief(7, true)]).toEqual([of2022, of2023, of2023])
  const born = (year: number) => ageRelief({ year, month: 7 }, 2026, wage)
  expect([born(1961), born(1962)], 'from the year after the 64th birthday on').toEqual([128, 0])
})
