import type { Block } from '../../../src/model/blocks.ts'
import type { Path } from '../../../src/model/content.ts'
import type { PageDocument } from '../../../src/model/read-pages.ts'

/** A page as its editor wrote it, with its figures. */
export type AgreedPage = PageDocument & { blocks: readonly Block[] }

/** What was agreed on and is no longer there. */
export type Lost = { at: Path; message: string; remedy: string }
