import { scriptsIn } from '../scripts/build/security-policy.ts'
import { readPages } from '../scripts/check/built.ts'

/** What runs in a page: its loader (each page has only what it needs), in it or beside it, and its islands. */
function kindOf(html: string): string {
  const parts = html.match(/ data-(?:loader|island)="[^"]+"/g) ?? []
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
