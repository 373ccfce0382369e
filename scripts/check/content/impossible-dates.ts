import type { Content } from '../../../src/model/content.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { valueAt } from '../../../src/model/schema-at.ts'

/** The first day on which a page can have been written. */
const firstDay = '2025-01-01'

/** Days on which nobody can have changed, published or looked at anything. */
export function impossibleDates({ documents }: Reading, today: string): Finding[] {
  return [...documents.values()].flatMap(({ content }) => {
    const published = dayAt(content, ['artikel', 'veroeffentlicht'])
    const changed = dayAt(content, ['geaendert'])
    return [
      ...outside(content, ['geaendert'], today),
      ...outside(content, ['artikel', 'veroeffentlicht'], today),
      ...(published && changed && changed >= firstDay && published > changed && published <= today
        ? [reversed(content, published)]
        : []),
    ]
  })
}

function dayAt({ data }: Content, path: string[]): string | undefined {
  const value = valueAt(data, path)
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
}

function outside(content: Content, path: string[], today: string): Finding[] {
  const day = dayAt(content, path)
  const name = path.at(-1)
  if (!day || (day >= firstDay && day <= today)) return []
  const place = { file: content.file, line: content.lineOf(path) }
  return day > today
    ? [
        {
          ...place,
          message: `„${name}“ nennt einen Tag, der noch kommt: ${day}.`,
          remedy: `Schreiben Sie den heutigen: ${name}: ${today}`,
        },
      ]
    : [
        {
          ...place,
          message: `„${name}“ nennt einen Tag, an dem es diese Website noch nicht gab: ${day}.`,
          remedy: `Berichtigen Sie das Jahr, zum Beispiel: ${name}: ${today}`,
        },
      ]
}

const reversed = (content: Content, published: string): Finding => ({
  file: content.file,
  line: content.lineOf(['geaendert']),
  message: `„geaendert“ liegt vor „veroeffentlicht“ (${published}).`,
  remedy: 'Berichtigen Sie einen der beiden Tage.',
})
