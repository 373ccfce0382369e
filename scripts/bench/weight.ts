import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { readPages } from '../check/built.ts'
import { weigh } from '../check/weigh.ts'
import { markdownTable } from './table.ts'

/**
 * Weighs the pages of the last build and writes bench/results.json, against which `npm test` weighs
 * later builds, and bench/README.md for people. Returns the table.
 */
export function weightTable(): string {
  const pages = Object.fromEntries(readPages().map((page) => [page.path, weigh(page)]))
  const results = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    pages,
  }
  const rows = Object.entries(pages)
    .toSorted(([, a], [, b]) => b.total - a.total)
    .map(([path, { total, ...parts }]) => [
      path,
      `**${total}**`,
      ...Object.values(parts).map(String),
    ])
  const table = markdownTable(
    [
      'Page (bytes, Brotli)',
      'Total',
      'Sheet',
      'Loader',
      'Structured data',
      'Header and footer',
      'Text',
    ],
    rows,
  )
  mkdirSync('bench', { recursive: true })
  writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
  const { date, commit, machine } = results
  writeFileSync(
    'bench/README.md',
    `# What a page weighs\n\nMeasured ${date} at ${commit} (${machine}). HTML with its style sheet and loader; a part weighs what the page would lose without it, so the parts are less than the whole. \`npm run bench -- --only weight\` writes this page and \`results.json\`; \`npm test\` fails when a page has grown by more than 2 %.\n\n${table}\n`,
  )
  return table
}
