import { divideSheet } from './divide-sheet.ts'
import { finishSheet } from './finish-sheet.ts'
import { islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { place } from './place-for-rest.ts'
import { settleVariables } from './settle-variables.ts'
import { classAttributes, classesOf, renameClasses, shortenClasses } from './short-classes.ts'
import { classNamesIn, compileSheet } from './tailwind.ts'
import { withoutLayers } from './without-layers.ts'

/**
 * Islands whose rules belong into the page: later islands bring theirs (later-islands.ts), and have no id.
 */
const wakesInPage = /data-island="(\w+)" data-island-id=/g

/**
 * A style sheet, and the short class names of its pages: `names` maps each class attribute to its new value.
 * `rest`: the rules for what stands behind `place`, if a page has one; else empty.
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
  // Sorted, so that pages with the same classes in another order share a sheet.
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
  // Elements that an island makes later: each text in its code counts as the class attribute of one.
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

/**
 * Leaves out `border-style: solid`, which base.css sets for all elements, unless the sheet has other
 * styles.
 */
const withoutSolid = (css: string) => {
  const others = css.replaceAll(solid, '').match(/border[\w-]*-style/)
  return others ? css : css.replaceAll(solid, '')
}
const solid = /border(?:-\w+)*-style:\s*solid;/g

/** Replaces relative addresses of files by those that the build has given them, with a hash. */
const withAddresses = (css: string, files: readonly string[]) =>
  css.replace(/url\(\.{1,2}\/[^)]*?([\w-]+)(\.\w+)\)/g, (text, name: string, ending: string) => {
    const address = files.find((file) => file.includes(`/${name}-`) && file.endsWith(ending))
    if (!address) throw new Error(`${text}: the build has no such file`)
    return `url(${address})`
  })
