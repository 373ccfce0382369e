import { isHook } from './hooks.ts'
import type { Source } from './island-sources.ts'
import { classesIn, classOf, classSelector } from './short-classes.ts'

const styledIn = new Map<string, Set<string>>()

/**
 * A sentence for each class in the page's HTML, and in the code of its islands, for which the sheet
 * has no rule: a slip of the pen, or a name that scripts look for and that belongs into `data-…`.
 */
export function missingClasses(css: string, html: string, sources: readonly Source[]): string[] {
  const styled = styledIn.get(css) ?? new Set((css.match(classSelector) ?? []).map(classOf))
  styledIn.set(css, styled)
  const places = [
    { file: 'the HTML', names: classesIn(html) },
    ...sources.map(({ file, code }) => ({ file, names: classNames(code) })),
  ]
  return places.flatMap(({ file, names }) =>
    [...new Set(names)]
      .filter((name) => !styled.has(name) && !isHook(name))
      .map((name) => `No style sheet has a rule for the class „${name}“ in ${file}.`),
  )
}

/**
 * Of `className="…"`, and of the constants that stand in `className={…}`; what else is put together
 * appears in the HTML.
 */
function classNames(code: string): string[] {
  const plain = [...code.matchAll(/\bclassName="([^"]*)"/g)]
  const used = [...code.matchAll(/\bclassName=\{((?:[^{}]|\$\{[^{}]*\})*)\}/g)].flatMap(
    ([, expression = '']) => expression.match(/\b[a-z]\w*/gi) ?? [],
  )
  const constants = [...new Set(used)].flatMap((name) => {
    const [, value = ''] =
      new RegExp(`\\bconst ${name} =\\s*('[^']*'|\\{[^}]*\\})`).exec(code) ?? []
    return [...value.matchAll(/'([^']*)'/g)]
  })
  return [...plain, ...constants].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean))
}
