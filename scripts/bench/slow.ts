import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { phone } from './phone.ts'
import { readLoad, recordLoad, slowDown } from './slow-load.ts'
import { median, seconds, type Table } from './table.ts'
import type { Probe, Report } from './tap-recorder.ts'
import { measureTaps } from './taps.ts'
import { recordTasks, type Task } from './tasks.ts'
import { startTwins } from './twins.ts'

const menu: Omit<Probe, 'page'> = {
  name: 'menu',
  target: { css: 'header summary', label: 'Menü öffnen' },
  effect: { kind: 'toggle' },
}
const questions: Omit<Probe, 'page'> = {
  name: 'FAQ',
  target: { css: 'main .faq summary' },
  effect: { kind: 'toggle' },
}
const form: Omit<Probe, 'page'> = {
  name: 'form',
  target: { css: 'main form button[type="submit"]' },
  effect: { kind: 'message', text: 'Vorname wird benötigt' },
}

/** Each kind of page, and what its visitors tap first. */
export const slowProbes: Probe[] = [
  { ...questions, page: '/aktivrente' },
  { ...form, page: '/registrieren' },
  { ...menu, page: '/' },
  { ...questions, page: '/' },
  { ...questions, page: '/senioren-jobs-muenchen' },
  { ...questions, page: '/einzelhandel-im-ruhestand' },
  { ...menu, page: '/helga-neustart-65' },
]

/** No tap was answered, or none at once. Of a median it is the last. */
const never = Number.POSITIVE_INFINITY

/** Milliseconds since navigation, but for `dead` and the tasks, which are lengths. */
type Sample = {
  firstPaint: number
  largestPaint: number
  answer: number
  dead: number
  lost: number
  /** The longest after the first paint, in a load that nobody touches. */
  taskBefore: number
  /** The longest that begins with or after the first tap. */
  taskAfter: number
}

/**
 * Pages beside their plain twins, in turns, on an old phone and a bad line, each load with an empty
 * cache: medians of `runs`. Taps go on until two seconds after the first answer.
 */
export async function slowTable(
  browser: Browser,
  site: string,
  probes: Probe[],
  runs: number,
): Promise<Table> {
  const twins = await startTwins([...new Set(probes.map(({ page }) => page))])
  const rows: string[][] = []
  for (const probe of probes) {
    const ours: Sample[] = []
    const plain: Sample[] = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure(browser, site, probe))
      plain.push(await measure(browser, twins.url, probe))
    }
    rows.push(row(probe, ours, plain))
  }
  await twins.close()
  const pairs = ['First paint', 'Largest paint', 'Answer'].map((name) => `${name}: ours / twin (×)`)
  const others = ['Dead', 'Taps lost', 'Longest task before a tap, ms', '… after it, ms']
  return { head: [`Slow load (s), median of ${runs}`, ...pairs, ...others], rows }
}

async function measure(browser: Browser, site: string, probe: Probe): Promise<Sample> {
  const untouched = await load(browser, site + probe.page)
  const tapped = await measureTaps(browser, site, probe, (reports) => {
    const answer = firstAnswer(reports)
    return answer !== undefined && Date.now() > answer.at + 2000
  })
  const answer = firstAnswer(tapped.reports)
  const click = tapped.reports.find((report) => report.kind === 'click')
  const firstTap = click ? click.at - click.document : never
  return {
    ...untouched,
    answer: answer ? answer.at - answer.document : never,
    dead: tapped.deadTime ?? never,
    lost: tapped.lost,
    taskAfter: longest(tapped.tasks.filter(({ start, duration }) => start + duration > firstTap)),
  }
}

const firstAnswer = (reports: Report[]) => reports.find((report) => report.kind === 'answer')

/** A load until it has been quiet for a while. */
async function load(
  browser: Browser,
  url: string,
): Promise<Pick<Sample, 'firstPaint' | 'largestPaint' | 'taskBefore'>> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  await page.addInitScript(recordLoad)
  const stop = await recordTasks(browser)
  await page.goto(url)
  await wait(3000)
  const { firstPaint = Number.NaN, largestPaint = Number.NaN } = await readLoad(page)
  const tasks = await stop(url)
  await context.close()
  const after = tasks.filter(({ start, duration }) => start + duration > firstPaint)
  return { firstPaint, largestPaint, taskBefore: longest(after) }
}

const longest = (tasks: Task[]) => Math.max(0, ...tasks.map(({ duration }) => duration))

function row(probe: Probe, ours: Sample[], plain: Sample[]): string[] {
  const middle = (samples: Sample[], key: keyof Sample) => median(samples.map((each) => each[key]))
  const pair = (key: keyof Sample) => {
    const [mine, theirs] = [middle(ours, key), middle(plain, key)]
    return `${seconds(mine)} / ${seconds(theirs)} (${(mine / theirs).toFixed(2)})`
  }
  const task = (key: 'taskBefore' | 'taskAfter') =>
    `${middle(ours, key).toFixed(0)} / ${middle(plain, key).toFixed(0)}`
  return [
    `${probe.page}, ${probe.name}`,
    pair('firstPaint'),
    pair('largestPaint'),
    pair('answer'),
    seconds(middle(ours, 'dead')),
    String(ours.reduce((sum, { lost }) => sum + lost, 0)),
    task('taskBefore'),
    task('taskAfter'),
  ]
}
