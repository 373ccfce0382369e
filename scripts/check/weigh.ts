import { brotliCompressSync } from 'node:zlib'
import { remembered } from '../remembered.ts'
import { type Built, readOut } from './built.ts'

/** Parts of a page. A part's weight is what the page would lose without it. */
const parts = {
  sheet: /<style>[\s\S]*?<\/style>/g,
  loader: /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g,
  data: /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  frame: /<header[\s\S]*?<\/header>|<footer[\s\S]*<\/aside>/g,
  text: /<main[\s\S]*<\/main>/g,
} as const

export type Part = keyof typeof parts

/** Bytes after Brotli at its best level, as the host sends them. */
export type Weight = Record<Part | 'total', number> & {
  /** Its content alone (words-weight.ts). */
  words?: number
}

export const total = ({ html }: Pick<Built, 'html'>): number => alone({ html }) + filesOf(html)

/** The HTML, without a loader that is a file of its own. */
export const alone = remembered(
  ({ html }: Pick<Built, 'html'>) => brotliCompressSync(html).length,
  ({ html }) => html,
)

const loaderFile = /<script data-loader="([^"]+)"/

/** A loader that is a file of its own counts as if it stood in the page. */
function filesOf(html: string): number {
  const [, path] = loaderFile.exec(html) ?? []
  return path === undefined ? 0 : bytesOf(path)
}

const bytesOf = remembered((path: string) => brotliCompressSync(readOut(path)).length, String)

/** Style sheets within the text (the second part of a divided one) do not count as text. */
const sheetsIn = (found: string, part: string) =>
  part === 'text' ? (found.match(parts.sheet) ?? []).join('') : ''

/** The weight of a page's HTML, with style sheet and loader. */
export function weigh({ html }: Pick<Built, 'html'>): Weight {
  const whole = total({ html })
  const weights = Object.entries(parts).map(([part, pattern]) => [
    part,
    whole - total({ html: html.replace(pattern, (found) => sheetsIn(found, part)) }),
  ])
  return { total: whole, ...Object.fromEntries(weights) }
}
