import { existsSync, readFileSync, truncateSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { fields, interestKeys, interests, trapName } from '../src/registration/fields.ts'
import { readRegistration } from '../src/registration/schema.ts'
import { formatCsvRow, parseCsv } from './csv.ts'
import { type HostilePost, hostilePost } from './fuzz/hostile-post.ts'
import { hugeText, slowAddress } from './fuzz/hostile-text.ts'
import { foreignMarkup, titleOf } from './fuzz/page.ts'
import { cellsSplitAt, mayBeFormula, shown } from './fuzz/spreadsheet.ts'
import type { LocalServer } from './listen.ts'
import { startEndpoint } from './local.ts'
import { columns } from './row.ts'
import { errorsFileOf, ledgerFileOf, suspectsFileOf } from './stand-ins/fake-google.ts'
import {
  errorRowsIn,
  exampleForm,
  exampleRecord,
  formType,
  keptText,
  newSheet,
  rowsIn,
  suspectRowsIn,
} from './test-fixtures.ts'

// FUZZ_SEED and FUZZ_RUNS try others; a failure prints its seed.
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const numRuns = Number(process.env.FUZZ_RUNS ?? 2_000)

const folder = testFolder()
const file = newSheet(folder)
const files = [file, errorsFileOf(file), suspectsFileOf(file), ledgerFileOf(file)]
const messages = [
  ...fields.flatMap(({ message }) => message ?? []),
  'Diese Angabe ist nicht lesbar angekommen',
  'Ihre Angaben sind nicht lesbar angekommen.',
  'Ihre Angaben sind zu lang. Bitte kürzen Sie sie.',
]
const code = await bundleEndpoint()
let endpoint: LocalServer
// Each post comes a day later than the one before: none is the same registration.
let today = Date.UTC(2026, 10, 21)

beforeEach(async () => {
  // A pattern that takes exponential time ends here, as a crash.
  const longestRunMs = 20_000
  endpoint = await startEndpoint({ port: 0, file, code, longestRunMs, now: () => today })
})
afterEach(() => endpoint.close())

test(`${numRuns} hostile posts: no crash, no formula, no markup; a whole row or a clear refusal`, async () => {
  const outcomes = { stored: 0, refused: 0, trapped: 0 }
  const property = fc.asyncProperty(hostilePost, async (post) => {
    outcomes[await check(post)] += 1
  })
  await fc.assert(property, { numRuns, seed })
  // A generator that is refused each time would prove nothing.
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(numRuns / 50)
}, 300_000)

test('no pattern tries without end, whatever a megabyte is made of', async () => {
  for (const text of fc.sample(fc.oneof(slowAddress, hugeText), { numRuns: 40, seed })) {
    for (const name of ['email', 'phone', 'source', 'submittedAt']) {
      const body = JSON.stringify(exampleRecord({ [name]: text }))
      const response = await fetch(endpoint.url, { method: 'POST', body })
      expect(response.status).toBe(200)
    }
  }
}, 300_000)

test('a form of 200,000 names is read as soon as any other', async () => {
  const body = `${new URLSearchParams(exampleForm())}${Array.from({ length: 200_000 }, (_, at) => `&${at}`).join('')}`
  const headers = { 'Content-Type': formType }
  expect(await (await fetch(endpoint.url, { method: 'POST', headers, body })).text()).toContain(
    'Vielen Dank',
  )
}, 60_000)

type Outcome = 'stored' | 'refused' | 'trapped'

async function check({ type, body }: HostilePost): Promise<Outcome> {
  for (const path of files) empty(path)
  today += 25 * 3_600_000
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const headers = { 'Content-Type': type }
  const response = await fetch(endpoint.url, { method: 'POST', headers, body })
  const answer = await response.text()
  expect(response.status).toBe(200)

  const outcome = isForm ? readPage(answer) : readJson(answer)
  const sent = isForm ? Object.fromEntries(firstValues(body)) : parsed(body)
  expect(rowsIn(file)).toHaveLength(outcome === 'thanked' && !isTrap(sent) ? 1 : 0)
  if (!isForm && body.length <= 6_000_000) checkSchema(sent, outcome)
  if (outcome === 'refused') return 'refused'
  if (isTrap(sent)) {
    checkSuspect(sent as Record<string, unknown>)
    return 'trapped'
  }
  checkCells(sent as Record<string, unknown>, isForm)
  return 'stored'
}

/** Bytes of its first row, by file. */
const heads = new Map<string, number>()

/** The first row stays: to set up a sheet takes longer than a post. */
function empty(path: string): void {
  if (!existsSync(path)) return
  const [titles = []] = heads.has(path) ? [] : parseCsv(readFileSync(path, 'utf8'))
  const head = heads.get(path) ?? Buffer.byteLength(formatCsvRow(titles))
  heads.set(path, head)
  truncateSync(path, head)
}

function readJson(answer: string): 'thanked' | 'refused' {
  const value = JSON.parse(answer)
  if (value.ok === true) {
    expect(value).toEqual({ ok: true })
    return 'thanked'
  }
  const { ok, errors, message, ...rest } = value
  expect([ok, rest]).toEqual([false, {}])
  const said = [...Object.values(errors), ...(message === undefined ? [] : [message])]
  expect(said).not.toEqual([])
  for (const sentence of said) expect(messages).toContain(sentence)
  for (const name of Object.keys(errors)) expect(Object.keys(exampleRecord())).toContain(name)
  return 'refused'
}

function readPage(answer: string): 'thanked' | 'refused' {
  expect(foreignMarkup(answer)).toBeUndefined()
  const title = titleOf(answer) ?? ''
  expect(['Vielen Dank für Ihre Anmeldung!', 'Bitte prüfen Sie Ihre Angaben']).toContain(title)
  if (title.startsWith('Vielen Dank')) return 'thanked'
  expect(messages.some((message) => answer.includes(message))).toBe(true)
  return 'refused'
}

/** The schema survives whatever came; and what the form would accept, the receiver accepts. */
function checkSchema(sent: unknown, outcome: string): void {
  if (isTrap(sent) && outcome === 'refused') return
  if (readRegistration(sent).ok) expect(outcome).toBe('thanked')
}

function checkCells(sent: Record<string, unknown>, isForm: boolean): void {
  const [cells = []] = rowsIn(file)
  expect(cells).toHaveLength(columns.length)
  const whole = errorRowsIn(file).map(keptText)[0]
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? ''
    expect(mayBeFormula(cell)).toBe(false)
    expect(cell.length).toBeLessThanOrEqual(50_000)
    checkCell(cell, expected(column, sent, isForm), whole)
  }
  checkFiles()
}

