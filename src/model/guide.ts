/** An example of the editors’ guide: a whole page (without `kind`), or a block in its looks. */
export type GuideExample = { kind: string; about: string; yaml: string }

/** The examples of REDAKTION.md, in its order. The first is a whole page. */
export function examplesOf(guide: string): GuideExample[] {
  const found = guide.matchAll(/(?:\*\*([a-z-]+)\*\* – ([^\n]+)\n\n)?```yaml\n(.*?)```/gs)
  return [...found].map(([, kind = '', about = '', yaml = '']) => ({ kind, about, yaml }))
}

/** One page with all blocks of the examples, below the head of the first. */
export function pageOf([whole, ...blocks]: readonly GuideExample[]): string {
  const head = whole?.yaml.replace(/bloecke:\n.*/s, 'bloecke:\n') ?? ''
  return head + blocks.map(({ yaml }) => yaml).join('')
}
