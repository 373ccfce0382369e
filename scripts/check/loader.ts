import { brotliCompressSync } from 'node:zlib'
import type { HTMLElement } from 'node-html-parser'
import { type Built, readOut } from './built.ts'

const limit = 4000

/** All scripts but structured data. */
const code = 'script:not([type="application/ld+json"])'

/** A page has its style sheet inside, one small loader in or beside it, and no leftovers of the generator. */
export function loader({ path, html, root }: Built): string[] {
  const problems: string[] = []
  const scripts = root.querySelectorAll(code)
  // The one before the style sheet is src/browser/early.ts; it may name a loader.
  const loaders = scripts.filter((script) => !script.closest('head') || fileOf(script))
  if (loaders.length !== 1) problems.push(`${path}: ${loaders.length} Skripte statt einem.`)
  const texts = scripts.flatMap((script) => {
    const file = fileOf(script)
    return file ? [script.text, readOut(file)] : script.text
  })
  const bytes = brotliCompressSync(texts.join('')).length
  if (bytes >= limit)
    problems.push(`${path}: das Skript hat ${bytes} Bytes; erlaubt sind ${limit}.`)
  const sheets = root.querySelectorAll('style').filter((each) => !each.closest('svg'))
  if (sheets.length !== 1 || root.querySelector('link[rel=stylesheet]'))
    problems.push(`${path}: das Stylesheet steht nicht in der Seite.`)
  if (/__staticRouter|__VITE_REACT_SSG|<!--(?!\s*-->|[\s/$]*-->)/.test(html))
    problems.push(`${path}: Reste des Generators.`)
  return problems
}

const fileOf = (script: HTMLElement) => script.getAttribute('data-loader')
