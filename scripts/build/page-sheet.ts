import { finishSheet } from './finish-sheet.ts'
import { islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { place } from './place-for-rest.ts'
import { settleVariables } from './settle-variables.ts'
import { classAttributes, classesOf, renameClasses, shortenClasses } from './short-classes.ts'
import { statementsOf } from './statements.ts'
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
  const settled = settleVariables(withoutLayers(css))
  if (!first) return { names, sheet: finishSheet(settled, 'readable', isThere), rest: '' }
  // Each element has one short name, and all of its rules stand in one part, in their order.
  const early = new Set(namesOf(first))
  const isEarly = (classes: readonly string[]) => classes.every((name) => early.has(name))
  const withSelectors = statementsOf(settled)
    .filter((each) => !general.test(each))
    .join('\n')
  return {
    names,
    sheet: finishSheet(settled, 'readable', isEarly),
    rest: finishSheet(
      withSelectors,
      'readable',
      (classes) => isThere(classes) && !isEarly(classes),
    ),
  }
}

/** What holds for the whole page stands in the first part. */
const general = /@font-face|^@(?:keyframes|property)/

/** The sources name a file of their folder; the build has given it an address with a hash. */
const withAddresses = (css: string, files: readonly string[]) =>
  css.replace(
    /url\("?\.{1,2}\/[^)]*?([\w-]+)(\.\w+)"?\)/g,
    (text, name: string, ending: string) => {
      const address = files.find(
        (file) =>
          file.includes(`/${name}-`) && file.endsWith(ending) && file.split('/').length === 3,
      )
      if (!address) throw new Error(`${text}: the build has no such file`)
      return `url(${address})`
    },
  )
