import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { launchOptions } from '../bench/browser.ts'
import { now, type Scene } from './scene.ts'

const workers = 2

/**
 * Writes `folder`/SCENE-WIDTH.png for each size of each scene. Returns the number of
 * pictures. The same build gives the same pixels. Throws when a scene did not come
 * about, after all others were taken.
 */
export async function photograph(
  site: string,
  scenes: readonly Scene[],
  folder: string,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(launchOptions())
  const waiting = [...scenes]
  const failures: string[] = []
  let count = 0
  const work = async () => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      try {
        for (const { name, picture } of await play(browser, site, scene)) {
          writeFileSync(join(folder, `${name}.png`), picture)
          count += 1
        }
      } catch (error) {
        failures.push(`${scene.name}: ${error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await browser.close()
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return count
}

async function play(browser: Browser, site: string, scene: Scene) {
  const context = await openContext(browser, scene)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  try {
    await page.clock.setFixedTime(now)
    await scene.before?.(page)
    await page.goto(site + scene.path, { waitUntil: 'load' })
    await layOut(page)
    await scene.open?.(page)
    const pictures: { name: string; picture: Buffer }[] = []
    for (const [width, height] of scene.sizes) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const picture = await page.screenshot({
        fullPage: scene.whole ?? false,
        animations: 'disabled',
      })
      pictures.push({ name: `${scene.name}-${width}`, picture })
    }
    return pictures
  } finally {
    await context.close()
  }
}

function openContext(browser: Browser, scene: Scene): Promise<BrowserContext> {
  const [[width, height]] = scene.sizes
  return browser.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width, height },
    reducedMotion: 'reduce',
    // Only for the styles that this camera adds.
    bypassCSP: true,
    ...scene.context,
  })
}

/** Pictures that the browser would load when they come near. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset.lazy
    for (const image of document.images) image.loading = 'eager'
    const loaded = [...document.images].map((image) => image.decode().catch(() => {}))
    // The stand-ins ask for fonts of the device, which may not be there.
    const faces = [...document.fonts].map((face) => face.load().catch(() => {}))
    await Promise.all([...loaded, ...faces])
    await document.fonts.ready
  })
}

/** What observers and listeners do after a change is done. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
