import { expect, type Page, test } from 'playwright/test'
import { record, storeBefore } from '../../e2e/consent-fixtures.ts'
import { routes } from '../../routes.ts'
import { type Scene, usual } from './scene.ts'
import { states } from './states.ts'

/** What every picture is taken at. */
const now = new Date('2026-03-02T10:00:00+01:00')

const pages: Scene[] = routes.map(({ path }) => ({
  name: `page-${path === '/' ? 'start' : path.slice(1)}`,
  path: path === '/404' ? '/gibt-es-nicht' : path,
  sizes: usual,
  whole: true,
}))

for (const { name, path, sizes, whole = false, before, open } of [...pages, ...states])
  test(name, async ({ page }) => {
    const [[width, height]] = sizes
    await page.setViewportSize({ width, height })
    await page.clock.setFixedTime(now)
    // By a visitor who has answered the cookie banner.
    await storeBefore(page, record({ timestamp: now.getTime() }))
    await before?.(page)
    await page.goto(path)
    await loadAll(page)
    await open?.(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settle(page)
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: whole })
    }
  })

/** Pictures that the browser would load when they come near. */
async function loadAll(page: Page): Promise<void> {
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
