import type { LinkTargets } from './links.ts'
import type { MarkdownOptions } from './markdown.ts'
import type { Redirect } from './netlify-rules.ts'
import type { Use } from './placeholders.ts'
import type { WrittenText } from './written-text.ts'

/** What content may refer to, but does not contain. */
export type References = {
  routes: readonly { path: string; content: string }[]
  redirects: readonly Redirect[]
  /** File names in public/bilder. */
  pictures: readonly string[]
  /** Names of symbols for cards. */
  symbols: readonly string[]
  /** Letters of the site's font, which titles are limited to. */
  letters: ReadonlySet<string>
  /** The day for which the site is built, `2026-11-21`. */
  today: string
  /** Treat registration as open, whatever marke.yaml says. */
  isOpen?: boolean
}

/** A file of src/content/texte. */
export type MarkdownFile = WrittenText & { uses: Use[] }

/** What a page may refer to. */
export type Surroundings = Pick<References, 'pictures' | 'symbols' | 'letters' | 'today'> & {
  markdown: MarkdownOptions
  targets: LinkTargets
  /** Figures named in rechner.yaml. */
  calculatorUses: readonly Use[]
  /** By file name. */
  texts: ReadonlyMap<string, MarkdownFile>
}
