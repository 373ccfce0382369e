import type { Problem } from './findings.ts'
import type { Placeholders } from './known.ts'
import { nearest } from './nearest.ts'
import { anyMonth, periodFrom, periodOn } from './periods.ts'
import { fits, own, signs, styles, wordsOf } from './placeholder-forms.ts'

export const nothing = (key: string): Problem => ({
  message: `{${key}} lässt sich zurzeit nicht ausrechnen.`,
  remedy: 'Eine Zahl, die dazu nötig ist, steht noch nicht fest. Schreiben Sie den Satz ohne sie.',
})

export const nothingFrom = (
  key: string,
  style: string,
  year: string,
  known: Placeholders,
): Problem => ({
  message: `Von {${key}} gibt es keinen Wert, der ${year} beginnt.`,
  remedy: instead(key, style, year, known),
})

/** What to write when a figure has no value of a year; never another year's value in its sentence. */
export function instead(
  key: string,
  style: string,
  year: string,
  { facts, today }: Placeholders,
): string {
  const form = style && ` ${style}`
  if (own(facts, `${key}_${year}`)) return `Schreiben Sie {${key}_${year}${form}}.`
  const fact = own(facts, key)
  const { gilt_ab = year, gilt_bis } = (fact && periodOn(fact, today)) ?? {}
  const from = gilt_ab.slice(0, 4)
  const isOfYear = from < year && gilt_bis === undefined
  const what = isOfYear ? `{${key}${form}}` : `den Satz für ${from}, mit {${key}${form} ${from}}`
  return `Schreiben Sie ${what}, oder ergänzen Sie den Zeitraum in src/content/fakten.yaml.`
}

export const endless = (key: string): Problem => ({
  message: `{${key}} gilt ohne Ende.`,
  remedy: `Schreiben Sie den Satz ohne {${key} bis}.`,
})

export function unknown(inner: string, key: string, forms: string[], known: Placeholders): Problem {
  const written = `{${inner}}`
  const form = forms.join(' ')
  const fact = own(known.facts, key)
  const message = `Den Platzhalter ${written} gibt es nicht.`
  const dated = withYear(message, key, forms, known)
  if (dated) return dated
  if (fact || own(wordsOf(known), key) !== undefined) {
    const sign = fact && signs[fact.einheit]
    const ends = ['', ...(sign ? [` ${sign}`] : []), ...(fact ? [' zahl'] : [])]
    return {
      message: `Die Form „${form}“ gibt es im Platzhalter ${written} nicht.`,
      remedy: `Schreiben Sie ${ends.map((end) => `{${key}${end}}`).join(' oder ')}.`,
    }
  }
  const names = [...Object.keys(known.facts), ...Object.keys(wordsOf(known))]
  const [, name = '', ending = ''] = /^(\w+)_(zahl|wechsel|seit|bis|stand)$/.exec(key) ?? []
  const meant = own(known.facts, name)
    ? [name, ending]
    : [nearest(key, names) ?? nearest(inner.replace(/\s/g, ''), names)]
  return {
    message,
    remedy: meant[0]
      ? `Meinten Sie {${[...meant, ...(nearest(key, names) ? forms : [])].join(' ')}}?`
      : 'Alle Namen stehen in src/content/fakten.yaml und src/content/marke.yaml.',
  }
}

const yearly = new RegExp(`^(\\w+?)[_ ]?(ab[_ ])?(?:(?:${anyMonth})[_ ])?(20\\d\\d)$`)

/** `mindestlohn_2027`, `mindestlohn ab 2027`: a year in the wrong form. */
function withYear(
  message: string,
  key: string,
  forms: string[],
  known: Placeholders,
): Problem | undefined {
  const words = [key, ...forms.filter((form) => !styles.includes(form))].join(' ')
  const [, name = '', begin = '', year = ''] = yearly.exec(words) ?? []
  const fact = own(known.facts, name)
  if (!fact) return undefined
  const style = forms.find((form) => styles.includes(form) && fits(form, fact)) ?? ''
  if (!periodFrom(fact, year)) return nothingFrom(name, style, year, known)
  const meant = [name, style, `${begin && 'ab_'}${year}`].filter(Boolean).join(' ')
  return { message, remedy: `Meinten Sie {${meant}}?` }
}
