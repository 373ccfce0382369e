import { type Browser, chromium } from 'playwright'
import { routes } from '../routes.ts'
import { launchOptions } from './bench/browser.ts'
import { bytesTable } from './bench/bytes.ts'
import { floodTable } from './bench/flood.ts'
import { keystrokesTable } from './bench/keystrokes.ts'
import { lighthouseTable } from './bench/lighthouse.ts'
import { readOptions } from './bench/options.ts'
import { probes } from './bench/probes.ts'
import { tapsTable } from './bench/taps.ts'
import { warmUp } from './bench/warm-up.ts'
import { weightTable } from './bench/weight.ts'
import { startSite } from './host/serve.ts'

/** `npm run bench`: measures the built site and prints Markdown tables; the flood only when it is asked for. */
export async function main(args: string[]): Promise<void> {
  const { pages, runs, only, minutes } = readOptions(args)
  if (!only || only === 'weight') print(weightTable())
  if (only === 'weight') return
  const options = launchOptions()
  const site = await startSite({ port: 0 })
  const everywhere = routes.map(({ path }) => path)
  const missing = '/404-test'
  await warmUp(site.url)

  if (!only || only === 'bytes') {
    await withBrowser((browser) => bytesTable(browser, site.url, pages ?? [...everywhere, missing]))
  }
  if (!only || only === 'lighthouse') {
    // Lighthouse refuses a page with status 404.
    print(await lighthouseTable(options, site.url, pages ?? everywhere, runs))
  }
  if (!only || only === 'taps') {
    const chosen = probes.filter(({ page }) => !pages || pages.includes(page))
    await withBrowser((browser) => tapsTable(browser, site.url, chosen))
  }
  if (!only || only === 'rechner') {
    await withBrowser((browser) => keystrokesTable(browser, site.url))
  }
  if (only === 'flood') {
    await withBrowser((browser) => floodTable(browser, { site: site.url, minutes }))
  }
  await site.close()

  async function withBrowser(measure: (browser: Browser) => Promise<string>) {
    const browser = await chromium.launch(options)
    print(await measure(browser))
    await browser.close()
  }
}

const print = (table: string) => console.log(`\n${table}`)
