import { type Finding, type Problem, place } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** Checks one text. Returns a problem or a list, as `flatMap` takes both. */
export type TextJudge = (text: WrittenText) => Problem | Problem[]

/** Findings of judges in all texts, each in the line of its needle. */
export const inTexts =
  (...judges: TextJudge[]) =>
  ({ texts }: Pick<Reading, 'texts'>): Finding[] =>
    texts.flatMap((text) =>
      place(
        judges.flatMap((judge) => judge(text)),
        text,
      ),
    )
