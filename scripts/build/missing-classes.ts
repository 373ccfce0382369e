import { isHook } from './hooks.ts'
import type { Source } from './island-sources.ts'
import { classesIn, classOf, classSelector } from './short-classes.ts'

/**
 * A sentence for each class in the page's HTML, and in the code of its islands, for which the sheet
 * has no rule: a slip of the pen, or a name that scripts look for and that belongs into `data-…`.
 */
export function missingClasses(css: string, html: string, sources: readonly Source[]): string[] {
  const styled = new Set((css.match(classSelector) ?? []).map(classOf))
  const places = [
    { file: 'the HTML', names: classesIn(html) },
    ...sources.map(({ file, code }) => ({ file, names: namesIn(classNames(code)) })),
  ]
  return places.flatMap(({ file, names }) =>
    [...new Set(names)]
      .filter((name) => !styled.has(name) && !isHook(name))
      .map((name) => `No style sheet has a rule for the class „${name}“ in ${file}.`),
  )
}

const namesIn = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean))

/** Of attributes that are plain text; what is put together appears in the HTML. */
const classNames = (code: string) => code.matchAll(/\bclassName="([^"]*)"/g)
