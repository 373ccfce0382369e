import { type Menu, menus, type Route, sitemapGroups } from '../../routes.ts'
import { Stop } from '../../src/stop.ts'
import { parseOrStop } from '../parse-or-stop.ts'

type Group = NonNullable<Route['sitemap']>['group']

/** Regions come from their list. */
const groups = sitemapGroups.filter((group) => group !== 'Regional')

const usage = `So legen Sie etwas an oder nehmen es wieder weg:
  npm run neu -- region Dresden
  npm run neu -- region Pirna --lat 50.96 --lon 13.94
  npm run neu -- seite Gartenhilfe
  npm run neu -- seite Gartenhilfe --menue senioren-jobs --gruppe Branchen
  npm run neu -- weg Dresden
  npm run neu -- weg Gartenhilfe --nach ehrenamt`

/** What each of them can be told more. */
const optionsOf = { region: ['lat', 'lon'], seite: ['menue', 'gruppe'], weg: ['nach'] }
type Kind = keyof typeof optionsOf
const kinds = Object.keys(optionsOf) as Kind[]

export type Wanted = {
  what: Kind
  name: string
  lat?: string
  lon?: string
  /** The address that takes over from a page that goes. */
  nach?: string
  menu?: Menu
  group: Group
}

/** Names of several words need no quotation marks. */
export function readArguments(args: readonly string[]): Wanted {
  const text = { type: 'string' } as const
  const { values, positionals } = parseOrStop(usage, {
    args: [...args],
    allowPositionals: true,
    options: { lat: text, lon: text, menue: text, gruppe: text, nach: text },
  })
  const [first, ...words] = positionals
  const what = kinds.find((kind) => kind === first)
  // An address is a name, too.
  const name = words
    .join(' ')
    .trim()
    .replace(/^\/(?=.)/, '')
  if (!what || !name) throw new Stop(usage)
  const foreign = Object.keys(values).find((option) => !optionsOf[what].includes(option))
  if (foreign) throw new Stop(`--${foreign} gibt es bei „${what}“ nicht.\n\n${usage}`)
  const odd = /^[^\p{L}]|[^\p{L}\d .()-]/u.exec(name)?.[0]
  if (odd)
    throw new Stop(
      `Der Name „${name}“ darf kein „${odd}“ haben, denn aus ihm wird die Adresse. Er beginnt mit einem Buchstaben; danach sind auch Ziffern, Leerzeichen, Punkt, Bindestrich und runde Klammern möglich. Was auf der Seite steht, ändern Sie später in ihrer Datei.`,
    )
  const group = oneOf('gruppe', groups, values.gruppe ?? 'Ratgeber')
  const { lat, lon, menue, nach } = values
  return {
    what,
    name,
    group,
    ...(lat && { lat: decimal(lat) }),
    ...(lon && { lon: decimal(lon) }),
    // Git Bash on Windows makes a path of its own of what begins with a stroke.
    ...(nach && { nach: `/${nach.replace(/^\/+|\/+$/g, '')}` }),
    ...(menue && { menu: oneOf('menue', menus, menue) }),
  }
}

/** As maps show it: `50,96°`. */
const decimal = (degrees: string) => degrees.replace(',', '.').replace('°', '')

function oneOf<Value extends string>(name: string, values: readonly Value[], given: string): Value {
  const found = values.find((value) => value === given)
  if (!found)
    throw new Stop(`--${name} ${given} gibt es nicht. Möglich sind: ${values.join(', ')}.`)
  return found
}
