import type { Engine, Size } from './tab.ts'
import type { Visitor } from './visitor.ts'

/** One sentence about the site that must be true in each engine. */
export interface Check {
  /** What it belongs to, as a row of the table. */
  about: string
  sentence: string
  /** The only sizes in which it can be so; both unless it says otherwise. */
  sizes?: readonly Size[]
  /** Stores nothing, so that the next one may use its window. */
  onlyReads?: true
  /** What the console may say, because the check takes something away. */
  allowed?: RegExp
  /** Why this engine cannot be asked, as it is driven here. */
  cannot?(engine: Engine): string | undefined
  /** Throws when it is not so. */
  holds(visitor: Visitor): Promise<void>
}
