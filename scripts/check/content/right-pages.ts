import type { Block } from '../../../src/model/blocks.ts'
import { type Finding, findingsAt, type Placed } from '../../../src/model/findings.ts'
import type { Page } from '../../../src/model/page.ts'
import type { PageDocument } from '../../../src/model/read-pages.ts'
import type { Reading } from '../../../src/model/read-site.ts'

/** A page without mistakes, with its placeholders filled. */
export type RightPage = PageDocument & { blocks: readonly Block[] }

export const inRightPages = (
  { documents, right }: Pick<Reading, 'documents' | 'right'>,
  ...judges: ((page: RightPage) => Placed[])[]
): Finding[] =>
  [...documents].flatMap(([name, document]) => {
    if (!right.has(name)) return []
    const { content } = document
    const { bloecke: blocks } = content.data as Page
    const page = { ...document, blocks }
    return findingsAt(
      judges.flatMap((judge) => judge(page)),
      content,
    )
  })
