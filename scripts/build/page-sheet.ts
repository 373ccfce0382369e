import { finishSheet } from './finish-sheet.ts'
import { islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { settleVariables } from './settle-variables.ts'
import { classesIn, shortenClasses } from './short-classes.ts'
import { classesOf, compileSheet } from './tailwind.ts'
import { withoutLayers } from './without-layers.ts'

/** The others bring their rules (later-islands.ts), and need no id. */
const wakesInPage = /data-island="(\w+)" data-island-id=/g

/**
 * The page with short class names, and its own style sheet, minified: Tailwind compiles exactly the
 * classes in its HTML and in the code of the islands that it names. `files`: the addresses of what the
 * sheet asks for. Throws when a class has no rule.
 */
export async function styledPage(
  page: string,
  files: readonly string[],
): Promise<{ html: string; sheet: string }> {
  const islands = new Set([...page.matchAll(wakesInPage)].map(([, name = '']) => name))
  const sources = [...islands].flatMap(islandSources)
  const later = sources.map(({ texts }) => texts).join('\n')
  const laterClasses = classesOf(later)

  const compiled = await compileSheet([...classesIn(page), ...laterClasses])
  const missing = missingClasses(compiled.classes, page, sources)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const { html, css } = shortenClasses(page, compiled.css, new Set(laterClasses))
  return { html, sheet: withAddresses(finished(css), files) }
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

const made = new Map<string, string>()

/** Pages of the same blocks have the same sheet. */
function finished(css: string): string {
  const sheet = made.get(css) ?? finishSheet(settleVariables(withoutLayers(css)), 'readable')
  if (made.size > 100) made.clear()
  made.set(css, sheet)
  return sheet
}
