import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { routes } from '../routes'
import { bytesTable } from './bench/bytes'
import { floodTable } from './bench/flood'
import { lighthouseTable } from './bench/lighthouse'
import { probes } from './bench/probes'
import { tapsTable } from './bench/taps'
import { launchOptions } from './browser'
import { startSite } from './serve'
import { Stop } from './stop'

const usage =
  'npm run bench -- [--pages PATH …] [--runs 3] [--only bytes|lighthouse|taps|flood] [--minutes 5]'

/** Measures the built site and prints Markdown tables; the flood only when it is asked for. */
export async function main(args: string[]): Promise<void> {
  const { pages, runs, only, minutes } = readOptions(args)
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

/** Lets the server compress each file once, so that no measurement waits for it. */
async function warmUp(site: string): Promise<void> {
  const entries = readdirSync('dist', { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name).replaceAll('\\', '/').slice('dist'.length)
    await fetch(site + path, { headers: { 'accept-encoding': 'br' } }).then((file) =>
      file.arrayBuffer(),
    )
  }
}

function readOptions(args: string[]) {
  const { values, positionals } = parse(args)
  const runs = Number(values.runs)
  const minutes = Number(values.minutes)
  const parts = ['bytes', 'lighthouse', 'taps', 'flood']
  const valid = runs >= 1 && minutes > 0 && (!values.only || parts.includes(values.only))
  if (!valid || (positionals.length > 0 && !values.pages)) throw new Stop(`Aufruf: ${usage}`)
  const pages = values.pages ? [values.pages, ...positionals] : undefined
  return { pages, runs, only: values.only, minutes }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        pages: { type: 'string' },
        runs: { type: 'string', default: '3' },
        only: { type: 'string' },
        minutes: { type: 'string', default: '5' },
      },
    })
  } catch {
    throw new Stop(`Aufruf: ${usage}`)
  }
}
