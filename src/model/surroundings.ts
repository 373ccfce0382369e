import type { LinkTargets } from './links'
import type { MarkdownOptions } from './markdown'

export type MarkdownFile = { file: string; raw: string; text: string; facts: string[] }

/** What a page may refer to. */
export type Surroundings = {
  markdown: MarkdownOptions
  targets: LinkTargets
  /** Absent: picture files are not verified. */
  pictures: readonly string[] | undefined
  /** Absent: symbols are not verified. */
  symbols: readonly string[] | undefined
  /** That the site's font has. Absent: titles may hold any. */
  letters: ReadonlySet<string> | undefined
  /** By file name. */
  texts: ReadonlyMap<string, MarkdownFile>
}
