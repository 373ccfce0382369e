import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { remembered } from '../remembered.ts'
import { withoutNesting } from './finish-sheet.ts'
import { isHook } from './hooks.ts'
import { classesIn } from './short-classes.ts'
import { statementsOf } from './statements.ts'

const entry = resolve('src/styles/app.css')

/** Not minified. `classes`: those for which it has rules. */
export type Sheet = { css: string; classes: ReadonlySet<string> }

/** A rule, or a block of rules for certain widths and the like. */
type Utility =
  | { needs: readonly string[]; css: string; classes: readonly string[] }
  | { head: string; utilities: readonly Utility[] }

/** A statement of the sheet. */
type Part = { css: string; classes: readonly string[] } | { utilities: readonly Utility[] }

/** One compiler for all pages: it keeps all candidates, and each page takes its own rules from the result. */
const shared: {
  compiler?: ReturnType<typeof startCompiler>
  candidates: Set<string>
  parts: readonly Part[]
} = { candidates: new Set(), parts: [] }

/**
 * The rules of src/styles/app.css and of Tailwind for `candidates`. Their order does not matter. The sheet
 * may hold more variables of the theme than it needs (settle-variables.ts).
 */
export async function compileSheet(candidates: readonly string[]): Promise<Sheet> {
  shared.compiler ??= startCompiler()
  const compiler = await shared.compiler
  const { size } = shared.candidates
  for (const each of candidates) shared.candidates.add(each)
  if (shared.candidates.size > size)
    shared.parts = statementsOf(compiler.build([...shared.candidates])).map(apart)
  const own = new Set(candidates)
  const classes = new Set<string>()
  const css = shared.parts
    .map((part) => {
      if ('utilities' in part)
        return `@layer utilities {\n${rulesOf(part.utilities, own, classes)}\n}`
      for (const name of part.classes) classes.add(name)
      return part.css
    })
    .join('\n')
  return { css: withoutIdleKeyframes(css), classes }
}

/** Leaves out keyframes whose animation no rule uses: Tailwind writes them apart from their utilities. */
const withoutIdleKeyframes = (css: string) =>
  css.replace(/@keyframes (\w+) \{(?:[^{}]|\{[^{}]*\})*\}/g, (keyframes, name: string) =>
    new RegExp(`animation[^;]*\\b${name}\\b`).test(css) ? keyframes : '',
  )

/** The rules of the classes `own`, which are then in `found`. */
function rulesOf(
  utilities: readonly Utility[],
  own: ReadonlySet<string>,
  found: Set<string>,
): string {
  const rules = utilities.map((each) => {
    if ('head' in each) return `${each.head} {\n${rulesOf(each.utilities, own, found)}\n}\n`
    if (!each.needs.every((name) => own.has(name))) return ''
    for (const name of each.classes) found.add(name)
    return `${each.css}\n`
  })
  return rules.join('')
}

const startCompiler = () =>
  compile(readFileSync(entry, 'utf8'), {
    base: dirname(entry),
    onDependency: () => {},
  })

function apart(css: string): Part {
  return css.startsWith('@layer utilities')
    ? { utilities: statementsOf(blockOf(css)).map(utilityOf) }
    : { css: lowered(css), classes: classesIn(css) }
}

/**
 * A utility `needs` all classes of its selector, its own and those that say where it holds. Hooks do not
 * count beside other classes, because a script may add them: `.zoom:hover .…`.
 */
function utilityOf(css: string): Utility {
  const head = css.slice(0, css.indexOf('{')).trim()
  if (head.startsWith('@')) return { head, utilities: statementsOf(blockOf(css)).map(utilityOf) }
  const selector = head.replace(/(?<!\\)\[[^\]]*\]/g, '')
  const names = classesIn(selector)
  const own = names.filter((each) => !isHook(each))
  return { needs: own.length > 0 ? own : names, css: lowered(css), classes: classesIn(css) }
}

/** Without nested rules. Done once here and not for each page. */
const lowered = (css: string) => (/\{[^}]*\{/.test(css) ? withoutNesting(css) : css)

const blockOf = (css: string) => css.slice(css.indexOf('{') + 1, -1)

/** What may be class names in the texts of a module. */
export const classNamesIn = remembered(
  (texts: string) => new Scanner({}).scanFiles([{ content: texts, extension: 'tsx' }]),
  String,
)
