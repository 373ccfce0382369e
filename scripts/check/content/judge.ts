import { type Finding, type Problem, place } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** What one text says of itself: one problem, or a list, most often empty, as `flatMap` takes both. */
export type TextJudge = (text: WrittenText) => Problem | Problem[]

/** Where a text stands in no file of its own, its line is told by the characters that are wrong. */
export const inTexts =
  (...judges: TextJudge[]) =>
  ({ texts }: Pick<Reading, 'texts'>): Finding[] =>
    texts.flatMap((text) =>
      place(
        judges.flatMap((judge) => judge(text)),
        text,
      ),
    )
