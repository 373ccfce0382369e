import type { Browser, Page } from 'playwright'
import { recordTransfers } from './network.ts'
import { phone } from './phone.ts'
import { kilobytes, markdownTable } from './table.ts'

type Transfers = ReturnType<Awaited<ReturnType<typeof recordTransfers>>['soFar']>

const kinds = {
  HTML: 'Document',
  CSS: 'Stylesheet',
  Font: 'Font',
  Image: 'Image',
  JS: 'Script',
} as const

/** What each page costs over the wire in kB, untouched and after scrolling to its end. */
export async function bytesTable(browser: Browser, site: string, paths: string[]): Promise<string> {
  const rows: string[][] = []
  for (const path of paths) {
    const { loaded, scrolled } = await measure(browser, site + path)
    rows.push([
      path,
      ...Object.values(kinds).map((type) => sum(loaded.filter((one) => one.type === type))),
      sum(loaded.filter((one) => !Object.values<string>(kinds).includes(one.type))),
      `**${sum(loaded)}**`,
      String(loaded.length),
      sum(scrolled),
      String(scrolled.length),
    ])
  }
  const head = ['Page (kB, brotli)', ...Object.keys(kinds), 'Other', 'Total', 'Requests']
  return markdownTable([...head, 'Total after scrolling', 'Requests after scrolling'], rows)
}

async function measure(browser: Browser, url: string) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const transfers = await recordTransfers(await context.newCDPSession(page))
  await page.goto(url)
  await transfers.idle()
  const loaded = transfers.soFar()
  await scrollToEnd(page)
  await transfers.idle()
  await context.close()
  return { loaded, scrolled: transfers.soFar() }
}

/** In steps, as a reader does: a jump would pass lazy images by. */
export function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
}

const sum = (transfers: Transfers) =>
  kilobytes(transfers.reduce((total, { bytes }) => total + bytes, 0))
