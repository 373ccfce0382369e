import { optimize } from '@tailwindcss/node'
import { PurgeCSS } from 'purgecss'
import { islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { settleVariables } from './settle-variables.ts'
import { classesIn, decode, shortenClasses } from './short-classes.ts'
import { statementsOf } from './statements.ts'
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
  const read = decode(page)
  const islands = new Set([...page.matchAll(wakesInPage)].map(([, name = '']) => name))
  const sources = [...islands].flatMap(islandSources)
  const later = sources.map(({ texts }) => texts).join('\n')
  const laterClasses = classesOf(later)

  const compiled = await compileSheet([...classesIn(page), ...laterClasses])
  const used = await withoutOldRest(compiled, read, later)
  const missing = missingClasses(used, page, sources)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const { html, css } = shortenClasses(page, used, new Set(laterClasses))
  const withFont = css.replace(/url\(["']?\.\/wirkzeit\.woff2["']?\)/g, `url(${font})`)
  return { html, sheet: minified(settleVariables(withFont)) }
}

/** Without Tailwind's notice, which stands in lizenzen.txt. */
const minified = (css: string) =>
  optimize(css, { minify: true })
    .code.replace(/^\/\*![\s\S]*?\*\/\s*/, '')
    .trim()

/** Until every component has its styles beside it: old rules that this page cannot come to use. */
async function withoutOldRest(css: string, html: string, later: string): Promise<string> {
  const parts = statementsOf(css).map(async (part) => {
    if (!/^\s*@(layer old \{|media print)/.test(part)) return part
    const [used] = await new PurgeCSS().purge({
      content: [{ raw: `${html} ${later}`, extension: 'html' }],
      css: [{ raw: part }],
      safelist: setLater,
      dynamicAttributes: [
        'data-island-status',
        'data-enlarged',
        'data-held',
        'data-reading',
        'data-state',
        'hidden',
        'data-sending',
        'data-error',
        'data-failed',
        'data-cookie-note',
        'open',
      ],
    })
    return used?.css ?? ''
  })
  return (await Promise.all(parts)).join('\n')
}

/** What scripts add that is written nowhere in the islands. */
const setLater = {
  standard: ['button', 'output', ':focus-visible'],
}
