import { z } from 'zod'
import { capital } from './capital.ts'
import type { Redirect } from './netlify-rules.ts'
import type { Shared } from './shared.ts'
import { type Loaded, plain, technical } from './text-kinds.ts'

const percent = technical(z.string().regex(/^-?\d{1,2}$/))

const region = z.strictObject({
  name: plain(),
  /** End of the page's path, after `/senioren-jobs-`. */
  adresse: technical(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)),
  /** Latitude in degrees, like the longitude within Germany. */
  breite: technical(z.string().regex(/^(?:4[7-9]|5[0-4])\.\d+$/)),
  laenge: technical(z.string().regex(/^(?:[6-9]|1[0-4])\.\d+$/)),
  /** For a state: colours its area instead of drawing a dot. */
  flaeche: z.enum(['sonne', 'pfirsich', 'himmel']).optional(),
  /**
   * On which side of its point the name is, and how far that is from the place, in percent of the map's
   * width and height. By default the map looks for room.
   */
  beschriftung: z
    .strictObject({ seite: z.enum(['rechts', 'links', 'mitte']), x: percent, y: percent })
    .optional(),
  /** Half a line for the cards of „Weiterlesen“. */
  erklaerung: plain(),
  /** Paths that redirect to the page, besides those in netlify.toml. */
  alte_adressen: z
    .array(technical(z.string().regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)))
    .min(1)
    .optional(),
})

/** regionen.yaml; every list has its order. */
export const regions = z.strictObject({ regionen: z.array(region).min(1) })

export type Region = Loaded<z.infer<typeof region>>

export const regionPath = ({ adresse }: Pick<Region, 'adresse'>) =>
  `/senioren-jobs-${adresse}` as const

export const redirectsOf = (all: readonly Region[]): Redirect[] =>
  all.flatMap((each) =>
    (each.alte_adressen ?? []).map((from) => ({ from, to: regionPath(each) as string })),
  )

const numbers =
  'null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  )

/** „zehn“; from 21 on in digits. */
export const countWord = (count: number): string => numbers[count] ?? `${count}`

/** Placeholders for the number of regions, within a sentence and at its beginning. */
export function regionWords(all: readonly Region[]): Record<string, string> {
  const word = countWord(all.length)
  return {
    anzahl_regionen: word,
    Anzahl_regionen: capital(word),
  }
}

/** gemeinsam.yaml with the `erklaerung` of each region. */
export const withRegions = (shared: Shared, all: readonly Region[]): Shared => ({
  ...shared,
  erklaerungen: {
    ...shared.erklaerungen,
    ...Object.fromEntries(all.map((each) => [regionPath(each), each.erklaerung])),
  },
})
