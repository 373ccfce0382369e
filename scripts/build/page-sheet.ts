import { finishSheet } from './finish-sheet.ts'
import { islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { settleVariables } from './settle-variables.ts'
import { classAttributes, classesOf, renameClasses, shortenClasses } from './short-classes.ts'
import { classNamesIn, compileSheet } from './tailwind.ts'
import { withoutLayers } from './without-layers.ts'

/** The others bring their rules (later-islands.ts), and need no id. */
const wakesInPage = /data-island="(\w+)" data-island-id=/g

/** A style sheet, and what the class attributes of its pages are there. */
type Look = { names: ReadonlyMap<string, string>; sheet: string }

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
  const key = [...islands, ...attributes].join('"')
  const look = looks.get(key) ?? lookOf(attributes, islands)
  if (looks.size > 1000) looks.clear()
  looks.set(key, look)
  const { names, sheet } = await look
  return { html: renameClasses(page, names), sheet: withAddresses(sheet, files) }
}

async function lookOf(attributes: readonly string[], islands: readonly string[]): Promise<Look> {
  const sources = islands.flatMap(islandSources)
  const later = classNamesIn(sources.map(({ texts }) => texts).join('\n'))
  const own = attributes.flatMap(classesOf)
  const compiled = await compileSheet([...own, ...later])
  const missing = missingClasses(compiled.classes, own, sources)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const { names, css } = shortenClasses(attributes, compiled.css, new Set(later))
  const there = new Set([...later, ...[...names.values()].flatMap(classesOf)])
  const sheet = finishSheet(settleVariables(withoutLayers(css)), 'readable', (name) =>
    there.has(name),
  )
  return { names, sheet }
}

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
