import { states } from '../drawings/germany.ts'
import type { Content } from './content.ts'
import { type Finding, findingsAt, type Placed } from './findings.ts'
import { slug } from './markdown.ts'
import type { Page } from './page.ts'
import { type Region, regionPath } from './regions.ts'
import type { References } from './surroundings.ts'

/** What the schema cannot see: addresses that are taken or do not fit the name, areas that are no state. */
export function checkRegions(
  all: readonly Region[],
  { routes, redirects }: Pick<References, 'routes' | 'redirects'>,
): Placed[] {
  return all.flatMap((each, index) => {
    const at = (...path: (string | number)[]) => ['regionen', index, ...path]
    const [name, address] = [slug(each.name), each.adresse]
    const twin = all.slice(0, index).find(({ adresse }) => adresse === address)
    const isNoState = each.flaeche !== undefined && !(address in states)
    const isMisnamed = !name.startsWith(address) && !address.startsWith(name)
    const taken = (each.alte_adressen ?? []).flatMap((from, nth): Placed[] => {
      const isPage = routes.some(({ path }) => path === from)
      if (!isPage && redirects.filter((rule) => rule.from === from).length < 2) return []
      const message = isPage
        ? `Unter „${from}“ steht eine Seite; sie würde nie weiterleiten.`
        : `„${from}“ leitet schon weiter, hier oder in netlify.toml.`
      return [
        { path: at('alte_adressen', nth), message, remedy: 'Streichen Sie die Adresse hier.' },
      ]
    })
    const own: Placed[] = []
    if (isMisnamed && !twin && !isNoState)
      own.push({
        path: at('name'),
        message: `Name und Adresse passen nicht zusammen: „${each.name}“ und „${address}“.`,
        remedy: 'Berichtigen Sie, was falsch geschrieben ist.',
      })
    if (isNoState)
      own.push({
        path: at('flaeche'),
        message: `„${address}“ ist kein Bundesland.`,
        remedy: `Streichen Sie „flaeche“; oder die Adresse ist eine von: ${Object.keys(states).join(', ')}.`,
      })
    if (twin)
      own.push({
        path: at('adresse'),
        message: `Die Adresse „${address}“ hat schon ${twin.name}.`,
        remedy: 'Jede Region hat ihre eigene; löschen Sie einen der beiden Einträge.',
      })
    return [...own, ...taken]
  })
}

/** The picture of a region, `region-ADDRESS.svg`, must not be on the page of another. */
export function checkRegionPictures(
  all: readonly Region[],
  pages: ReadonlyMap<string, unknown>,
  documents: ReadonlyMap<string, { content: Content }>,
): Finding[] {
  return all.flatMap((each) => {
    const name = regionPath(each).slice(1)
    const content = documents.get(name)?.content
    if (!content || !pages.has(name)) return []
    const { szene, bloecke } = content.data as Pick<Page, 'szene' | 'bloecke'>
    const inBlocks = bloecke.flatMap((block, index) =>
      'bild' in block && block.bild
        ? [{ path: ['bloecke', index, 'bild', 'datei'], picture: block.bild.datei }]
        : [],
    )
    const problems = [{ path: ['szene'], picture: szene }, ...inBlocks].flatMap(
      ({ path, picture }): Placed[] => {
        const owner = all.find(({ adresse }) => picture === `region-${adresse}.svg`)
        if (!owner || owner === each) return []
        const message = `Das ist das Bild von ${owner.name}.`
        return [
          { path, message, remedy: `Das Bild dieser Seite heißt region-${each.adresse}.svg.` },
        ]
      },
    )
    return findingsAt(problems, content)
  })
}
