import type { LoadedPage } from './load-page.ts'
import type { Shared } from './shared.ts'

const formPage = 'registrieren'

/** Content of the form's page while registration is paused. */
export const pausePage = 'registrieren-pausiert'

type Button = { text: string; ziel: string }

/**
 * The site while registration is paused: the form's page says so, and each button that led to one of
 * `forms` says where else to turn; a card keeps its words and leads there. The page with the form stays
 * in the map, under the other name, and is not built.
 */
export function paused(
  site: { pages: ReadonlyMap<string, LoadedPage>; shared: Shared },
  forms: readonly string[],
): typeof site {
  const instead = site.shared.registrierung.pausiert
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return withoutTwins(value.map(turn), instead)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, child]) => [key, turn(child)])
    const turned: Record<string, unknown> = Object.fromEntries(entries)
    if (!forms.includes(String(turned.ziel))) return turned
    return isButton(turned) ? { ...turned, ...instead } : { ...turned, ziel: instead.ziel }
  }
  const pages = new Map(
    [...site.pages].map(([name, page]) => [otherName(name), turn(page) as LoadedPage]),
  )
  return { pages, shared: turn(site.shared) as Shared }
}

const otherName = (name: string) =>
  name === formPage ? pausePage : name === pausePage ? formPage : name

/** Cards have a `titel`. */
const isButton = (value: object): value is Button =>
  'text' in value && 'ziel' in value && !('titel' in value)

/** Two neighbouring buttons may both have led to a form. */
const withoutTwins = (values: unknown[], { text }: Button) =>
  values.filter(
    (value, index) =>
      !isTurned(value, text) || values.findIndex((other) => isTurned(other, text)) === index,
  )

const isTurned = (value: unknown, text: string) =>
  typeof value === 'object' && value !== null && isButton(value) && value.text === text
