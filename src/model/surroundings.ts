import type { LinkTargets, Redirect } from './links.ts'
import type { MarkdownOptions } from './markdown.ts'

/** What content may name and does not hold itself. */
export type References = {
  routes: readonly { path: string; content: string }[]
  redirects: readonly Redirect[]
  /** File names in public/bilder. */
  pictures: readonly string[]
  /** Names of the symbols that a card may carry. */
  symbols: readonly string[]
  /** Letters that the site's font has, and so a title may hold. */
  letters: ReadonlySet<string>
}

export type MarkdownFile = { file: string; raw: string; text: string; facts: string[] }

/** What a page may refer to. */
export type Surroundings = Pick<References, 'pictures' | 'symbols' | 'letters'> & {
  markdown: MarkdownOptions
  targets: LinkTargets
  /** By file name. */
  texts: ReadonlyMap<string, MarkdownFile>
}
