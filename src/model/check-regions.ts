import { states } from '../drawings/germany.ts'
import type { Finding } from './findings.ts'
import { slug } from './markdown.ts'
import type { Redirect } from './netlify-rules.ts'
import { type Region, regionPath } from './regions.ts'

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
