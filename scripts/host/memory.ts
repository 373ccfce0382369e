import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Fingerprint of each address. */
export type Fingerprints = Record<string, string>

/** What was last announced; nothing where the file is missing or spoilt. */
export function recall(file: string): Fingerprints {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Fingerprints
  } catch {
    return {}
  }
}

export function remember(file: string, announced: Fingerprints): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(announced, null, 2))
}

/** Addresses of `origin` that are new, changed or gone. */
export const changed = (before: Fingerprints, now: Fingerprints, origin: string): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((url) => url.startsWith(`${origin}/`) && before[url] !== now[url])
    .sort()
