import { scriptsIn } from '../scripts/build/security-policy.ts'
import { readPages } from '../scripts/check/built.ts'

/** What runs in a page: its loader (each page has only what it needs), its islands and its buttons. */
function kindOf(html: string): string {
  const parts =
    html.match(/ (?:data-island|data-cookies|name)="[\w-]+"| data-cookie-banner\b/g) ?? []
  return [...scriptsIn(html), ...new Set(parts)].join()
}

/** One page of each kind, the first of them: what code does on it, it does on all of the kind. */
export const kinds: readonly string[] = [
  ...new Map(
    readPages()
      .toReversed()
      .map(({ path, html }) => [kindOf(html), path]),
  ).values(),
].toReversed()
