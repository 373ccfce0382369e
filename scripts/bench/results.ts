import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { readJson } from '../check/read-json.ts'
import type { Weight } from '../check/weigh.ts'
import { git } from '../git.ts'
import { markdownTable, type Table } from './table.ts'

const folder = 'bench'
const file = `${folder}/results.json`

type Measured = { date: string; commit: string; machine: string }

/** In the order of bench/README.md. */
const sections = {
  lighthouse: {
    title: 'Lighthouse',
    text: 'Mobile, with its own model of a slow line, six kinds of page. The twin of a page is the same as below; it has no script, so what blocks it is the browser’s own start.',
  },
  slow: {
    title: 'A slow load, beside plain HTML',
    text: 'An old phone (360 × 740, CPU six times slower) on a bad line (400 kbit/s, 400 ms), empty cache. The twin of a page has its words, links, pictures, form and questions in plain elements, a few lines of style, no font and no script; both are loaded in turns. An answer is when the first tap shows, from navigation; taps come every quarter of a second from the first paint of their target on, and one on what an earlier answer has put there is none. Tasks are ours / the twin’s, as a trace tells them.',
  },
  visit: {
    title: 'A visit of five pages',
    text: 'Bytes over the wire with headers, each page read to its end; then the same once more with a full cache.',
  },
  build: {
    title: 'Builds',
    text: 'The site alone, and with invented regional pages made of the real ones. „Drawn“: no link picture existed, as on the first build of all; „kept“: all existed, as from then on. Memory is that of all processes together.',
  },
} as const

export type Section = keyof typeof sections

export type Results = Measured & {
  /** What each page weighs: `npm test` compares with it. */
  pages: Record<string, Weight>
  sections?: Partial<Record<Section, Measured & Table>>
}

/** Puts new weights into bench/results.json and writes bench/README.md anew. */
export function recordWeights(pages: Record<string, Weight>): void {
  const { sections } = readResults()
  write({ ...measured(), pages, ...(sections && { sections }) })
}

/** The same with one section. */
export function recordSection(name: Section, table: Table): void {
  const results = readResults()
  write({ ...results, sections: { ...results.sections, [name]: { ...measured(), ...table } } })
}

/** The last committed measurement. Throws Stop where it is no JSON. */
export const readResults = (): Results => readJson(file)

const measured = (): Measured => ({
  date: new Date().toISOString().slice(0, 10),
  commit: git('.', 'rev-parse', '--short', 'HEAD')?.trim() ?? 'an unknown commit',
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
})

function write(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(`${folder}/README.md`, readme(results))
}

/** bench/README.md for people, from what was measured. */
export function readme(results: Results): string {
  const others = Object.entries(sections).flatMap(([name, { title, text }]) => {
    const section = results.sections?.[name as Section]
    if (!section) return []
    const how = `${text} \`npm run bench -- --only ${name}\``
    return `## ${title}\n\n${origin(section)} ${how}\n\n${markdownTable(section)}`
  })
  const weights = `# What a page weighs

${origin(results)} HTML with its style sheet and loader; a part weighs what the page would lose without it, so the parts are less than the whole. \`npm test\` fails when a page has grown by more than 2 %. \`npm run bench -- --only weight\`

${markdownTable(weightsTable(results.pages))}`
  return `${[weights, ...others].join('\n\n')}\n`
}

const origin = ({ date, commit, machine }: Measured) =>
  `Measured ${date} at ${commit} (${machine}).`

/** The heaviest page first. */
export function weightsTable(pages: Record<string, Weight>): Table {
  const rows = Object.entries(pages)
    .toSorted(([, a], [, b]) => b.total - a.total)
    .map(([path, { total, ...parts }]) => [
      path,
      `**${total}**`,
      ...Object.values(parts).map(String),
    ])
  const parts = ['Sheet', 'Loader', 'Structured data', 'Header and footer', 'Text', 'Its words']
  return { head: ['Page (bytes, Brotli)', 'Total', ...parts], rows }
}
