import { z } from 'zod'
import { states } from '../drawings/germany.ts'
import type { Finding } from './findings.ts'
import { slug } from './markdown.ts'
import type { Redirect } from './netlify-rules.ts'
import type { Shared } from './site.ts'
import { type Loaded, plain, technical } from './text-kinds.ts'

const percent = technical(z.string().regex(/^-?\d{1,2}$/))

const region = z.strictObject({
  name: plain(),
  /** The page is `/senioren-jobs-` and this. */
  adresse: technical(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)),
  /** In degrees; within Germany. */
  breite: technical(z.string().regex(/^(?:4[7-9]|5[0-4])\.\d+$/)),
  laenge: technical(z.string().regex(/^(?:[6-9]|1[0-4])\.\d+$/)),
  /** A state is coloured instead of getting a dot. */
  flaeche: z.enum(['sonne', 'pfirsich', 'himmel']).optional(),
  /**
   * Which side of the name stands at its place, and how far from it, in percent of the map's width
   * and height. Without it the map looks for room.
   */
  beschriftung: z
    .strictObject({ seite: z.enum(['rechts', 'links', 'mitte']), x: percent, y: percent })
    .optional(),
  /** Half a line for the cards of „Weiterlesen“. */
  erklaerung: plain(),
  /** Addresses that lead to the page, besides those of netlify.toml. */
  alte_adressen: z
    .array(technical(z.string().regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)))
    .min(1)
    .optional(),
})

/** regionen.yaml, in the order of all lists. */
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

/** „zehn“, as text says it; from 21 on in digits. */
export const countWord = (count: number): string => numbers[count] ?? `${count}`

/** Placeholders for how many regions there are, within a sentence and at its beginning. */
export function regionWords(all: readonly Region[]): Record<string, string> {
  const word = countWord(all.length)
  return {
    anzahl_regionen: word,
    Anzahl_regionen: word.charAt(0).toUpperCase() + word.slice(1),
  }
}

/** The words of gemeinsam.yaml, with what regions say of themselves. */
export const withRegions = (shared: Shared, all: readonly Region[]): Shared => ({
  ...shared,
  erklaerungen: {
    ...shared.erklaerungen,
    ...Object.fromEntries(all.map((each) => [regionPath(each), each.erklaerung])),
  },
})

type Around = {
  file: string
  lineOf: (path: (string | number)[]) => number
  routes: readonly { path: string }[]
  redirects: readonly Redirect[]
}

/** Addresses that are taken, areas that are none: what the schema cannot see. */
export function checkRegions(all: readonly Region[], around: Around): Finding[] {
  const { file, lineOf, routes, redirects } = around
  return all.flatMap((each, index) => {
    const twin = all.slice(0, index).find(({ adresse }) => adresse === each.adresse)
    const twice: Finding[] = twin
      ? [
          {
            file,
            line: lineOf(['regionen', index, 'adresse']),
            message: `Die Adresse „${each.adresse}“ hat schon ${twin.name}.`,
            remedy: 'Jede Region hat ihre eigene; löschen Sie einen der beiden Einträge.',
          },
        ]
      : []
    const noState: Finding[] =
      each.flaeche && !(each.adresse in states)
        ? [
            {
              file,
              line: lineOf(['regionen', index, 'flaeche']),
              message: `„${each.adresse}“ ist kein Bundesland.`,
              remedy: `Streichen Sie „flaeche“; oder die Adresse ist eine von: ${Object.keys(states).join(', ')}.`,
            },
          ]
        : []
    const [name, address] = [slug(each.name), each.adresse]
    const misnamed: Finding[] =
      twin || noState.length > 0 || name.startsWith(address) || address.startsWith(name)
        ? []
        : [
            {
              file,
              line: lineOf(['regionen', index, 'name']),
              message: `Name und Adresse passen nicht zusammen: „${each.name}“ und „${address}“.`,
              remedy: 'Berichtigen Sie, was falsch geschrieben ist.',
            },
          ]
    const taken = (each.alte_adressen ?? []).flatMap((from, at): Finding[] => {
      const isPage = routes.some(({ path }) => path === from)
      if (!isPage && redirects.filter((rule) => rule.from === from).length < 2) return []
      return [
        {
          file,
          line: lineOf(['regionen', index, 'alte_adressen', at]),
          message: isPage
            ? `Unter „${from}“ steht eine Seite; sie würde nie weiterleiten.`
            : `„${from}“ leitet schon weiter, hier oder in netlify.toml.`,
          remedy: 'Streichen Sie die Adresse hier.',
        },
      ]
    })
    return [...twice, ...misnamed, ...noState, ...taken]
  })
}

/** A picture is called `region-` and the address of its region; another page must not borrow it. */
export function checkRegionPictures(
  all: readonly Region[],
  pages: ReadonlyMap<string, { file: string; szene: string }>,
  lineIn: (file: string, needle: string) => number,
): Finding[] {
  return all.flatMap((each) => {
    const page = pages.get(regionPath(each).slice(1))
    const owner = all.find(({ adresse }) => page?.szene === `region-${adresse}.svg`)
    if (!page || !owner || owner === each) return []
    return {
      file: page.file,
      line: lineIn(page.file, 'szene:'),
      message: `Das ist das Bild von ${owner.name}.`,
      remedy: `Das Bild dieser Seite heißt region-${each.adresse}.svg.`,
    }
  })
}
