import lighthouse from 'lighthouse'
import { chromium, type LaunchOptions } from 'playwright'
import { freePort } from '../host/free-port.ts'
import { median, seconds, type Table } from './table.ts'
import { startTwins } from './twins.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  FP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const

/** Lighthouse's own measure of the machine, of which DevTools gives 1,000 to a middling phone. */
const speed = 'benchmarkIndex'

type Run = Record<string, number>

/**
 * Lighthouse's mobile scores, and timings in seconds beside those of the page's plain twin, loaded in
 * turns: the median of `runs` runs for each page. What blocks the twin, which has no script, is the
 * browser's own start on this machine.
 */
export async function lighthouseTable(
  options: LaunchOptions,
  site: string,
  paths: string[],
  runs: number,
): Promise<Table> {
  const port = await freePort()
  const browser = await chromium.launch({ ...options, args: [`--remote-debugging-port=${port}`] })
  const twins = await startTwins(paths)
  const rows: string[][] = []
  for (const path of paths) {
    const ours: Run[] = []
    const plain: Run[] = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure(site + path, port))
      plain.push(await measure(twins.url + path, port))
    }
    rows.push([path, ...summary(ours, plain)])
  }
  await twins.close()
  await browser.close()
  const head = [`Lighthouse mobile, median of ${runs}`, ...categories]
  const times = Object.keys(timings).map((name) => `${name} s: ours / twin`)
  return { head: [...head, ...times, 'CLS', 'BenchmarkIndex'], rows }
}

/** Now and then a trace has no beginning, and Lighthouse itself asks for another run. */
async function measure(url: string, port: number, attempts = 3): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1)
    return measure(url, port, attempts - 1)
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`)
  const scores = categories.map((id) => [id, (lhr.categories[id]?.score ?? Number.NaN) * 100])
  const audits = [...Object.values(timings), 'cumulative-layout-shift'].map((id) => [
    id,
    lhr.audits[id]?.numericValue ?? Number.NaN,
  ])
  return Object.fromEntries([...scores, ...audits, [speed, lhr.environment.benchmarkIndex]])
}

function summary(ours: Run[], plain: Run[]): string[] {
  const middle = (runs: Run[], id: string) => median(runs.map((run) => run[id] ?? Number.NaN))
  const pair = (id: string) => `${seconds(middle(ours, id))} / ${seconds(middle(plain, id))}`
  return [
    ...categories.map((id) => middle(ours, id).toFixed(0)),
    ...Object.values(timings).map(pair),
    middle(ours, 'cumulative-layout-shift').toFixed(3),
    middle([...ours, ...plain], speed).toFixed(0),
  ]
}
