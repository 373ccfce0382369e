import { type KeyInput, launch, type Page } from 'puppeteer-core'
import { reportPolicy } from './policy-reports.ts'
import type { Engine, Tab } from './tab.ts'

/** Any Firefox as Mozilla makes it; Playwright would ask it for more than it knows. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: path })
  return {
    name: 'firefox',
    version: (await browser.version()).replace('firefox/', ''),
    open: async ([width, height]) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // Firefox 140 takes the size, but knows nothing of a screen that can be turned.
      await page.setViewport({ width, height }).catch((error: unknown) => {
        if (!/setScreenOrientationOverride/.test(`${error}`)) throw error
      })
      return tabOf(page)
    },
    close: () => browser.close(),
  }
}

/** A page was left while its font was on its way (NS_BINDING_ABORTED): no fault of the page's. */
const leftTooEarly = /downloadable font: download failed .*status=2152398850 /

async function tabOf(page: Page): Promise<Tab> {
  const said: string[] = []
  const complain = (text: string) => {
    if (!leftTooEarly.test(text)) said.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  page.on('pageerror', (error) => complain(`${error}`))
  await page.evaluateOnNewDocument(reportPolicy)
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    // Nothing is waited for: a page that comes out of the browser’s memory does not load.
    go: (where) => page.evaluate((where) => history[where](), where),
    evaluate: (run, ...[arg]) => page.evaluate(run as never, arg as never),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    count: async ({ role, name }) =>
      (await page.$$(`aria/${name}${role ? `[role="${role}"]` : ''}`)).length,
    print: async () => Buffer.from(await page.pdf({ format: 'A4', printBackground: false })),
    complaints: async () => said.splice(0),
    close: () => page.browserContext().close(),
  }
}
