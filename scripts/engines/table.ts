import { markdownTable } from '../bench/table.ts'
import type { Outcome } from './run-checks.ts'

export interface Column {
  title: string
  outcomes: readonly Outcome[]
}

/** What held, by subject and engine, with the seconds that it took; and below it what was not asked, and why. */
export function reportOf(columns: readonly Column[]): string {
  const all = columns.flatMap(({ outcomes }) => outcomes)
  const row = (title: string, isIn: (outcome: Outcome) => boolean) => [
    title,
    ...columns.map(({ outcomes }) => cell(outcomes.filter(isIn))),
  ]
  const subjects = [...new Set(all.map(({ about }) => about))]
  const table = markdownTable({
    head: ['', ...columns.map(({ title }) => title)],
    rows: [
      ...subjects.map((subject) => row(subject, ({ about }) => about === subject)),
      row('all', () => true),
    ],
  })
  return [table, ...unasked(columns)].join('\n\n')
}

function cell(outcomes: readonly Outcome[]): string {
  const asked = outcomes.filter(({ cannot }) => !cannot)
  const held = asked.filter(({ wrong }) => !wrong)
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0)
  const rest = outcomes.length - asked.length
  return `${held.length} of ${asked.length}, ${seconds.toFixed(0)} s${rest > 0 ? `; ${rest} not asked` : ''}`
}

function unasked(columns: readonly Column[]): string[] {
  const lines = columns.flatMap(({ title, outcomes }) =>
    outcomes.flatMap(({ about, sentence, cannot }) =>
      cannot ? `- ${title}, ${about}: ${sentence}. Not asked: ${cannot}` : [],
    ),
  )
  return lines.length > 0 ? [[...new Set(lines)].join('\n')] : []
}
