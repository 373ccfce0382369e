import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright'
import { phone } from './phone.ts'
import { slowDown } from './slow-load.ts'
import { seconds, type Table } from './table.ts'
import { type Probe, type Report, recordTaps } from './tap-recorder.ts'
import { type TapResult, tapResult } from './tap-result.ts'
import { recordTasks, type Task } from './tasks.ts'

const pause = 250
const tappingFor = 8000
const lateAnswersFor = 3000
const appearsWithin = 30_000

/** Dead time in seconds, and lost taps: 400 kbit/s, 400 ms, CPU 6× slower. */
export async function tapsTable(browser: Browser, site: string, probes: Probe[]): Promise<Table> {
  const rows: string[][] = []
  for (const probe of probes) rows.push(row(probe, await measureTaps(browser, site, probe)))
  const head = [
    'Taps under slow load (s)',
    'First paint',
    'Dead time',
    'Taps',
    'Lost',
    'Late (> 0.1)',
  ]
  return { head: [...head, 'Worst answer', 'Notes'], rows }
}

/** What the reports say by the time that nothing more needs to be known; `sent` is the number of taps. */
type IsEnough = (reports: Report[], sent: number) => boolean

/** One load on an old phone, and taps on the probe's target from its first appearance on. */
export async function measureTaps(
  browser: Browser,
  site: string,
  probe: Probe,
  isEnough: IsEnough = (reports) => probe.effect.kind === 'message' && isAnswered(reports),
): Promise<TapResult & { reports: Report[]; tasks: Task[] }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const reports: Report[] = []
  let documents = 0

  session.on('Runtime.bindingCalled', ({ payload }) => reports.push(JSON.parse(payload)))
  session.on('Page.frameNavigated', ({ frame }) => {
    if (!frame.parentId && frame.url.startsWith('http')) documents += 1
  })
  await slowDown(session)
  await session.send('Page.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'benchReport' })
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${recordTaps.toString()})(${JSON.stringify(probe)})`,
  })

  const stop = await recordTasks(browser)
  await page.goto(site + probe.page, { waitUntil: 'commit' })
  const sent = await tapAway(session, reports, isEnough)
  await wait(lateAnswersFor)
  const tasks = await stop(site + probe.page)
  await context.close()
  return { ...tapResult(probe, reports, sent, documents - 1), reports, tasks }
}

/** Taps the target from its first appearance on; returns the number of taps. */
async function tapAway(
  session: CDPSession,
  reports: Report[],
  isEnough: IsEnough,
): Promise<number> {
  const appearsUntil = Date.now() + appearsWithin
  while (!currentPlace(reports) && Date.now() < appearsUntil) await wait(5)

  let sent = 0
  const end = Date.now() + tappingFor
  while (Date.now() < end && !isEnough(reports, sent)) {
    const place = currentPlace(reports)
    if (place) {
      tap(session, place)
      sent += 1
    }
    await wait(pause)
  }
  return sent
}

function tap(session: CDPSession, { x, y }: { x: number; y: number }): void {
  // Not awaited: the answer waits for the page, and a finger does not.
  const ignore = () => {}
  session
    .send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    .catch(ignore)
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(ignore)
}

function currentPlace(reports: Report[]) {
  const last = reports.findLast(({ kind }) => kind === 'place' || kind === 'hidden')
  return last?.kind === 'place' ? last : undefined
}

const isAnswered = (reports: Report[]) =>
  reports.some((report) => report.kind === 'answer' && report.wording === 'expected')

function row(probe: Probe, result: TapResult): string[] {
  const name = `${probe.name} (${probe.page})`
  const { firstPaint, deadTime, taps, lost, late, worst, notes } = result
  const time = (value: number | undefined) => (value === undefined ? '–' : seconds(value))
  const counts = [taps, lost, late].map(String)
  return [name, time(firstPaint), time(deadTime), ...counts, time(worst), notes.join('; ')]
}
