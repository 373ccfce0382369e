export type Table = { head: string[]; rows: string[][] }

/** A Markdown table; the first column is text, the others are aligned right. */
export function markdownTable({ head, rows }: Table): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** In kB of 1,000 bytes, with one decimal. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** In seconds, with two decimals; „∞“ of what never came. */
export const seconds = (milliseconds: number) =>
  milliseconds === Number.POSITIVE_INFINITY ? '∞' : (milliseconds / 1000).toFixed(2)

/** The middle one, or the mean of the two in the middle; NaN of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  const lower = sorted[Math.ceil(middle) - 1] ?? upper
  return (upper + lower) / 2
}
