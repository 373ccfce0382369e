import { rememberedOf } from '../remembered.ts'
import { isHook } from './hooks.ts'
import type { Source } from './island-sources.ts'

/**
 * A sentence for each class in the page's HTML (`own`) or in the code of its islands that has no rule, so
 * is not in `styled`: it is misspelt, or only for scripts, which should look for a `data-…` instead.
 */
export function missingClasses(
  styled: ReadonlySet<string>,
  own: readonly string[],
  sources: readonly Source[],
): string[] {
  const places = [
    { file: 'the HTML', names: own },
    ...sources.map((source) => ({ file: source.file, names: classNames(source) })),
  ]
  return places.flatMap(({ file, names }) =>
    [...new Set(names)]
      .filter((name) => !styled.has(name) && !isHook(name))
      .map((name) => `No style sheet has a rule for the class „${name}“ in ${file}.`),
  )
}

const classNames = rememberedOf(readNames)

/**
 * Class names in `className="…"`, and in constants named in `className={…}`. Names put together otherwise are
 * found in the HTML.
 */
function readNames({ code }: Source): string[] {
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
