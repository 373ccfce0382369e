import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { parseCsv } from '../../endpoint/csv.ts'
import type { LocalEndpoint } from '../../endpoint/listen.ts'
import { realLimits, startEndpoint } from '../../endpoint/local.ts'
import { suspectsFileOf } from '../../endpoint/stand-ins/fake-google.ts'
import { Stop } from '../../src/stop.ts'
import { junk, sendJunk } from './junk.ts'
import { markdownTable, seconds } from './table.ts'

const junkAMinute = 600
const visitors = 20
// For one field; people are slower.
const typingMs = 1_000
const longestWaitMs = 60_000
const told = /Ihre Daten wurden erfolgreich übermittelt|Ihre Registrierung wurde gespeichert/

interface Visit {
  email: string
  /** From pressing the button to the first sentence, and to the row; undefined when there was none. */
  toldMs?: number
  storedMs?: number
}

/**
 * What a flood of junk does to people who register meanwhile: the receiver with its real limits, ten
 * posts of junk a second, and visitors in a browser who fill in the form at random moments.
 */
export async function floodTable(
  browser: Browser,
  { site, minutes }: { site: string; minutes: number },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'flood-'))
  const file = join(folder, 'rows.csv')
  const receiver = await startReceiver(site, file)
  const end = Date.now() + minutes * 60_000
  const [visits, answers] = await Promise.all([
    Promise.all(Array.from({ length: visitors }, (_, at) => visit(at))),
    flood(receiver.url, end),
  ])
  await receiver.close()
  const emails = (await rowsIn(file)).map((row) => row[4] ?? '')
  const suspects = await rowsIn(suspectsFileOf(file))
  await rm(folder, { recursive: true })
  return `${visitorsTable(visits, emails)}\n\n${junkTable(answers, emails.length - countOf(visits, emails), suspects.length)}`

  async function visit(at: number): Promise<Visit> {
    const email = `besuch${at}@beispiel.de`
    // Nobody comes so late that the flood is over.
    await wait(Math.random() * Math.max(0, end - Date.now() - 20_000))
    const context = await browser.newContext({ baseURL: site, locale: 'de-DE' })
    const times = await register(await context.newPage(), email, async () =>
      (await rowsIn(file)).some((row) => row.includes(email)),
    )
    await context.close()
    return { email, ...times }
  }
}

/** On the port that the built pages send to. */
async function startReceiver(site: string, file: string): Promise<LocalEndpoint> {
  const html = await (await fetch(`${site}/registrieren`)).text()
  const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(html) ?? []
  const address = URL.canParse(action) ? new URL(action) : undefined
  if (address?.hostname !== '127.0.0.1') {
    throw new Stop(
      'Die Website ist für eine andere Annahme gebaut. Bauen Sie sie ohne Einstellungen.',
    )
  }
  return startEndpoint({ port: Number(address.port), file, properties: realLimits })
}

async function register(
  page: Page,
  email: string,
  hasArrived: () => Promise<boolean>,
): Promise<Omit<Visit, 'email'>> {
  await page.goto('/registrieren')
  const values = { Vorname: 'Jürgen', Nachname: 'Groß-Überall', 'E-Mail-Adresse': email }
  const all = { ...values, Wohnort: 'Köln', 'Letzter Beruf': 'Schlosser' }
  for (const [label, value] of Object.entries(all)) {
    await page.getByLabel(label).fill(value)
    await wait(typingMs)
  }
  const start = Date.now()
  await page.getByRole('button', { name: 'Jetzt unverbindlich registrieren' }).click()
  const sentence = page.getByText(told).filter({ visible: true })
  const toldMs = await sentence.waitFor({ timeout: longestWaitMs }).then(
    () => Date.now() - start,
    () => undefined,
  )
  while (!(await hasArrived()) && Date.now() < start + longestWaitMs) await wait(100)
  const storedMs = (await hasArrived()) ? Date.now() - start : undefined
  return { ...(toldMs !== undefined && { toldMs }), ...(storedMs !== undefined && { storedMs }) }
}

/** Each kind of junk with its answers, counted. */
async function flood(url: string, end: number): Promise<Map<string, Map<string, number>>> {
  const answers = new Map<string, Map<string, number>>()
  const pauseMs = 60_000 / junkAMinute
  const start = Date.now()
  const underWay: Promise<void>[] = []
  for (let at = 0; Date.now() < end; at += 1) {
    const { kind, post } = junk(at)
    const counts = answers.get(kind) ?? new Map<string, number>()
    answers.set(kind, counts)
    const counted = sendJunk(url, post).then((answer) => {
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
    })
    underWay.push(counted)
    await wait(Math.max(0, start + (at + 1) * pauseMs - Date.now()))
  }
  await Promise.all(underWay)
  return answers
}

const rowsIn = async (file: string) =>
  parseCsv(await readFile(file, 'utf8').catch(() => '')).slice(1)

const countOf = (visits: Visit[], emails: string[]) =>
  emails.filter((email) => visits.some((visit) => visit.email === email)).length

function visitorsTable(visits: Visit[], emails: string[]): string {
  const longest = (times: (number | undefined)[]) =>
    times.includes(undefined) ? '–' : seconds(Math.max(...times.map((time) => time ?? 0)))
  const stored = visits.filter(({ storedMs }) => storedMs !== undefined).length
  const once = visits.filter(({ email }) => emails.filter((each) => each === email).length === 1)
  return markdownTable(
    ['Visitors', 'Delivered', 'Rows exactly once', 'Told after (worst, s)', 'Row after (worst, s)'],
    [
      [
        String(visits.length),
        String(stored),
        String(once.length),
        longest(visits.map(({ toldMs }) => toldMs)),
        longest(visits.map(({ storedMs }) => storedMs)),
      ],
    ],
  )
}

function junkTable(
  answers: Map<string, Map<string, number>>,
  rows: number,
  suspects: number,
): string {
  const body = [...answers].map(([kind, counts]) => [
    kind,
    String([...counts.values()].reduce((sum, count) => sum + count, 0)),
    [...counts].map(([answer, count]) => `${answer} ${count}`).join(', '),
  ])
  const table = markdownTable(['Junk', 'Posts', 'Answers'], body)
  return `${table}\n\nRows of junk: ${rows}; in „Verdacht“: ${suspects}.`
}
