import type { Finding } from './findings.ts'

/**
 * Figures and names that cannot be told because their own file is wrong: `all` where it cannot be read.
 * Texts that name one are judged when that is mended; what they would be told now follows from it.
 */
export type Unsettled = ReadonlySet<string> | 'all'

export function isUnsettled(text: string, unsettled: Unsettled): boolean {
  if (unsettled === 'all') return text.includes('{')
  if (unsettled.size === 0) return false
  return [...text.matchAll(/\{\s*([^{}\s]+)/g)].some(([, key = '']) => unsettled.has(key))
}

/** Keys of a file in whose lines something is wrong. */
export function wrongKeys(text: string, findings: readonly Finding[]): Set<string> {
  const key = /^(['"]?)([^\s#:'"-][^#:'"]*?)\1\s*:/
  const all = text.split('\n').map((line) => key.exec(line)?.[2])
  return new Set(findings.flatMap(({ line }) => all.slice(0, line).findLast((key) => key) ?? []))
}
