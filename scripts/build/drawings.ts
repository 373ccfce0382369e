import type { Drawing } from '../../src/drawings/drawing.ts'
import { mapDrawing } from '../../src/drawings/map.ts'
import { mark } from '../../src/drawings/mark.ts'
import { sun } from '../../src/drawings/sun.ts'
import { sunrise } from '../../src/drawings/sunrise.ts'
import { symbol } from '../../src/drawings/symbol.ts'
import { loadSite } from '../../src/site/load-site.ts'

/** The drawings on all pages, without duplicates. */
export function drawings(): Drawing[] {
  const { pages, regions } = loadSite()
  const blocks = [...pages.values()].flatMap(({ bloecke }) => bloecke)
  const all = blocks.flatMap((block) => {
    if (block.art === 'vorteile') return block.karten.map((card) => symbol(card.symbol))
    if (block.art === 'schritte')
      return block.schritte.map((_, index, steps) => sunrise(index + 1, steps.length))
    if (block.art === 'regionen') return mapDrawing(regions)
    return block.art === 'aufruf' ? sun : []
  })
  return [...new Map([mark, ...all].map((drawing) => [drawing.src, drawing])).values()]
}
