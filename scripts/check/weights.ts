import { readAll } from '../../src/site/load-site.ts'
import { variables } from '../../src/site/variables.ts'
import { type Results, readResults } from '../bench/results.ts'
import type { Built } from './built.ts'
import { alone, type Part, total, weigh } from './weigh.ts'
import { wordsWeights } from './words-weight.ts'

/** Limit of one page in bytes: what a server sends before it waits for an acknowledgement. */
export const limit = 14_600

/**
 * Headers come first, in the same packets: 1,264 bytes as `npm start` sends them. A page with its loader
 * inside and together with them above `limit` was painted 0.2 s later in Lighthouse's model. With analytics
 * every page has its loader inside, and the longest ones do not fit.
 */
const headers = variables().VITE_GA_ID ? 0 : 1_300

/** Compressed bytes that a deleted word saves, roughly. */
const bytesOfWord = 3

/** The remedy also if a new region, in every page's lists, made it too heavy. */
export const fewerWords = (excess: number): string =>
  `Streichen Sie etwa ${Math.ceil(excess / bytesOfWord)} Wörter.`

/** More than the variation of compression when a word changes. */
const growth = 1.02

/**
 * Pages that are too heavy, or heavier than when last measured, with the parts that grew. What editors have
 * added since then is allowed.
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

/** A line for each of the five heaviest pages, with its parts. */
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
