import { type Route, routes } from '../../../routes.ts'
import type { LoadedPage } from '../../../src/model/read-site.ts'
import { loadSite } from '../../../src/site/load-site.ts'
import { readPage } from '../built.ts'
import { regionalPaths } from '../page-groups.ts'
import { type Region, type Verdict, verdictsOf } from './locality.ts'
import { runningText } from './running-text.ts'
import { germanSpelling } from './spelling.ts'

/** What the sentences of the last build's regional pages are, by path. */
export async function regionalVerdicts(): Promise<Map<string, Verdict[]>> {
  const all: readonly Route[] = routes
  const regional = all.filter(({ path }) => regionalPaths.includes(path))
  const others = all.filter(({ path }) => !regionalPaths.includes(path))
  const verdicts = verdictsOf(
    regional.map(regionOf),
    others.map(({ path }) => runningText(readPage(path).root)),
    await germanSpelling(),
  )
  return new Map(regional.map(({ path }, index) => [path, verdicts[index] ?? []]))
}

function regionOf({ path, content, label }: Route): Region {
  const { root } = readPage(path)
  // That a named employer is no vacancy must stand below every such list.
  for (const note of root.querySelectorAll('.ideas + .small')) note.remove()
  const page = loadSite().pages.get(content)
  return { name: label, units: runningText(root), sources: page ? sourcesOf(page) : '' }
}

const sourcesOf = ({ belege = [], bloecke }: LoadedPage): string =>
  [
    ...belege.flatMap(({ aussage, quelle }) => [aussage, quelle]),
    ...bloecke.flatMap((block) => {
      if (block.art === 'verweise')
        return block.verweise.filter(({ geprueft }) => geprueft).map(({ titel }) => titel)
      if (block.art !== 'ideen') return []
      return block.karten.flatMap(({ arbeitgeber = [], ort = '' }) => [...arbeitgeber, ort])
    }),
  ].join('\n')
