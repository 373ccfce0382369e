import type { Content } from './content.ts'
import type { Finding } from './findings.ts'
import { textsIn } from './map-texts.ts'
import { page } from './page.ts'
import { isDay, isoOf } from './periods.ts'
import { readYaml } from './read-yaml.ts'
import { valueAt } from './schema-at.ts'

/** Files that may have voices. */
export const withVoices = (files: Readonly<Record<string, string>>): Content[] =>
  Object.entries(files)
    .filter(([file, text]) => file.endsWith('.yaml') && text.includes('beispiel'))
    .flatMap(([file, text]) => readYaml(file, text).content ?? [])

/** Voices of people who don't exist. */
export const exampleVoices = (contents: readonly Content[]): Finding[] =>
  voicesOf(contents)
    .filter(({ isExample }) => isExample)
    .map(({ place }) => ({ ...place(), ...example }))

/** Voices of real people without a source, or whose source lacks a valid day or consent. `today`: ISO day. */
export const unprovenVoices = (contents: readonly Content[], today: string): Finding[] =>
  voicesOf(contents)
    .filter(({ isExample }) => !isExample)
    .flatMap(({ place, source }) => {
      const wrong = source ? sourceProblem(`${source}`, today) : withoutSource
      return wrong ? [{ ...place(), ...wrong }] : []
    })

function sourceProblem(source: string, today: string) {
  const days = daysIn(source)
  if (days.length === 0 || !isConsent(source)) return halfSource
  return days.every((day) => isDay(day) && day <= today) ? undefined : noDay(today)
}

const written =
  /(?:(\d{1,2})\. ?(?:(\d{1,2})\.|(\p{Lu}\p{Ll}+)) ?(20\d\d))|(20\d\d)-(\d\d)-(\d\d)/gu

/** Days in ISO form, even impossible ones. */
const daysIn = (source: string): string[] =>
  [...source.matchAll(written)].map(([, day, month, name, year, ...iso]) =>
    isoOf(...(year ? [year, month ?? name, day] : iso)),
  )

/** Mentions consent, and not its absence. */
const isConsent = (source: string) =>
  /willig|stimm|erlaub|einverstanden/i.test(source) &&
  !/\b(?:keine?|ohne|nicht|noch aus|aussteh\p{Ll}+|folgt|fehlt|verweigert|offen)\b/iu.test(source)

const voicesOf = (contents: readonly Content[]) =>
  contents.flatMap(({ file, data, lineOf }) =>
    textsIn(page, data)
      .filter(({ path, value }) => path.at(-1) === 'beispiel' && /^(?:ja|nein)$/.test(value))
      .map(({ path, value }) => ({
        place: () => ({ file, line: lineOf(path) }),
        isExample: value === 'ja',
        source: valueAt(data, [...path.slice(0, -1), 'quelle']),
      })),
  )

const example = {
  message: 'Die Stimme ist ein Beispiel.',
  remedy:
    'Ersetzen Sie sie durch eine echte mit „beispiel: nein“ und „quelle“, oder löschen Sie sie.',
}

const withoutSource = {
  message: 'Der Stimme fehlt ihre Quelle.',
  remedy:
    'Schreiben Sie „quelle:“ dazu, wann und wie der Mensch das gesagt und der Veröffentlichung zugestimmt hat. Oder ist sie ein Beispiel: „beispiel: ja“.',
}

const noDay = (today: string) => ({
  message: 'Die Quelle der Stimme nennt einen Tag, den es nicht gibt oder der noch kommt.',
  remedy: `Schreiben Sie den Tag des Gesprächs, spätestens ${today}, wie hier: quelle: 'Gespräch am 18.11.2026, Einwilligung unterschrieben'`,
})

const halfSource = {
  message: 'Die Quelle der Stimme nennt nicht beides, Tag und Einwilligung.',
  remedy: "Schreiben Sie wie hier: quelle: 'Gespräch am 18.11.2026, Einwilligung unterschrieben'",
}
