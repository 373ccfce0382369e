import { type Browser, chromium } from 'playwright'
import { launchOptions } from './bench/browser.ts'
import { buildTable } from './bench/build.ts'
import { keystrokesTable } from './bench/keystrokes.ts'
import { lighthouseTable } from './bench/lighthouse.ts'
import { readOptions } from './bench/options.ts'
import { receiverTables } from './bench/receiver.ts'
import { recordSection, recordWeights, type Section, weightsTable } from './bench/results.ts'
import { slowProbes, slowTable } from './bench/slow.ts'
import { markdownTable, type Table } from './bench/table.ts'
import { visitTable } from './bench/visit.ts'
import { warmUp } from './bench/warm-up.ts'
import { weights } from './bench/weight.ts'
import { startSite } from './host/serve.ts'

/** One of each kind. */
const kinds = [...new Set(slowProbes.map(({ page }) => page))]

/**
 * `npm run bench`: measures the built site, prints Markdown tables and writes them into bench/. Builds
 * and receivers take long, and are measured when asked for.
 */
export async function main(args: string[]): Promise<void> {
  const { pages, runs, only, keep } = readOptions(args)
  const isWanted = (name: string) => !only || only === name
  if (isWanted('weight')) {
    const measured = weights()
    recordWeights(measured)
    print(weightsTable(measured))
  }
  if (only === 'build') record('build', await buildTable())
  if (only === 'receiver') for (const table of await receiverTables()) print(table)
  if (only === 'weight' || only === 'build' || only === 'receiver') return

  const options = launchOptions()
  const site = await startSite({ port: 0 })
  await warmUp(site.url)

  if (isWanted('visit')) {
    await withBrowser(async (browser) => record('visit', await visitTable(browser, site.url)))
  }
  if (isWanted('lighthouse')) {
    record('lighthouse', await lighthouseTable(options, site.url, pages ?? kinds, runs))
  }
  if (isWanted('slow')) {
    const chosen = slowProbes.filter(({ page }) => !pages || pages.includes(page))
    await withBrowser(async (browser) =>
      record('slow', await slowTable(browser, site.url, chosen, runs)),
    )
  }
  if (isWanted('rechner')) {
    await withBrowser(async (browser) => print(await keystrokesTable(browser, site.url)))
  }
  await site.close()

  async function withBrowser(measure: (browser: Browser) => Promise<void>) {
    const browser = await chromium.launch(options)
    await measure(browser)
    await browser.close()
  }

  /** What was measured on some pages only is a record when it is asked for. */
  function record(name: Section, table: Table) {
    if (!pages || keep) recordSection(name, table)
    print(table)
  }
}

const print = (table: Table) => console.log(`\n${markdownTable(table)}`)
