import { readAll } from '../../src/site/load-site.ts'
import { variables } from '../../src/site/variables.ts'
import { type Results, readResults } from '../bench/results.ts'
import type { Built } from './built.ts'
import { alone, type Part, total, weigh } from './weigh.ts'
import { wordsWeights } from './words-weight.ts'

/** Of one page, in bytes. The goal is 14,600: what a server sends before it waits for an answer. */
export const limit = 14_600

/**
 * Headers go first, in the same packets: 1,264 bytes as `npm start` sends them. A page in which the loader
 * stands, and of which both together are more than `limit`, was painted 0.2 s later in Lighthouse's model.
 * Where visits are counted every page holds its loader, and those of the most words do not fit.
 */
const headers = variables().VITE_GA_ID ? 0 : 1_300

/** Compressed alone, words weigh a little less than within their page. */
const bytesOfWord = 3

/** Also where a new region, in the lists of every page, made the page too heavy. */
export const fewerWords = (excess: number): string =>
  `Streichen Sie etwa ${Math.ceil(excess / bytesOfWord)} Wörter.`

/** More than compression varies by when a word changes. */
const growth = 1.02

/**
 * Pages that are too heavy, or heavier than when they were last measured, with the part that grew. What
 * editors have written since then may weigh what it weighs.
 */
export function weights(
  pages: readonly Built[],
  { pages: before }: Pick<Results, 'pages'> = readResults(),
): string[] {
  return pages.flatMap((page) => {
    const bytes = total(page)
    if (bytes > limit)
      return `${page.path}: ${bytes} Bytes (Brotli); erlaubt sind ${limit}. ${fewerWords(bytes - limit)}`
    const html = alone(page)
    if (html > limit - headers)
      return `${page.path}: ${html} Bytes HTML (Brotli); neben den Kopfzeilen ist Platz für ${limit - headers}. ${fewerWords(html - limit + headers)}`
    const was = before[page.path]
    if (!was || bytes <= was.total * growth) return []
    const written =
      was.words === undefined ? 0 : (wordsWeights(readAll().reading)(page.path) ?? 0) - was.words
    if (bytes <= was.total * growth + Math.max(0, written)) return []
    const now = weigh(page)
    const grown = (Object.keys(now) as (Part | 'total')[])
      .filter((part) => part !== 'total' && now[part] > was[part] * growth)
      .map((part) => `${part} ${was[part]} → ${now[part]}`)
    return `${page.path}: ${was.total} → ${bytes} Bytes (Brotli), mehr als 2 % gewachsen: ${grown.join(', ')}. Ist das gewollt, schreibt „npm run bench -- --only weight“ die neuen Zahlen nach bench/.`
  })
}

/** Lines for the five heaviest pages, with their parts. */
export function heaviest(pages: readonly Built[]): string[] {
  return pages
    .map((page) => ({ page, bytes: total(page) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ page }) => {
      const { total: bytes, ...parts } = weigh(page)
      const list = Object.entries(parts).map(([part, weight]) => `${part} ${weight}`)
      return `${String(bytes).padStart(6)} Bytes  ${page.path} (${list.join(', ')})`
    })
}
