import { routesWith } from '../../routes.ts'
import { type Files, folder } from '../../src/model/content-folder.ts'
import { slug } from '../../src/model/markdown.ts'
import { type Region, regionPath, regions as regionsSchema } from '../../src/model/regions.ts'
import { regionsFile } from '../../src/site/read-regions.ts'
import { Stop } from '../../src/stop.ts'
import type { Wanted } from './arguments.ts'
import { withExplanation, withoutExplanation, withoutRow, withRow } from './page-row.ts'
import { plainPage } from './plain-page.ts'
import { withRedirect } from './redirect.ts'
import { withEntry, withoutEntry } from './region-list.ts'
import { regionPage } from './region-page.ts'
import { standIn } from './stand-in.ts'
import { towns } from './towns.ts'

/** What becomes of files; without a text a file goes. */
export type Changes = Map<string, string | undefined>

/** The project as the command finds it; `read` throws where a file is missing. */
export type Project = {
  regions: readonly Region[]
  /** All of src/content, by path. */
  content: Files
  read: (file: string) => string
  exists: (file: string) => boolean
  today: string
}

const table = 'routes.ts'
const rules = 'netlify.toml'
const words = `${folder}/gemeinsam.yaml`
const pageFile = (content: string) => `${folder}/seiten/${content}.yaml`
const pictureFile = (name: string) => `public/bilder/${name}.svg`

export function newRegion({ name, lat, lon }: Wanted, project: Project): Changes {
  const { regions, read, today } = project
  const adresse = slug(name)
  const path = regionPath({ adresse })
  const [page, picture] = [pageFile(path.slice(1)), pictureFile(`region-${adresse}`)]
  free(path, [page, picture], project)
  const place = lat && lon ? { lat, lon } : towns.get(name)
  if (!place)
    throw new Stop(
      `Wo ${name} liegt, steht nicht in unserer kleinen Liste. Sagen Sie es in Grad dazu, wie eine Karte im Netz es zeigt: npm run neu -- region ${/[^\p{L}-]/u.test(name) ? `"${name}"` : name} --lat BREITE --lon LÄNGE`,
    )
  const region: Region = {
    name,
    adresse,
    breite: place.lat,
    laenge: place.lon,
    erklaerung: 'TODO: drei Stichworte, durch Kommas getrennt',
    alte_adressen: [`/rentner-jobs-${adresse}`],
  }
  if (!regionsSchema.safeParse({ regionen: [region] }).success)
    throw new Stop(`${place.lat}, ${place.lon} liegt nicht in Deutschland.`)
  const weiter = ['/aktivrente', '/ehrenamt', regionPath(nearestOf(region, regions))]
  return new Map([
    [page, regionPage({ name, adresse, today, weiter })],
    [regionsFile, withEntry(read(regionsFile), region)],
    [picture, standIn(name)],
  ])
}

export function newPage({ name, menu, group }: Wanted, project: Project): Changes {
  const { today } = project
  const adresse = slug(name)
  const [page, picture] = [pageFile(adresse), pictureFile(adresse)]
  free(`/${adresse}`, [page, picture], project)
  return new Map([
    [page, plainPage({ name, adresse, today })],
    changed(project, table, (routes) => withRow(routes, { name, adresse, group, menu })),
    [picture, standIn(name)],
    ...(menu ? [changed(project, words, (yaml) => withExplanation(yaml, adresse))] : []),
  ])
}

/** Takes away what this command has made, and leaves all else. */
export function away({ name, nach }: Wanted, project: Project): Changes {
  const { content: files, read, exists } = project
  const regions = known(project)
  const adresse = slug(name)
  const region = regions.find((each) => each.adresse === adresse)
  const content = region ? regionPath(region).slice(1) : adresse
  const changes: Changes = new Map()
  const change = (file: string, text: string) => {
    if (text !== read(file)) changes.set(file, text)
  }
  change(regionsFile, withoutEntry(read(regionsFile), adresse))
  change(table, withoutRow(read(table), adresse))
  if (changes.size === 0)
    throw new Stop(
      `Eine Region oder Seite „${name}“ gibt es nicht; weder in regionen.yaml noch in routes.ts.`,
    )
  const path = `/${content}`
  if (nach && (nach === path || !routesWith(regions).some((route) => route.path === nach)))
    throw new Stop(`Die Seite ${nach} gibt es nicht. Nennen Sie nach --nach eine andere Adresse.`)
  const old = [path, ...(region?.alte_adressen ?? [])]
  const links = linksTo(path, { ...files, ...(!nach && { [rules]: read(rules) }) })
  if (links.length > 0)
    throw new Stop(
      `Auf ${path} wird noch verwiesen. Ändern Sie zuerst diese Stellen:\n${links.join('\n')}`,
    )
  change(words, withoutExplanation(read(words), adresse))
  if (nach)
    changes.set(
      ...changed(project, rules, (toml) =>
        old.reduce((led, from) => withRedirect(led, from, nach), toml),
      ),
    )
  for (const file of [pageFile(content), pictureFile(region ? `region-${adresse}` : adresse)])
    if (exists(file)) changes.set(file, undefined)
  return changes
}

/** A file with its change. Throws Stop where the change finds no place: else the command would say „geändert“. */
function changed(
  { read }: Project,
  file: string,
  change: (text: string) => string,
): [string, string] {
  const before = read(file)
  const after = change(before)
  if (after !== before) return [file, after]
  throw new Stop(
    `${file} ist anders geschrieben, als dieser Befehl es kennt; geändert ist nichts. Stellen Sie die Datei wieder her, oder ändern Sie alles von Hand.`,
  )
}

/** Where something leads to a page, as `file:line`; its own words in the menus go with it. */
function linksTo(path: string, files: Files): string[] {
  const isLink = new RegExp(`(?<![\\w-])${path}(?![\\w-])`)
  return Object.entries(files)
    .filter(([file]) => file !== pageFile(path.slice(1)))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => {
        const isOwn = file === words && line.startsWith(`  ${path}: `)
        return isLink.test(line) && !isOwn ? [`${file}:${index + 1}`] : []
      }),
    )
}

/** The regions there are. Throws Stop where regionen.yaml cannot be read: what is taken is not known then. */
function known({ regions }: Project): readonly Region[] {
  if (regions.length > 0) return regions
  throw new Stop(
    `${regionsFile} ist nicht zu lesen; geändert ist nichts. Berichtigen Sie zuerst die Datei: „npm run check“ nennt die Stelle.`,
  )
}

/** The editor's, and the samples of all blocks. */
const reserved = new Set(['/admin', '/bausteine'])

function free(path: string, files: readonly string[], project: Project): void {
  if (routesWith(known(project)).some((route) => route.path === path))
    throw new Stop(`Die Seite ${path} gibt es schon.`)
  if (reserved.has(path) || project.read(rules).includes(`from = "${path}"`))
    throw new Stop(`Die Adresse ${path} ist vergeben. Nehmen Sie einen anderen Namen.`)
  const [occupied] = files.filter(project.exists)
  if (occupied)
    throw new Stop(`Die Datei ${occupied} gibt es schon. Nehmen Sie einen anderen Namen.`)
}

function nearestOf(region: Region, others: readonly Region[]): Region {
  const distance = (other: Region) =>
    Math.hypot(
      Number(other.breite) - Number(region.breite),
      // A degree of longitude is shorter, in Germany by about this.
      (Number(other.laenge) - Number(region.laenge)) * 0.63,
    )
  return others.toSorted((a, b) => distance(a) - distance(b))[0] ?? region
}
