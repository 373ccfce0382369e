import type { CDPSession, Page } from 'playwright'

/** An old phone on a bad line: 400 kbit/s, 400 ms, CPU six times slower. */
export async function slowDown(session: CDPSession): Promise<void> {
  const throughput = (400 * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** In milliseconds since navigation; undefined when nothing was painted. */
type Load = { firstPaint: number | undefined; largestPaint: number | undefined }

/** Runs in the page before any of its scripts, as text: nothing outside its braces exists for it. */
export function recordLoad(): void {
  const load: Load = { firstPaint: undefined, largestPaint: undefined }
  Reflect.set(window, 'benchLoad', load)
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-paint') load.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    load.largestPaint = startTime
  })
}

/** What `recordLoad` has seen so far. */
export const readLoad = (page: Page): Promise<Load> =>
  page.evaluate(() => Reflect.get(window, 'benchLoad') as Load)
