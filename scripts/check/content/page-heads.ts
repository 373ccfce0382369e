import type { Block } from '../../../src/model/blocks.ts'
import type { Placed } from '../../../src/model/findings.ts'
import { contentPaths } from '../page-groups.ts'
import type { RightPage } from './right-pages.ts'

/** Blocks that always have the page's heading. */
const heads: readonly Block['art'][] = ['held', 'formular', 'nicht-gefunden', 'rechner']

const canBegin = (block: Block) =>
  heads.includes(block.art) ||
  block.art === 'seitenliste' ||
  (block.art === 'text' && block.ueberschrift !== undefined)

/** The first block has the page's only heading, and on content pages a button. */
export function pageHeads({ path, blocks: [first, ...others] }: RightPage): Placed[] {
  if (!first) return []
  if (!canBegin(first)) return [{ path: ['bloecke', 0], ...noHead(first.art) }]
  const later = others.flatMap(({ art }, index) =>
    art === 'held' ? [{ path: ['bloecke', index + 1], ...secondHead }] : [],
  )
  const hasButton = first.art === 'held' && first.knoepfe?.length
  const needsButton = contentPaths.includes(path) && !hasButton
  return [...(needsButton ? [{ path: ['bloecke', 0], ...noButton }] : []), ...later]
}

const secondHead = {
  message:
    'Der Baustein „held“ trägt die Überschrift der ganzen Seite; er kann nur ihr erster sein.',
  remedy: 'Setzen Sie ihn an den Anfang, oder nehmen Sie hier einen anderen, zum Beispiel „text“.',
}

const noHead = (art: Block['art']) => ({
  message: `Der erste Baustein trägt die Überschrift der ganzen Seite; „${art}“ kann das nicht.`,
  remedy: 'Beginnen Sie mit „held“, oder mit „text“ und einer „ueberschrift“.',
})

const noButton = {
  message: 'Wer diese Seite öffnet, soll sofort Überschrift, Text und einen Knopf sehen.',
  remedy: 'Beginnen Sie mit einem Baustein „held“, der unter „knoepfe“ mindestens einen hat.',
}
