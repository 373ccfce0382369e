import { lineIn } from '../../../src/model/check-text.ts'
import { folder } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { isoOf, monthOf } from '../../../src/model/periods.ts'
import type { Site } from '../../../src/model/read-site.ts'

const file = `${folder}/marke.yaml`

/** Outdated or future times of marke.yaml: the years in titles, the month below pages. */
export function oldBrand(
  { brand, facts, today }: Pick<Site, 'brand' | 'facts' | 'today'>,
  text: string,
): Finding[] {
  const years = yearsBehind(brand.jahr, today)
  const newest = Object.values(facts)
    .flatMap(({ zeitraeume }) => zeitraeume.map(({ stand }) => stand))
    .filter((day) => day <= today)
    .reduce((one, other) => (one > other ? one : other), '')
  return [
    ...(brand.jahr.slice(0, 4) > today.slice(0, 4)
      ? [mistake('jahr', `„jahr“ nennt ${brand.jahr}, das kommt erst noch`, yearsOf(today))]
      : []),
    ...(isoMonth(brand.stand) > today.slice(0, 7)
      ? [mistake('stand', `„stand“ nennt ${brand.stand}, der kommt erst noch`, monthOf(today))]
      : []),
    ...(years ? [hint('jahr', `Die Titel nennen „${brand.jahr}“`, years)] : []),
    ...(newest.slice(0, 7) > isoMonth(brand.stand)
      ? [
          hint(
            'stand',
            `Unter den Seiten steht „Stand ${brand.stand}“, Zahlen sind neuer`,
            monthOf(newest),
          ),
        ]
      : []),
  ]

  function mistake(key: string, message: string, wanted: string): Finding {
    const remedy = `Schreiben Sie: ${key}: ${wanted}`
    return { file, line: lineIn(text, `${key}: `), message: `${message}.`, remedy }
  }

  function hint(key: string, message: string, wanted: string): Finding {
    const remedy = `Schreiben Sie, wenn alles durchgesehen ist: ${key}: ${wanted}`
    return { ...mistake(key, message, wanted), kind: 'hint', remedy }
  }
}

/** `2025/26` in 2027: `2026/27`. Undefined while its second year lasts. */
function yearsBehind(years: string, today: string): string | undefined {
  return Number(`20${years.slice(5)}`) < Number(today.slice(0, 4)) ? yearsOf(today) : undefined
}

/** On any day of 2027: `2026/27`. */
const yearsOf = (today: string) => `${Number(today.slice(0, 4)) - 1}/${today.slice(2, 4)}`

/** `November 2026` as `2026-11`. */
const isoMonth = (month: string) => isoOf(...month.split(' ').reverse())
