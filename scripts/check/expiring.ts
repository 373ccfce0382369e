import type { Files } from '../../src/model/check-files.ts'
import { expiredFacts } from '../../src/model/placeholders.ts'
import { factsFile, type Site } from '../../src/model/read-site.ts'

type Place = { file: string; line: number }

export type ExpiringFact = {
  key: string
  meaning: string
  /** Last day on which the figure holds, `2026-12-31`. */
  until: string
  /** From today to that day; negative once it is over. */
  days: number
  place: Place
  /** Where its placeholder stands, in the order of the files. */
  uses: Place[]
}

/** Figures whose time is over within so many days of `today` (`2026-11-21`), the nearest first. */
export function expiringFacts(
  { facts, lineOfFact }: Pick<Site, 'facts' | 'lineOfFact'>,
  files: Files,
  today: string,
  within: number,
): ExpiringFact[] {
  return expiredFacts(facts, dayAfter(today, within + 1))
    .map(([key, { bedeutung, gilt_bis = today }]) => ({
      key,
      meaning: bedeutung,
      until: gilt_bis,
      days: daysBetween(today, gilt_bis),
      place: { file: factsFile, line: lineOfFact(key) },
      uses: usesOf(key, files),
    }))
    .sort((a, b) => a.days - b.days)
}

function usesOf(key: string, files: Files): Place[] {
  const placeholder = new RegExp(`\\{\\s*${key}(?:\\s[^{}]*)?\\}`, 'g')
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(placeholder)].map(({ index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
    })),
  )
}

const dayLength = 24 * 60 * 60 * 1000

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)
