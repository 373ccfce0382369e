import type { Browser } from 'playwright'

/** In milliseconds, `start` since navigation. */
export type Task = { start: number; duration: number }

/** Microseconds, but for `args`. */
type Traced = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/**
 * Records what the main thread of a page does, from now on; the returned function ends it and tells the
 * tasks of the page at this address. A page's own `longtask` entries are not enough: Chromium leaves out
 * tasks in which no script runs, a layout when the font arrives among them. Nor are the tasks of the
 * category `toplevel`, which end before what their promises have begun. One at a time in a browser.
 */
export async function recordTasks(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  })
  return async (url: string): Promise<Task[]> => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return tasksOf(events, url)
  }
}

function tasksOf(events: Traced[], url: string): Task[] {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  if (!navigation) throw new Error(`The trace has no navigation to ${url}`)
  const { pid, tid, ts } = navigation
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask')
    .map((event) => ({ start: (event.ts - ts) / 1000, duration: (event.dur ?? 0) / 1000 }))
}
