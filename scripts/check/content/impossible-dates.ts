import type { Content } from '../../../src/model/content.ts'
import { type Finding, findingsAt, type Placed } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { valueAt } from '../../../src/model/schema-at.ts'

/** No page is older. */
const firstDay = '2025-01-01'

const changedAt = ['geaendert']
const publishedAt = ['artikel', 'veroeffentlicht']

/** Days on which no page can have been changed or published. */
export const impossibleDates = ({ documents }: Reading, today: string): Finding[] =>
  [...documents.values()].flatMap(({ content }) => {
    const published = dayAt(content, publishedAt)
    const changed = dayAt(content, changedAt)
    const problems = [
      ...outside(changedAt, changed, today),
      ...outside(publishedAt, published, today),
    ]
    const isReversed = problems.length === 0 && published && changed && published > changed
    return findingsAt(isReversed ? [reversed(published)] : problems, content)
  })

function dayAt({ data }: Content, path: string[]): string | undefined {
  const value = valueAt(data, path)
  return typeof value === 'string' ? value : undefined
}

function outside(path: string[], day: string | undefined, today: string): Placed[] {
  if (!day || (day >= firstDay && day <= today)) return []
  const name = path.at(-1)
  const [why, remedy] =
    day > today
      ? ['der noch kommt', 'Schreiben Sie den heutigen']
      : ['an dem es diese Website noch nicht gab', 'Berichtigen Sie das Jahr, zum Beispiel']
  const message = `„${name}“ nennt einen Tag, ${why}: ${day}.`
  return [{ path, message, remedy: `${remedy}: ${name}: ${today}` }]
}

const reversed = (published: string): Placed => ({
  path: changedAt,
  message: `„geaendert“ liegt vor „veroeffentlicht“ (${published}).`,
  remedy: 'Berichtigen Sie einen der beiden Tage.',
})
