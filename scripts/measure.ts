import { type Browser, chromium } from 'playwright'
import { routes } from '../routes'
import { launchOptions } from './bench/browser'
import { bytesTable } from './bench/bytes'
import { lighthouseTable } from './bench/lighthouse'
import { readOptions } from './bench/options'
import { probes } from './bench/probes'
import { tapsTable } from './bench/taps'
import { warmUp } from './bench/warm-up'
import { startSite } from './host/serve'

/** `npm run bench`: measures the built site and prints Markdown tables. */
export async function main(args: string[]): Promise<void> {
  const { pages, runs, only } = readOptions(args)
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
  await site.close()

  async function withBrowser(measure: (browser: Browser) => Promise<string>) {
    const browser = await chromium.launch(options)
    print(await measure(browser))
    await browser.close()
  }
}

const print = (table: string) => console.log(`\n${table}`)
