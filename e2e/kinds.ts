import { scriptsIn } from '../scripts/build/security-policy.ts'
import { readPages } from '../scripts/check/built.ts'

/** What runs in a page: its loader, which has only what the page needs, and its islands. */
function kindOf(html: string): string {
  const parts = html.match(/ data-(?:loader|island)="[^"]+"/g) ?? []
  return [...scriptsIn(html), ...new Set(parts)].join()
}

/** The first page of each kind: code does the same on all pages of a kind. */
export const kinds: readonly string[] = [
  ...new Map(
    readPages()
      .toReversed()
      .map(({ path, html }) => [kindOf(html), path]),
  ).values(),
].toReversed()
