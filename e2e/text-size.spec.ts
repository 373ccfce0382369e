import { readingKey } from '../src/browser/reading-key.ts'
import {
  boxOf,
  expect,
  fontIsThere,
  hold,
  holdCode,
  layOut,
  type Page,
  resize,
  settled,
  test,
} from './fixtures.ts'
import { pageWith } from './pictures.ts'
import { blockStorage } from './storage.ts'
import { choose, openSizes, size } from './text-size.ts'
import { shared } from './words.ts'

const path = '/aktivrente'
const { lesekomfort: words } = shared

/** What opens the header's own menu of sizes, or that of all pages, which has them too. */
const either = new RegExp(`^(?:${words.schriftgroesse}|${shared.kopf.menue_oeffnen})$`)

/** Both menus say so. */
const isChosen = (page: Page, name: string) =>
  expect(page.locator('[name=reading][aria-pressed=true]')).toHaveText([name, name])

const bodySize = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))

test.describe('Text size', () => {
  test('can be chosen where an extension has put a style sheet of its own into the page', async ({
    browser,
    baseURL,
  }) => {
    // Extensions are not bound by the page's policy.
    const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) })
    const foreign = 'http://extension.example/own.css'
    await page.route(foreign, (route) => route.fulfill({ contentType: 'text/css', body: 'i{}' }))
    await page.goto(path)
    await page.evaluate(
      (href) =>
        new Promise((done) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
          link.onload = done
          document.head.prepend(link)
        }),
      foreign,
    )
    const before = await bodySize(page)
    await choose(page, words.sehr_gross)
    await isChosen(page, words.sehr_gross)
    await page.goto('/impressum')
    await expect.poll(() => bodySize(page)).toBeGreaterThan(before)
    await page.close()
  })

  test('grows in three steps, shows which is on, and holds on the next page from the first paint', async ({
    page,
  }) => {
    await page.goto(path)
    await fontIsThere(page)
    const normal = await bodySize(page)
    await isChosen(page, words.normal)
    await choose(page, words.gross)
    await isChosen(page, words.gross)
    const large = await bodySize(page)
    await choose(page, words.sehr_gross)
    // The window is now as narrow for the layout as a tablet's.
    await expect(
      page.locator('header summary').getByText(either).filter({ visible: true }),
    ).toHaveCount(1)
    const largest = await bodySize(page)
    expect(large).toBeGreaterThan(normal * 1.1)
    expect(largest).toBeGreaterThan(large * 1.1)

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.shifts = (window.shifts ?? 0) + list.getEntries().length
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // As by a link: who comes from elsewhere sees the stand-in fonts first.
    await page.goto('/ehrenamt', { referer: page.url() })
    await fontIsThere(page)
    await settled(page)
    expect(await bodySize(page)).toBeGreaterThan(large)
    expect(await page.evaluate(() => window.shifts ?? 0)).toBe(0)
    await isChosen(page, words.sehr_gross)
    // For the layout the window is as narrow as a tablet's.
    await resize(page, { width: 1000, height: 740 })
    await expect(page.getByText('Menü öffnen')).toBeVisible()
    const isKept = () => page.evaluate((key) => key in localStorage, readingKey)
    await choose(page, words.normal)
    await expect.poll(isKept).toBe(false)
    await choose(page, words.gross)
    const release = await holdCode(page, 'touched')
    await page.reload()
    await choose(page, words.normal)
    expect(await isKept()).toBe(true)
    release()
    await expect.poll(isKept).toBe(false)
    await page.goto(path)
    expect(await bodySize(page)).toBe(normal)
  })

  test('holds also for the rules that stand behind the first text', async ({ page }) => {
    const widths = () =>
      page.evaluate(() =>
        [...document.styleSheets].map((sheet) =>
          [...sheet.cssRules].map(({ cssText }) => cssText.match(/[\d.]+rem(?=\))/)?.[0]),
        ),
      )
    await page.goto('/registrieren')
    const before = await widths()
    await choose(page, words.sehr_gross)
    const chosen = await widths()
    expect(chosen).toHaveLength(2)
    for (const [part, rules] of chosen.entries()) expect(rules).not.toEqual(before[part])
    await page.reload()
    await expect.poll(widths).toEqual(chosen)
  })

  test('keeps the focus and its menu where it turns the layout', async ({ page }) => {
    await resize(page, { width: 1024, height: 740 })
    await page.goto(path)
    for (const name of [words.sehr_gross, words.normal]) {
      await choose(page, name)
      await expect(size(page, name).and(page.locator(':focus'))).toBeVisible()
      await expect(size(page, name).and(page.locator(':focus'))).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    }
  })

  test('tears no „Senioren-Jobs“ that has room on its line', async ({ page }) => {
    await resize(page, { width: 360, height: 640 })
    const path = pageWith('h1 span')
    if (!path) throw new Error('No headline has a word that stays together')
    await page.goto(path)
    const lines = () =>
      page.locator('h1 span').evaluate((word) => {
        const range = new Range()
        range.selectNodeContents(word)
        return range.getClientRects().length
      })
    for (const name of [words.gross, words.sehr_gross]) {
      await choose(page, name)
      expect(await lines(), name).toBe(1)
    }
    // As with twice the device's own type: then it has none, and the page grows no wider.
    await resize(page, { width: 220, height: 640 })
    expect(await lines()).toBe(2)
  })

  test('keeps its button in sight while the text above grows', async ({ page }) => {
    await resize(page, { width: 360, height: 740 })
    await page.goto(path)
    await openSizes(page)
    await size(page, words.sehr_gross).scrollIntoViewIfNeeded()
    await choose(page, words.sehr_gross)
    await expect(size(page, words.sehr_gross)).toBeInViewport()
  })

  test("leaves the words of the floating button whole, and those of the menu's where the browser's own type is twice as large", async ({
    page,
  }) => {
    await page.goto(path)
    await page.evaluate(() => setReading('1.38'))
    for (const width of [280, 360]) {
      await resize(page, { width, height: 740 })
      const { width: wide, height } = await boxOf(page.locator('.cookie-open'))
      expect(wide, `${width} px`).toBeGreaterThan(height)
    }

    await page.evaluate(() => setReading(''))
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const width of [320, 360]) {
      await resize(page, { width, height: 740 })
      const words = page.getByText(shared.kopf.menue_oeffnen)
      const lines = await words.evaluate((label) => {
        const range = new Range()
        range.selectNodeContents(label)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
      // The first is that of the sign before it.
      expect(lines, `${width} px`).toBeLessThanOrEqual(3)
    }
  })

  test('keeps pages in the window where a browser doubles nothing but letters', async ({
    page,
  }) => {
    await resize(page, { width: 360, height: 740 })
    // With the map, with bars, and with long words in a list.
    for (const path of ['/', '/aktivrente', '/datenschutzerklaerung']) {
      await page.goto(path)
      await fontIsThere(page)
      await layOut(page)
      const excess = await page.locator('body *').evaluateAll((parts) => {
        const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))
        for (const [at, part] of parts.entries())
          (part as HTMLElement).style.fontSize = `${(sizes[at] ?? 0) * 2}px`
        return document.documentElement.scrollWidth - innerWidth
      })
      expect(excess, path).toBe(0)
    }
  })

  test('is what the last page left when one goes back', async ({ page }) => {
    await page.goto(path)
    const normal = await bodySize(page)
    await page.goto('/ehrenamt')
    await choose(page, words.gross)
    await page.goBack()
    await expect.poll(() => bodySize(page)).toBeGreaterThan(normal)
    await isChosen(page, words.gross)
  })

  test('is the usual one when the browser holds what nobody has chosen', async ({ page }) => {
    await page.goto(path)
    const normal = await bodySize(page)
    for (const [what, held] of [
      ['nonsense', '{"size":9}'],
      ['a size that is none', '9.99 slow'],
      ['a name of the language', 'constructor __proto__'],
      ['much text', 'x'.repeat(100_000)],
    ] as const) {
      await page.evaluate(([key, held]) => localStorage.setItem(key, held), [
        readingKey,
        held,
      ] as const)
      await page.reload()
      expect(await bodySize(page), what).toBe(normal)
      await choose(page, words.gross)
      expect(await bodySize(page), what).toBeGreaterThan(normal)
      await page.reload()
      expect(await bodySize(page), what).toBeGreaterThan(normal)
    }
  })

  test('can be chosen for a page where the browser keeps nothing', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/^\[consent\] SecurityError/)
    await blockStorage(page, 'localStorage')
    await page.goto(path)
    const normal = await bodySize(page)
    await choose(page, words.sehr_gross)
    expect(await bodySize(page)).toBeGreaterThan(normal)
    await isChosen(page, words.sehr_gross)
  })
})

test('Who chooses a size before the pictures are there keeps the typefaces, and may choose again', async ({
  page,
}) => {
  // Later than a second and a half who has touched the page keeps the stand-ins.
  await page.addInitScript('performance.now = () => 900')
  const release = await hold(page, '**/bilder/**')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await isChosen(page, words.normal)
  await choose(page, words.gross)
  await isChosen(page, words.gross)
  release()
  await fontIsThere(page)
  await choose(page, words.sehr_gross)
  await isChosen(page, words.sehr_gross)
  await fontIsThere(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('neither text size nor reading aloud is shown', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.aids')).toBeVisible()
    await expect(page.getByText(words.schriftgroesse).filter({ visible: true })).toHaveCount(0)
    await expect(
      page.getByText(words.vorlesen, { exact: true }).filter({ visible: true }),
    ).toHaveCount(0)
  })
})
