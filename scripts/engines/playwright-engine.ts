import type { BrowserType, LaunchOptions, Page } from 'playwright'
import { reportPolicy } from './policy-reports.ts'
import type { Engine, EngineName, Spoken, Tab } from './tab.ts'

/** An engine that Playwright drives. */
export async function startWithPlaywright(
  name: EngineName,
  type: BrowserType,
  options: LaunchOptions,
): Promise<Engine> {
  const browser = await type.launch(options)
  return {
    name,
    version: browser.version(),
    ...(name !== 'chromium' && { unprintable: 'Playwright prints in Chromium alone' }),
    open: async ([width, height]) => {
      const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height } })
      return tabOf(await context.newPage(), name)
    },
    close: () => browser.close(),
  }
}

async function tabOf(page: Page, name: EngineName): Promise<Tab> {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(`${error}`))
  await page.addInitScript(reportPolicy)
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    // Nothing is waited for: a page that comes out of the browser’s memory does not load. Not at
    // once: a page that is left gives no answer.
    go: (where) =>
      page.evaluate((where) => {
        setTimeout(() => history[where]())
      }, where),
    evaluate: (run, ...[arg]) => page.evaluate(run as never, arg as never),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    count: (spoken) => (name === 'chromium' ? inTree(page, spoken) : byRoles(page, spoken)),
    print: () => page.pdf({ format: 'A4', printBackground: false }),
    complaints: async () => said.splice(0),
    close: () => page.context().close(),
  }
}

const plain = (name: string) => name.replace(/\s+/g, ' ').trim()

/** In the browser's own accessibility tree, which keeps no-break spaces in names. */
async function inTree(page: Page, { role, name }: Spoken): Promise<number> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes.filter(
      (node) =>
        !node.ignored &&
        plain(`${node.name?.value ?? ''}`) === plain(name) &&
        (!role || node.role?.value === role),
    ).length
  } finally {
    await session.detach()
  }
}

/** Other engines let Playwright compute names itself. */
const byRoles = (page: Page, { role, css, name }: Spoken) =>
  role
    ? page.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true }).count()
    : page.locator(css).getByText(name, { exact: true }).count()
