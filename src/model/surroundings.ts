import type { LinkTargets } from './links.ts'
import type { MarkdownOptions } from './markdown.ts'
import type { Redirect } from './netlify-rules.ts'
import type { Use } from './placeholders.ts'
import type { WrittenText } from './written-text.ts'

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
  /** The day for which the site is built, `2026-11-21`. */
  today: string
  /** As if registration were open, whatever marke.yaml says. */
  isOpen?: boolean
}

/** A file of src/content/texte. */
export type MarkdownFile = WrittenText & { uses: Use[] }

/** What a page may refer to. */
export type Surroundings = Pick<References, 'pictures' | 'symbols' | 'letters' | 'today'> & {
  markdown: MarkdownOptions
  targets: LinkTargets
  /** Figures in what the calculator says. */
  calculatorUses: readonly Use[]
  /** By file name. */
  texts: ReadonlyMap<string, MarkdownFile>
}
