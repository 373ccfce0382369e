import { anchorOf, mainId } from './check-blocks.ts'
import { type Leaf, mapTexts } from './map-texts.ts'
import { inline, type MarkdownOptions, plain, prose } from './markdown.ts'
import { type Page, page } from './page.ts'
import type { Use } from './placeholders.ts'
import { type PageSection, sectionsOf, withAnchors } from './sections.ts'
import type { Surroundings } from './surroundings.ts'
import { isForReaders, isShown, type Loaded, type TextKind } from './text-kinds.ts'
import { typeset, withoutJoiners } from './typography.ts'

/**
 * A page ready to render: placeholders filled, typography set, Markdown as HTML. Except on the start page,
 * sections with a heading have an anchor, the editor's or one made from the heading.
 */
export type LoadedPage = Loaded<Page> & {
  /** The table of contents, in page order. */
  sections: PageSection[]
  /** Path of the file from the project root. */
  file: string
  /** Keys of the figures that the page names; if there are any, it shows the as-of note. */
  facts: string[]
  /** The oldest year of figures that have expired. */
  outdated?: string | undefined
  words: number
  /** Reading time at 180 words a minute, rounded up. */
  minutes: number
}

export function loadPage(
  value: Page,
  file: string,
  uses: readonly Use[],
  path: string,
  { markdown, texts, today }: Surroundings,
): LoadedPage {
  const ids = new Set([mainId, ...value.bloecke.flatMap((block) => anchorOf(block) ?? [])])
  const withTexts = {
    ...value,
    bloecke: value.bloecke.map((block) =>
      block.art === 'text' && block.datei
        ? { ...block, text: texts.get(block.datei)?.filled }
        : block,
    ),
  }
  let words = 0
  const loaded = mapTexts(page, withTexts, (leaf) => {
    const text = loadText(leaf, withTexts.bloecke, markdown, ids)
    if (leaf.path[0] === 'bloecke') words += countWords(text, leaf.kind)
    return text
  }) as Loaded<Page>
  // The start page has no table of contents.
  const bloecke = path === '/' ? loaded.bloecke : withAnchors(loaded.bloecke, ids)
  return {
    ...loaded,
    bloecke,
    sections: sectionsOf(bloecke),
    file,
    facts: [...new Set(uses.map(({ key }) => key))],
    outdated: outdated(uses, today),
    words,
    minutes: Math.max(1, Math.ceil(words / 180)),
  }
}

const outdated = (uses: readonly Use[], today: string): string | undefined =>
  uses.flatMap(({ until, stand }) => (until !== undefined && until < today ? stand : [])).sort()[0]

function loadText(
  { path, value, kind }: Leaf,
  blocks: readonly object[],
  markdown: MarkdownOptions,
  ids: Set<string>,
): string {
  if (kind === 'target') return markdown.resolve?.(value) ?? value
  if (!isForReaders(kind)) return value
  const set = typeset(value)
  if (kind === 'inline') return inline(set, markdown)
  if (kind === 'title' || kind === 'description') return withoutJoiners(set)
  if (kind !== 'prose') return set
  const index = Number(path[1])
  // The first block's heading is the page's h1.
  const isBelowHeading = index > 0 && 'ueberschrift' in (blocks[index] ?? {})
  return prose(set, { ...markdown, base: isBelowHeading ? 3 : 2, ids })
}

function countWords(text: string, kind: TextKind): number {
  if (!isShown(kind)) return 0
  const shown = kind === 'inline' || kind === 'prose' ? plain(text) : text
  return shown.split(/[ \n]+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}
