import type { Brand } from './brand.ts'
import type { Entries, Entry, Period } from './facts.ts'
import type { Placed, Problem } from './findings.ts'
import { dayAfter } from './periods.ts'

/** What the schema cannot say of fakten.yaml. */
export const checkFacts = (entries: Entries, brand: Partial<Brand>): Placed[] =>
  Object.entries(entries).flatMap(([key, entry]) => [
    ...(key in brand ? [clash(key)] : []),
    ...checkEntry(key, entry),
  ])

/** A placeholder does not say which of the two files it means. */
const clash = (key: string): Placed => ({
  path: [key],
  message: `„${key}“ gibt es auch in src/content/marke.yaml.`,
  remedy: 'Geben Sie der Zahl einen anderen Namen.',
})

const forms = ['wert', 'zeitraeume', 'rechnung', 'rechner'] as const
const own = ['wert', 'gilt_ab', 'stand', 'quelle'] as const
const computed = ['stand', 'quelle'] as const

function checkEntry(key: string, entry: Entry): Placed[] {
  const [form, second] = forms.filter((name) => entry[name] !== undefined)
  if (!form || second) return [{ path: [key], ...(form ? mixed : valueless) }]
  if (form === 'zeitraeume') return [...superfluous(key, entry, own), ...checkPeriods(key, entry)]
  const needed = form === 'wert' ? own : computed
  const missing = needed.filter((name) => entry[name] === undefined)
  return [
    ...missing.map((name) => ({
      path: [key],
      message: `Bei „${key}“ fehlt „${name}“.`,
      remedy: 'Schreiben Sie es wie bei den anderen Zahlen.',
    })),
    ...(form === 'wert' ? [] : superfluous(key, entry, ['gilt_ab', 'spanne'])),
    ...reversed([key], entry),
    ...tooLate([key], entry),
  ]
}

const valueless: Problem = {
  message: 'Diese Zahl hat keinen Wert.',
  remedy: 'Schreiben Sie „wert“ mit „gilt_ab“, oder „zeitraeume“, oder eine „rechnung“.',
}

const mixed: Problem = {
  message: 'Diese Zahl hat ihren Wert auf zwei Arten.',
  remedy: 'Es gibt entweder „wert“ oder „zeitraeume“ oder „rechnung“ oder „rechner“.',
}

/** Without a `gilt_ab` of the entry itself, its `gilt_bis` and `recht` mean nothing either. */
function superfluous(key: string, entry: Entry, names: readonly (keyof Entry)[]): Placed[] {
  const all: (keyof Entry)[] = [...names, 'gilt_bis', 'recht']
  return all
    .filter((name) => entry[name] !== undefined)
    .map((name) => ({
      path: [key, name],
      message: `„${name}“ hat hier keine Wirkung.`,
      remedy: entry.zeitraeume
        ? 'Schreiben Sie es in die einzelnen Zeiträume.'
        : 'Löschen Sie die Zeile: Die Zeit folgt aus den Zahlen, mit denen gerechnet wird.',
    }))
}

function checkPeriods(key: string, { zeitraeume = [] }: Entry): Placed[] {
  return zeitraeume.flatMap((period, index) => {
    const path = [key, 'zeitraeume', index]
    const before = zeitraeume[index - 1]
    const ofBefore = before && tooLate(path, before).length === 0
    return [
      ...reversed(path, period),
      ...tooLate(path, period),
      ...(ofBefore ? misfit(path, before, period) : []),
    ]
  })
}

/** Periods follow each other, without a day that has two values or none. */
function misfit(path: Placed['path'], { gilt_bis }: Period, { gilt_ab }: Period): Placed[] {
  const place = [...path, 'gilt_ab']
  if (gilt_bis === undefined || gilt_bis >= gilt_ab)
    return [
      {
        path: place,
        message: 'Der Zeitraum beginnt, bevor der vorige endet.',
        remedy: 'Der früheste steht oben; sein „gilt_bis“ liegt vor dem „gilt_ab“ des nächsten.',
      },
    ]
  const next = dayAfter(gilt_bis, 1)
  if (gilt_ab === next) return []
  return [
    {
      path: place,
      message: `Zwischen ${gilt_bis} und ${gilt_ab} gilt kein Wert.`,
      remedy: `Schreiben Sie: gilt_ab: ${next}, oder tragen Sie den Wert dazwischen ein.`,
    },
  ]
}

/** No law sets amounts for longer; with a typo in the year an old value would never expire. */
const yearsKnown = 3

const tooLate = (
  path: Placed['path'],
  { stand = '', gilt_bis = '' }: Pick<Entry, 'stand' | 'gilt_bis'>,
): Placed[] =>
  Number(gilt_bis.slice(0, 4)) > Number(stand.slice(0, 4)) + yearsKnown
    ? [
        {
          path: [...path, 'gilt_bis'],
          message: `„gilt_bis“ liegt mehr als ${yearsKnown} Jahre nach „stand“: ${gilt_bis}.`,
          remedy: 'Berichtigen Sie das Jahr. Kennt niemand das Ende, löschen Sie die Zeile.',
        },
      ]
    : []

const reversed = (
  path: Placed['path'],
  { gilt_ab = '', gilt_bis }: Pick<Entry, 'gilt_ab' | 'gilt_bis'>,
): Placed[] =>
  gilt_bis !== undefined && gilt_bis < gilt_ab
    ? [
        {
          path: [...path, 'gilt_bis'],
          message: '„gilt_bis“ liegt vor „gilt_ab“.',
          remedy: 'Vertauschen oder berichtigen Sie die beiden Tage.',
        },
      ]
    : []
