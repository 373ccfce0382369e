import { divideSheet } from './divide-sheet.ts'
import { finishSheet } from './finish-sheet.ts'
import { islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { place } from './place-for-rest.ts'
import { settleVariables } from './settle-variables.ts'
import { classAttributes, classesOf, renameClasses, shortenClasses } from './short-classes.ts'
import { classNamesIn, compileSheet } from './tailwind.ts'
import { withoutLayers } from './without-layers.ts'

/** The others bring their rules (later-islands.ts), and need no id. */
const wakesInPage = /data-island="(\w+)" data-island-id=/g

/**
 * A style sheet, and what the class attributes of its pages are there. `rest`: the rules that only what
 * stands behind `place` needs, where a page has one.
 */
type Look = { names: ReadonlyMap<string, string>; sheet: string; rest: string }

const looks = new Map<string, Promise<Look>>()

/**
 * The page with short class names, and its own style sheet, minified: Tailwind compiles exactly the
 * classes in its HTML and in the code of the islands that it names. `files`: the addresses of what the
 * sheet asks for. Throws when a class has no rule.
 */
export async function styledPage(
  page: string,
  files: readonly string[],
): Promise<{ html: string; sheet: string }> {
  const islands = [...new Set([...page.matchAll(wakesInPage)].map(([, name = '']) => name))]
  // Sorted: of a thousand regional pages 279 have others than any before, 427 have them in a new order.
  const attributes = classAttributes(page).toSorted()
  const [above = '', below] = page.split(place)
  const first = below === undefined ? undefined : classAttributes(above).toSorted()
  const key = JSON.stringify([islands, attributes, first])
  const look = looks.get(key) ?? lookOf(attributes, islands, first)
  if (looks.size > 1000) looks.clear()
  looks.set(key, look)
  const { names, sheet, rest } = await look
  const html = renameClasses(page, names).replace(place, () => placed(withAddresses(rest, files)))
  return { html, sheet: withAddresses(sheet, files) }
}

const placed = (rest: string) => place.replace('</style>', (end) => rest + end)

async function lookOf(
  attributes: readonly string[],
  islands: readonly string[],
  first: readonly string[] | undefined,
): Promise<Look> {
  const sources = islands.flatMap(islandSources)
  const later = classNamesIn(sources.map(({ texts }) => texts).join('\n'))
  const own = attributes.flatMap(classesOf)
  const compiled = await compileSheet([...own, ...later])
  const missing = missingClasses(compiled.classes, own, sources)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const { names, css } = shortenClasses(attributes, compiled.css, new Set(later))
  const namesOf = (texts: readonly string[]) =>
    texts.flatMap((text) => classesOf(names.get(text) ?? ''))
  const there = new Set([...later, ...namesOf(attributes)])
  const isThere = (classes: readonly string[]) => classes.every((name) => there.has(name))
  const settled = withoutSolid(settleVariables(withoutLayers(css)))
  const whole = finishSheet(settled, 'readable', isThere)
  if (!first) return { names, sheet: whole, rest: '' }
  const renamed = (texts: readonly string[]) => texts.map((text) => names.get(text) ?? '')
  // An island may make later what the page does not have yet: one text in its code, one element.
  const made = sources
    .flatMap(({ texts }) => texts.split('\n'))
    .map((text) =>
      classNamesIn(text)
        .filter((name) => compiled.classes.has(name))
        .join(' '),
    )
  const all = [...renamed(attributes), ...made]
  const { first: sheet, rest } = divideSheet(whole, renamed(first), all)
  return { names, sheet, rest }
}

/** The reset has said so of all borders (styles/base.css). */
const withoutSolid = (css: string) => {
  const others = css.replaceAll(solid, '').match(/border[\w-]*-style/)
  return others ? css : css.replaceAll(solid, '')
}
const solid = /border(?:-\w+)*-style:\s*solid;/g

/** The sources name a file of their folder; the build has given it an address with a hash. */
const withAddresses = (css: string, files: readonly string[]) =>
  css.replace(/url\(\.{1,2}\/[^)]*?([\w-]+)(\.\w+)\)/g, (text, name: string, ending: string) => {
    const address = files.find((file) => file.includes(`/${name}-`) && file.endsWith(ending))
    if (!address) throw new Error(`${text}: the build has no such file`)
    return `url(${address})`
  })
