/** An example of the editors’ guide: a block of a kind, or with an empty `kind` a whole page. */
export type GuideExample = { kind: string; about: string; yaml: string }

/** The examples of REDAKTION.md, in order. The first is a whole page. */
export function examplesOf(guide: string): GuideExample[] {
  const found = guide.matchAll(/(?:\*\*([a-z-]+)\*\* – ([^\n]+)\n\n)?```yaml\n(.*?)```/gs)
  return [...found].map(([, kind = '', about = '', yaml = '']) => ({ kind, about, yaml }))
}

/** One page: the head of the first example, and the blocks of all others. */
export function pageOf([whole, ...blocks]: readonly GuideExample[]): string {
  const head = whole?.yaml.replace(/bloecke:\n.*/s, 'bloecke:\n') ?? ''
  return head + blocks.map(({ yaml }) => yaml).join('')
}
