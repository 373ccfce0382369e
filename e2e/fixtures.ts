import { readFile } from 'node:fs/promises'
import axe from 'axe-core'
import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { parseCsv } from '../endpoint/csv.ts'
import { portsOfTests } from '../scripts/host/ports.ts'

export { expect, type Page }

/**
 * A page on which every error and every message of React in the console fails the test. What a test
 * provokes itself it announces with `expectConsole`. When it is there, its loader is, too.
 */
export const test = base.extend<{ expectConsole: (pattern: RegExp) => void }>({
  context: async ({ context }, use) => {
    await giveTime(context)
    await use(context)
  },
  page: async ({ page }, use) => use(withLoader(page)),
  expectConsole: [
    async ({ page }, use, info) => {
      const expected: RegExp[] = []
      const messages: string[] = []
      page.on('pageerror', (error) => messages.push(`${error}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(message.text())
      })
      await use((pattern) => expected.push(pattern))
      if (info.status !== info.expectedStatus)
        await page.screenshot({ path: info.outputPath('page.png') }).catch(() => {})
      const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * What the site promises within seconds it may not keep on a busy machine: they are twenty times as long.
 * Who asks what happens when they are over installs a clock, which takes the place of this.
 */
export const giveTime = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout } = window
    const wait = (task: TimerHandler, ms = 0, ...rest: unknown[]) =>
      setTimeout(task, ms < 3_000 ? ms : 20 * ms, ...rest)
    Object.assign(window, { setTimeout: wait })
  })

/** No load of a page waits for its loader, which is asked for behind the first paint (browser/early.ts). */
function withLoader(page: Page): Page {
  for (const way of ['goto', 'reload'] as const) {
    const load = page[way].bind(page) as Page['goto']
    page[way] = async (...args: Parameters<Page['goto']>) => {
      const response = await load(...args)
      await page.evaluate(loaderIsThere)
      return response
    }
  }
  return page
}

/** In the page. */
async function loaderIsThere(): Promise<void> {
  const { loader } = document.querySelector<HTMLElement>('[data-loader]')?.dataset ?? {}
  if (loader && 'setReading' in self) await import(loader).catch(() => {})
}

/** Where a link or a key has led: until the page has all that it loads by itself. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(loaderIsThere)
}

const ports = portsOfTests()

/** Where the site is served. */
export const siteOrigin = `http://127.0.0.1:${ports.PORT}`

/** Where the local receiver of registrations listens. */
export const receiverHost = `127.0.0.1:${ports.ENDPOINT_PORT}`

/** Whatever is asked of it, as a route. */
export const receiver = `http://${receiverHost}/**`

/** Words of a receiver with rules of its own, and its answer. */
export const notKnown = 'Diesen Ort kennen wir nicht'
export const refusal = {
  json: { ok: false, errors: { city: notKnown } },
  headers: { 'Access-Control-Allow-Origin': '*' },
}

/** The rows of the receiver's file with this e-mail address. */
export async function rowsOf(email: string): Promise<string[][]> {
  const text = await readFile('registrierungen/test.csv', 'utf8').catch(() => '')
  return parseCsv(text).filter((row) => row.includes(email))
}

/** What axe finds in the page as it stands, which has no frames: rules, and what breaks them. */
export async function barriers(page: Page, within = 'html'): Promise<[string, string[]][]> {
  // Else it judges colours of what is not painted yet.
  await layOut(page)
  if (!(await page.evaluate(() => 'axe' in self))) await page.evaluate(axe.source)
  return page.evaluate(findBarriers, { within, tags })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In the page. */
async function findBarriers(asked: { within: string; tags: string[] }) {
  const { run } = Reflect.get(self, 'axe') as typeof axe
  const { violations } = await run(asked.within, {
    runOnly: asked.tags,
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
}

/** As many groups, of one test each: a page that is loaded in the same browser context costs half. */
export function inGroups<T>(all: readonly T[], groups: number): T[][] {
  if (all.length < groups) throw new Error(`${groups} groups of ${all.length} leave one empty`)
  return Array.from({ length: groups }, (_, at) => all.filter((_, index) => index % groups === at))
}

/** All of them, if there are any: a loop over none would ask nothing. */
export function some<T>(all: readonly T[]): readonly T[] {
  if (all.length === 0) throw new Error('There are none of which this could be asked')
  return all
}

/** Where it lies. What has no box lies nowhere, also not at 0. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Cannot be seen, so it has no box: ${locator}`)
  return { ...box, bottom: box.y + box.height }
}

/** An address that no other test, and no earlier run, has used. */
export const freshEmail = () => `${crypto.randomUUID().slice(0, 13)}@beispiel.de`

export async function fillForm(page: Page, email: string, firstName = 'Jürgen'): Promise<void> {
  await page.getByLabel('Vorname').fill(firstName)
  await page.getByLabel('Nachname').fill('Groß-Überall')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Wohnort').fill('Köln')
  await page.getByLabel('Letzter Beruf').fill('Schlosser')
}

export const submitButton = (page: Page) => page.locator('form button[type=submit]')

/** Before code is asked for; what is returned resolves once it has run, which is later than it has come. */
export function watchCode(page: Page, address: string | RegExp): () => Promise<void> {
  const answer = page.waitForResponse(address)
  return async () => {
    await page.evaluate((url) => import(url), (await answer).url())
  }
}

/** Until the list of what is wrong has its code: who presses earlier may be led to the first field. */
export async function listIsReady(page: Page): Promise<void> {
  const listHasRun = watchCode(page, /error-summary/)
  await page.dispatchEvent('body', 'focusin')
  await listHasRun()
}

/** What matches fails, as it does by a blocker. Unlike with a route the browser keeps its cache. */
export async function block(page: Page, ...urls: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls })
}

/** The web font is asked for behind the first paint (browser/early.ts). */
export const fontIsThere = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          getComputedStyle(document.body).fontFamily.includes('Wirkzeit') &&
          [...document.fonts].some(
            ({ family, status }) => family.includes('Wirkzeit') && status === 'loaded',
          ),
      ),
    )
    .toBe(true)

/** A frame for each section: as many as the page takes to lay them out, one after the other. */
export const eachHasItsFrame = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of document.querySelectorAll('main > *, footer'))
      await new Promise(requestAnimationFrame)
  })

/** Every script but the loader. */
export const islandCode = /\/assets\/(?!loader-)[^/]*\.js/

/** Holds back what islands are made of, until the returned function is called. */
export const holdIslandCode = (page: Page) => holdCode(page, '')

/** Holds back the scripts whose names begin so, but for the loader. */
export const holdCode = (page: Page, name: string) =>
  hold(page, new RegExp(`/assets/(?!loader-)${name}[^/]*\\.js`))

/** Holds back what has such an address, until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

/** React does nothing any more that it has put off, but one piece at each `step`, until `release`. */
export async function holdReact(page: Page) {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    let held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (...message) {
      const post = () => Reflect.apply(postMessage, this, message)
      // As React's scheduler does it; nobody else of us sends nothing.
      if (message[0] === null) held.push(post)
      else post()
    }
    const step = () => {
      const put = held
      held = []
      for (const post of put) post()
    }
    const release = () => {
      MessagePort.prototype.postMessage = postMessage
      step()
    }
    Object.assign(window, { heldReact: { step, release } })
  })
  const tell = (what: 'step' | 'release') =>
    page.evaluate((what) => Reflect.get(Reflect.get(window, 'heldReact'), what)(), what)
  return { step: () => tell('step'), release: () => tell('release') }
}

/** In the page: whether React has come, or been, to this element. */
export const hasRoot = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactContainer')) ||
  element.dataset.islandStatus === 'server'

/** With the first frame of that size: a Chromium without windows that is sent on before it may stop for good. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** A Chromium without windows has its mouse on the page, which counts as a touch. */
export const withoutMouse = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)
  })

/** Also the sections that nobody has come near (styles/base.css). */
export const layOut = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.lazy
  })

/**
 * Until a page that has loaded rests: what it starts by itself has started. The loader's own work
 * for quiet moments was asked for before, so it is done.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => done())))

export const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