/** Everything that came is there, and nothing of it can be taken for a formula. */
function checkSuspect(sent: Record<string, unknown>): void {
  const [row = [], ...more] = suspectRowsIn(file)
  expect(more).toEqual([])
  const text = shown(JSON.stringify(sent[trapName]))
  expect(keptText(row).replaceAll('\\/', '/')).toContain(text.slice(0, 20_000))
  expect(row.filter(mayBeFormula)).toEqual([])
  checkFiles()
}

function checkFiles(): void {
  for (const path of files) {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    for (const separator of ',;\t') {
      expect(cellsSplitAt(separator, text).filter(mayBeFormula)).toEqual([])
    }
  }
}

/** The cell reads as it was typed, but for the mark of text and what nobody sees; cut only if too long, then kept whole. */
function checkCell(cell: string, text: string | undefined, whole: string | undefined): void {
  if (text === undefined) {
    expect(Date.parse(cell)).toBeGreaterThan(0)
    return
  }
  const wanted = shown(text)
  if (cell === wanted || cell === `'${wanted}`) return
  const [, beginning = ''] = /^'?(.*) … \[gekürzt: [^\]]*\]$/s.exec(cell) ?? []
  expect(beginning.length).toBeGreaterThan(48_000)
  // Not expect(…).toBe: its report of a difference would take minutes.
  expect(wanted.startsWith(beginning)).toBe(true)
  if (whole && !whole.endsWith(' [gekürzt]')) {
    expect(Object.values(JSON.parse(whole)).includes(text)).toBe(true)
  }
  expect(whole?.length).toBeGreaterThan(49_000)
}

/** Undefined where the receiver puts its own time. */
function expected(column: string, sent: Record<string, unknown>, isForm: boolean) {
  const boxes = (sent.interests ?? {}) as Record<string, unknown>
  const isTyped = `${sent.otherInterests ?? ''}`.trim() !== ''
  const isTicked = (key: string) =>
    isForm ? sent[`interests.${key}`] === 'on' || (key === 'other' && isTyped) : boxes[key]
  const value = Object.hasOwn(sent, column) ? (sent[column] ?? '') : ''
  if (column === 'interests') {
    return interestKeys
      .filter(isTicked)
      .map((key) => interests[key])
      .join(', ')
  }
  if (column === 'otherInterests' && !isTicked('other')) return ''
  if (column === 'source') return String(value).slice(0, 2_000)
  if (column === 'note') return ''
  if (column === 'receivedAt') return undefined
  if (column === 'submittedAt') {
    return value === exampleRecord().submittedAt ? String(value) : undefined
  }
  // What nobody sees is not kept; in words of other scripts some of it joins letters.
  return String(value)
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim()
}

function isTrap(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, trapName)) return false
  return ![null, '', false].includes((sent as Record<string, unknown>)[trapName] as null)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function firstValues(body: string): [string, string][] {
  const values = new URLSearchParams(body)
  return [...new Set(values.keys())].map((name) => [name, values.get(name) ?? ''])
}
