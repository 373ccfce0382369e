import type { Browser, Page } from 'playwright'
import { recordTransfers } from './network.ts'
import { phone } from './phone.ts'
import { kilobytes, type Table } from './table.ts'

const pages = ['/', '/aktivrente', '/senioren-jobs-muenchen', '/ehrenamt', '/registrieren']

type Transferred = { bytes: number; requests: number }

/** What a visitor of five pages loads, in kB, with an empty cache and once more with a full one. */
export async function visitTable(browser: Browser, site: string): Promise<Table> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const transfers = await recordTransfers(await context.newCDPSession(page))
  const cold = await visit()
  const warm = await visit()
  await context.close()
  const rows = pages.map((path, index) => [path, ...cells(cold[index]), ...cells(warm[index])])
  const total = ['All five', ...cells(sum(cold)), ...cells(sum(warm))]
  return {
    head: ['A visit (kB)', 'Cold', 'Requests', 'Warm', 'Requests'],
    rows: [...rows, total.map((cell) => `**${cell}**`)],
  }

  async function visit(): Promise<Transferred[]> {
    const results: Transferred[] = []
    for (const path of pages) {
      await page.goto(site + path)
      await scrollToEnd(page)
      await transfers.idle()
      // What the browser's cache answers has no bytes.
      const loaded = transfers.taken().filter((bytes) => bytes > 0)
      results.push({
        bytes: loaded.reduce((all, bytes) => all + bytes, 0),
        requests: loaded.length,
      })
    }
    return results
  }
}

/** In steps, as a reader does: a jump would pass lazy images by. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
}

const cells = ({ bytes, requests }: Transferred = { bytes: 0, requests: 0 }) => [
  kilobytes(bytes),
  String(requests),
]

const sum = (visits: Transferred[]): Transferred => ({
  bytes: visits.reduce((all, { bytes }) => all + bytes, 0),
  requests: visits.reduce((all, { requests }) => all + requests, 0),
})
