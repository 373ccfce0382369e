import type { Problem } from '../../../src/model/findings.ts'

/** Words of ours; with what the pattern has found, and its groups. */
export type Words = string | ((...found: string[]) => string)

/** What no text should hold. */
export type Rule = {
  /** With the flag `g`. */
  pattern: RegExp
  message: Words
  remedy: Words
  kind?: 'hint' | undefined
  /** What the pattern finds and is no mistake. */
  isRight?: (found: RegExpExecArray) => boolean
}

export const brokenRules = (text: string, rules: readonly Rule[]): Problem[] =>
  rules.flatMap(({ pattern, message, remedy, kind, isRight }) => {
    // Most texts hold none, and `search` is quick.
    if (text.search(pattern) < 0) return []
    return [...text.matchAll(pattern)].flatMap((found) =>
      isRight?.(found)
        ? []
        : {
            message: said(message, found),
            remedy: said(remedy, found),
            needle: found[0],
            ...(kind && { kind }),
          },
    )
  })

const said = (words: Words, found: readonly string[]) =>
  typeof words === 'string' ? words : words(...found)

export type Replacement = string | ((...found: string[]) => string)

/** TypeScript knows `replace` with a string and with a function, not with either. */
export const mended = (text: string, wrong: string | RegExp, right: Replacement): string =>
  typeof right === 'string' ? text.replace(wrong, right) : text.replace(wrong, right)
