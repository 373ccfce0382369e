import type { Finding } from './findings.ts'

/**
 * Placeholders without a value because of a mistake in their own file; `all` if it cannot be read. Texts
 * that use one are checked only after it is corrected: findings now would be consequences.
 */
export type Unsettled = ReadonlySet<string> | 'all'

export function isUnsettled(text: string, unsettled: Unsettled): boolean {
  if (unsettled === 'all') return text.includes('{')
  if (unsettled.size === 0) return false
  return [...text.matchAll(/\{\s*([^{}\s]+)/g)].some(([, key = '']) => unsettled.has(key))
}

/** Top-level keys of a file whose lines have findings. */
export function wrongKeys(text: string, findings: readonly Finding[]): Set<string> {
  const key = /^(['"]?)([^\s#:'"-][^#:'"]*?)\1\s*:/
  const all = text.split('\n').map((line) => key.exec(line)?.[2])
  return new Set(findings.flatMap(({ line }) => all.slice(0, line).findLast((key) => key) ?? []))
}
