import { type Block, block } from './blocks.ts'
import { freshId, plain, slug } from './markdown.ts'

/**
 * The fragment of a question, without `#`. Made of its words alone, so that a link to it lasts as
 * long as the words do, wherever the question stands.
 */
export const questionId = (question: string) => `frage-${slug(question)}`

/** A place of a page that the reader can jump to. */
export type PageSection = { id: string; title: string }

type AnyBlock = {
  art: Block['art']
  ueberschrift?: string | undefined
  text?: string | undefined
  anker?: string | undefined
}

const kindsWithAnchor = new Set(
  block.options.filter(({ shape }) => 'anker' in shape).map(({ shape }) => shape.art.value),
)

/**
 * Gives each section with a heading an anchor, so that the list of contents and the section cannot
 * differ. `ids` are those given so far in the page; it grows. The first block is the page itself.
 */
export function withAnchors<B extends AnyBlock>(blocks: readonly B[], ids: Set<string>): B[] {
  return blocks.map((block, index) =>
    index > 0 && block.ueberschrift && !block.anker && kindsWithAnchor.has(block.art)
      ? { ...block, anker: freshId(block.ueberschrift, ids) }
      : block,
  )
}

/** Sections by their headings; prose without a heading of its own by those within. */
export function sectionsOf(blocks: readonly AnyBlock[]): PageSection[] {
  return blocks.flatMap(({ art, ueberschrift, text, anker }, index) => {
    if (index > 0 && ueberschrift && anker) return { id: anker, title: ueberschrift }
    return art === 'text' && text ? headingsIn(text) : []
  })
}

const headingsIn = (html: string): PageSection[] =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: plain(title),
  }))
