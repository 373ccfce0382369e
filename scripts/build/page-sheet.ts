import { optimize } from '@tailwindcss/node'
import { bringsRules, islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { settleVariables } from './settle-variables.ts'
import { classesIn, shortenClasses } from './short-classes.ts'
import { classesOf, compileSheet } from './tailwind.ts'

/** The others bring their rules (later-islands.ts). */
const wakesInPage = /data-island="(\w+)" data-island-id="[^"]*" data-island-wake="interaction"/g

/**
 * The page with short class names, and its own style sheet, minified: Tailwind compiles exactly the
 * classes in its HTML and in the code of the islands that it names. `font` is the address of the font
 * file. Throws when a class has no rule.
 */
export async function styledPage(
  page: string,
  font: string,
): Promise<{ html: string; sheet: string }> {
  const islands = new Set([...page.matchAll(wakesInPage)].map(([, name = '']) => name))
  const sources = [...islands]
    .map(islandSources)
    .filter((each) => !bringsRules(each))
    .flat()
  const later = sources.map(({ texts }) => texts).join('\n')
  const laterClasses = classesOf(later)

  const compiled = await compileSheet([...classesIn(page), ...laterClasses])
  const missing = missingClasses(compiled, page, sources)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const { html, css } = shortenClasses(page, compiled, new Set(laterClasses))
  const withFont = css.replace(/url\(["']?\.\/wirkzeit\.woff2["']?\)/g, `url(${font})`)
  return { html, sheet: minified(settleVariables(withFont)) }
}

/** Without Tailwind's notice, which stands in lizenzen.txt, and with `.a,.b` for `:is(.a,.b)`. */
const minified = (css: string) =>
  optimize(css, { minify: true })
    .code.replace(/^\/\*![\s\S]*?\*\/\s*/, '')
    // The prefixer writes some declarations twice.
    .replace(/([\w-]+:[^;{}]+;)\1+/g, '$1')
    // Nothing but classes: the list alone is shorter, and weighs the same.
    .replace(/(?<=[{}]):is\((\.[\w-]+(?:,\.[\w-]+)*)\)(?=\{)/g, '$1')
    .trim()
