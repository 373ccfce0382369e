import type { LoadedBlock } from './blocks'
import { anchorOf } from './check-blocks'
import { inline, type MarkdownOptions, plain, prose } from './markdown'
import type { Page } from './page'
import { type PageSection, sectionsOf, withAnchors } from './sections'
import type { Surroundings } from './surroundings'
import { type Leaf, mapTexts, textsIn } from './texts'
import { typeset, withoutJoiners } from './typography'

/** A page ready to be shown: placeholders filled, typography set, rich fields as HTML. */
export type LoadedPage = Omit<Page, 'bloecke'> & {
  /** Blocks with a heading have an anchor: the editor's, or one made from the heading. */
  bloecke: LoadedBlock[]
  /** Where readers may jump to, in the order of the page. */
  sections: PageSection[]
  /** Path of the file from the project root. */
  file: string
  /** Figures of fakten.yaml that the page names; with one of them it carries the as-of note. */
  facts: string[]
  usesFacts: boolean
  words: number
  /** Reading time at 180 words a minute, rounded up. */
  minutes: number
}

export function loadPage(
  value: Page,
  file: string,
  facts: readonly string[],
  { markdown, texts }: Surroundings,
): LoadedPage {
  const ids = new Set(['inhalt', ...value.bloecke.flatMap((block) => anchorOf(block) ?? [])])
  const withTexts = {
    ...value,
    bloecke: value.bloecke.map((block) =>
      block.art === 'text' && block.datei
        ? { ...block, text: texts.get(block.datei)?.text }
        : block,
    ),
  }
  const loaded = mapTexts(withTexts, true, (leaf) =>
    loadText(leaf, withTexts.bloecke, markdown, ids),
  ) as Omit<LoadedPage, 'file'>
  const bloecke = withAnchors(loaded.bloecke, ids)
  const words = countWords(bloecke)
  return {
    ...loaded,
    bloecke,
    sections: sectionsOf(bloecke),
    file,
    facts: [...new Set(facts)],
    usesFacts: facts.length > 0,
    words,
    minutes: Math.max(1, Math.ceil(words / 180)),
  }
}

function loadText(
  { path, value, kind }: Leaf,
  blocks: readonly object[],
  markdown: MarkdownOptions,
  ids: Set<string>,
): string {
  if (kind === 'technical') return value
  if (kind === 'target') return markdown.resolve?.(value) ?? value
  const set = typeset(value)
  if (kind === 'inline') return inline(set, markdown)
  if (kind === 'plain') return path.length === 1 ? withoutJoiners(set) : set
  const index = Number(path[1])
  // The first block's heading is the page's h1.
  const isBelowHeading = index > 0 && 'ueberschrift' in (blocks[index] ?? {})
  return prose(set, { ...markdown, base: isBelowHeading ? 3 : 2, ids })
}

function countWords(blocks: LoadedBlock[]): number {
  return textsIn(blocks, true)
    .filter(({ kind, path }) => kind !== 'technical' && kind !== 'target' && path.at(-1) !== 'alt')
    .map(({ value, kind }) => (kind === 'plain' ? value : plain(value)))
    .flatMap((text) => text.split(/[ \n]+/).filter((word) => /[\p{L}\d]/u.test(word))).length
}
