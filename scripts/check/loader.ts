import { brotliCompressSync } from 'node:zlib'
import type { Built } from './built.ts'

const limit = 4000

/** All but data for search engines. */
const code = 'script:not([type="application/ld+json"])'

/** Before interaction: style sheet and one small script in the page, no trace of the generator. */
export function loader({ path, html, root }: Built): string[] {
  const problems: string[] = []
  const scripts = root.querySelectorAll(code)
  // One is put before the style sheet on purpose: src/browser/early.ts.
  const loaders = scripts.filter((script) => !script.hasAttribute('data-early'))
  if (loaders.length !== 1) problems.push(`${path}: ${loaders.length} Skripte statt einem.`)
  const bytes = brotliCompressSync(scripts.map(({ text }) => text).join('')).length
  if (bytes >= limit)
    problems.push(`${path}: das Skript hat ${bytes} Bytes; erlaubt sind ${limit}.`)
  if (root.querySelectorAll('style').length !== 1 || root.querySelector('link[rel=stylesheet]'))
    problems.push(`${path}: das Stylesheet steht nicht in der Seite.`)
  if (/__staticRouter|__VITE_REACT_SSG|<!--(?!\s*-->|[\s/$]*-->)/.test(html))
    problems.push(`${path}: Reste des Generators.`)
  return problems
}
