import type { Problem } from '../../../src/model/findings.ts'

/** A text, or a function of the match and its groups. */
export type Words = string | ((...found: string[]) => string)

/** Something that no text should contain. */
export type Rule = {
  /** With the flag `g`. */
  pattern: RegExp
  message: Words
  remedy: Words
  kind?: 'hint' | undefined
  /** True for a match that is no mistake. */
  isRight?: (found: RegExpExecArray) => boolean
}

export const brokenRules = (text: string, rules: readonly Rule[]): Problem[] =>
  rules.flatMap(({ pattern, message, remedy, kind, isRight }) => {
    // Most texts have none, and `search` is fast.
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

/** TypeScript's `replace` takes a string or a function, but no union of them. */
export const mended = (text: string, wrong: string | RegExp, right: Replacement): string =>
  typeof right === 'string' ? text.replace(wrong, right) : text.replace(wrong, right)
