import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { PurgeCSS } from 'purgecss'
import { withoutIdleProperties } from './idle-properties.ts'
import { islandSources } from './island-sources.ts'
import { missingClasses } from './missing-classes.ts'
import { classesIn, decode, shortenClasses } from './short-classes.ts'

const entry = resolve('src/styles/app.css')

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
  const islands = new Set([...page.matchAll(/data-island="(\w+)"/g)].map(([, name = '']) => name))
  const sources = [...islands].flatMap(islandSources)
  const later = sources.map(({ texts }) => texts).join('\n')
  const laterClasses = new Scanner({}).scanFiles([{ content: later, extension: 'tsx' }])

  // A compiler remembers candidates, so each page has its own.
  const { build } = await compile(readFileSync(entry, 'utf8'), {
    base: dirname(entry),
    from: entry,
    onDependency: () => {},
  })
  const compiled = withoutIdleProperties(build([...classesIn(page), ...laterClasses]))
  const used = await withoutOldRest(compiled, read, later)
  const missing = missingClasses(used, page, sources)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const { html, css } = shortenClasses(page, used, new Set(laterClasses))
  const withFont = css.replace(/url\(["']?\.\/wirkzeit\.woff2["']?\)/g, `url(${font})`)
  return { html, sheet: optimize(withFont, { minify: true }).code.trim() }
}

/** Until every component has its styles beside it: old rules that this page cannot come to use. */
async function withoutOldRest(css: string, html: string, later: string): Promise<string> {
  const parts = topLevel(css).map(async (part) => {
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

/** The statements of a sheet, each with its block. */
function topLevel(css: string): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    parts.push(css.slice(start, at + 1))
    start = at + 1
  }
  return [...parts, css.slice(start)]
}

/** What scripts add that is written nowhere in the islands. */
const setLater = {
  standard: ['button', 'output', ':focus-visible'],
}
