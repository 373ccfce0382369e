import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright'
import { phone } from './phone.ts'
import { slowDown } from './slow-load.ts'
import { type Probe, type Report, recordTaps } from './tap-recorder.ts'
import { type TapResult, tapResult } from './tap-result.ts'
import { recordTasks, type Task } from './tasks.ts'

const pause = 250
const tappingFor = 8000
const lateAnswersFor = 3000
const appearsWithin = 30_000

/** Whether the reports tell all that needs to be known. */
type IsEnough = (reports: Report[]) => boolean

/** One load on an old phone, and taps on the probe's target from its first appearance on. */
export async function measureTaps(
  browser: Browser,
  site: string,
  probe: Probe,
  isEnough: IsEnough,
): Promise<TapResult & { reports: Report[]; tasks: Task[] }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const reports: Report[] = []

  session.on('Runtime.bindingCalled', ({ payload }) => reports.push(JSON.parse(payload)))
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
  return { ...tapResult(probe, reports, sent), reports, tasks }
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
  while (Date.now() < end && !isEnough(reports)) {
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
