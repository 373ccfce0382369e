import { type Block, block } from './blocks.ts'
import { freshId, plain, slug } from './markdown.ts'

/** The anchor of a question. Depends on its words alone, so that links survive when it moves. */
export const questionId = (question: string) => `frage-${slug(question)}`

/** An entry of the table of contents. */
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
 * Gives each section with a heading an anchor, for the table of contents; not the first block, which
 * has the page's title. Adds the anchors to `ids`, those taken so far in the page.
 */
export function withAnchors<B extends AnyBlock>(blocks: readonly B[], ids: Set<string>): B[] {
  return blocks.map((block, index) =>
    index > 0 && block.ueberschrift && !block.anker && kindsWithAnchor.has(block.art)
      ? { ...block, anker: freshId(block.ueberschrift, ids) }
      : block,
  )
}

/** Sections by their heading; prose without one by the headings in it. */
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
