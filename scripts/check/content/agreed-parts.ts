import type { Block } from '../../../src/model/blocks.ts'
import type { Path } from '../../../src/model/content.ts'
import type { Placed } from '../../../src/model/findings.ts'
import { blocks, type Count, counts, onlyOn, rows } from '../specification.ts'
import { parts, within } from './block-parts.ts'
import type { RightPage } from './right-pages.ts'

/** Agreed blocks, parts of blocks and table rows that a page lacks; blocks that belong elsewhere. */
export const lostParts = (page: RightPage): Placed[] => [
  ...lostBlocks(page),
  ...fewParts(page),
  ...lostRows(page),
]

function lostBlocks({ path, blocks: all }: RightPage): Placed[] {
  const wanted = blocks[path] ?? []
  const lost = wanted.filter((art) => !all.some((block) => block.art === art))
  const strange = all.flatMap(({ art }, index) =>
    onlyOn.includes(art) && !(wanted.includes(art) && index === 0) ? [{ art, index }] : [],
  )
  return [
    ...lost.map((art) => ({
      path: ['bloecke'],
      message: `Auf dieser Seite fehlt der Baustein „${art}“.`,
      remedy: 'Setzen Sie ihn wieder ein; REDAKTION.md zeigt, wie er aussieht.',
    })),
    ...strange.map(({ art, index }) => ({
      path: ['bloecke', index],
      message: `Den Baustein „${art}“ gibt es nur auf ${pageOf(art)}, als ersten.`,
      remedy: 'Löschen Sie ihn hier, und verweisen Sie dorthin.',
    })),
  ]
}

const pageOf = (art: Block['art']) =>
  Object.keys(blocks).find((path) => blocks[path]?.includes(art)) ?? ''

function fewParts({ path, blocks: all }: RightPage): Placed[] {
  const used = new Set<Block>()
  // So that no row takes the block that a row with a higher count needs.
  const mostFirst = (counts[path] ?? []).toSorted(([a], [b]) => least(b) - least(a))
  return mostFirst.flatMap(([count, kind]) => {
    const [called, held] = parts[kind]
    const free = all.filter((block) => within.includes(kind) || !used.has(block))
    const fewestFirst = free.toSorted((a, b) => held(a) - held(b))
    const block = fewestFirst.find((each) => held(each) >= least(count))
    if (block) used.add(block)
    if (block) return []
    const most = fewestFirst.at(-1)
    const found = most ? held(most) : 0
    const wanted = count === 'some' ? called : `mindestens ${count} ${called}`
    return {
      path: most && found > 0 ? ['bloecke', all.indexOf(most)] : ['bloecke'],
      message: `Vereinbart ist auf dieser Seite ein Baustein mit ${wanted}${found > 0 ? `; hier sind es ${found}` : ''}.`,
      remedy: 'Ergänzen Sie, was fehlt; mehr darf es immer sein.',
    }
  })
}

const least = (count: Count) => (count === 'some' ? 1 : count)

function lostRows({ path, blocks: all }: RightPage): Placed[] {
  const tables = all.map((block) => ('tabelle' in block ? (block.tabelle?.zeilen ?? []) : []))
  const has = (rows: readonly string[][], start: string) =>
    rows.some(([first]) => first?.startsWith(start))
  const wanted = rows[path] ?? []
  const meant = tables.findIndex((table) => wanted.some((start) => has(table, start)))
  const place: Path = meant < 0 ? ['bloecke'] : ['bloecke', meant, 'tabelle', 'zeilen']
  return wanted
    .filter((start) => !tables.some((table) => has(table, start)))
    .map((start) => ({
      path: place,
      message: `Vereinbart ist auf dieser Seite eine Tabelle mit einer Zeile, die mit „${start}“ beginnt.`,
      remedy: 'Schreiben Sie die Zeile wieder dazu.',
    }))
}
