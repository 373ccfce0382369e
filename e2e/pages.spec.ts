import { routes } from '../routes.ts'
import { bottomOfHeadline } from '../scripts/check/content/first-screen.ts'
import { contentPaths } from '../scripts/check/page-groups.ts'
import { firstScreen } from './first-screen.ts'
import {
  barriers,
  expect,
  fontIsThere,
  inGroups,
  islandCode,
  resize,
  settled,
  test,
  withoutMouse,
} from './fixtures.ts'
import { onPaper } from './paper.ts'
import { firstPicture } from './pictures.ts'
import { headers, watchPolicy } from './policy.ts'
import { excess, landmarks, longLines, lowTargets, movements, smallWords, unfold } from './seen.ts'
import { brand, firstSentence, form, shared } from './words.ts'

const phone = { width: 360, height: 740 }

/** In the page: font files that came over the line. */
const fontsSent = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, transferSize }) => name.endsWith('.woff2') && transferSize > 0,
  ).length

for (const { path } of routes)
  test(`${path}: one visit, asked everything`, async ({ page, baseURL }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const violations = await watchPolicy(page)
    await withoutMouse(page)
    await resize(page, phone)
    const response = await page.goto(path)
    await settled(page)

    await test.step('sends one font and no React before it is touched', async () => {
      await fontIsThere(page)
      // Asked for by both faces at once, sent once.
      expect(await page.evaluate(fontsSent)).toBe(1)
      // The banner's comes after 1.5 seconds, which may be over.
      const isBanner = (url: string) => path === '/' && url.includes('/assets/start-')
      const scripts = requested.filter((url) => url.includes('.js') && !isBanner(url))
      expect(scripts.filter((url) => islandCode.test(url))).toEqual([])
      expect(scripts.length, 'its loader alone').toBeLessThanOrEqual(1)
    })

    await test.step('is sent with every protection', () => {
      for (const [name, value] of Object.entries(headers))
        expect.soft(response?.headers()[name], name).toMatch(value)
    })

    if (contentPaths.includes(path))
      await test.step('shows headline, one sentence and a button without scrolling', async () => {
        const seen = await firstScreen(page)
        for (const [what, bottom] of Object.entries(seen))
          expect.soft(bottom, what).toBeLessThanOrEqual(phone.height)
        const [headline, line] = await page
          .locator('main h1')
          .evaluate((h1) => [h1.textContent, Number.parseFloat(getComputedStyle(h1).lineHeight)])
        // In whole lines: hyphens may save one.
        const apart = (bottomOfHeadline(headline, path === '/') - (seen.headline ?? 0)) / line
        expect.soft(apart, 'what editors are told').toBeCloseTo(Math.round(apart), 1)
      })

    await test.step('shows the banner only at the door, and everywhere the way to the settings', async () => {
      await expect(page.locator('[data-cookie-banner]')).toHaveCount(path === '/' ? 1 : 0)
      await expect(page.getByRole('button', { name: shared.cookies.aendern })).toBeVisible()
    })

    await test.step('lets its number be called by a tap where it is given', async () => {
      if (!brand.telefon) return
      const places = page.locator('main > *', { hasText: brand.telefon })
      await expect(places.filter({ hasNot: page.locator('a[href^="tel:"]') })).toHaveCount(0)
    })

    await test.step('has no barrier at 360 and 1280 px', async () => {
      expect(await barriers(page)).toEqual([])
      await resize(page, { width: 1280, height: 640 })
      expect(await barriers(page)).toEqual([])
    })

    await test.step('gives each of its parts a name of its own, and the eye short lines', async () => {
      const names = await landmarks(page)
      expect(names.filter((name) => name.endsWith(':'))).toEqual([])
      expect(new Set(names).size, names.join()).toBe(names.length)
      expect(await longLines(page)).toEqual([])
    })

    await test.step('moves nothing where that is not wanted', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await movements(page)).toEqual([])
    })

    await test.step('shows on paper its text and where its links lead, and nothing to press', async () => {
      const whereTo = page.locator('main p', { hasText: firstSentence(form.papier) })
      await expect(whereTo).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      expect(await onPaper(page)).toEqual([])
      await expect(page.locator('footer').getByText(brand.email)).toBeVisible()
      if (path === '/registrieren')
        await expect(whereTo.filter({ hasText: brand.strasse })).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('has nothing to scroll sideways with the text of the browser doubled', async () => {
      const session = await page.context().newCDPSession(page)
      const browserText = (standard: number) =>
        session.send('Page.setFontSizes', { fontSizes: { standard } })
      await browserText(32)
      for (const width of [1280, 768, 640, 360]) {
        await resize(page, { width, height: 640 })
        expect.soft(await excess(page), `${width} px`).toBe(0)
      }
      await browserText(16)
    })

    await test.step('has nothing to scroll sideways', async () => {
      for (const height of [256, 640]) {
        await resize(page, { width: 320, height })
        expect(await excess(page)).toBe(0)
      }
      // As a browser turns round what it translates into Arabic.
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expect(await excess(page), 'from right to left').toBe(0)
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    })

    await test.step('has nothing to scroll sideways with the largest text, where its menus fit', async () => {
      await page.evaluate(() => setReading('1.38'))
      for (const width of [320, 768, 900, 1280]) {
        await resize(page, { width, height: 640 })
        expect.soft(await excess(page), `${width} px`).toBe(0)
        const header = await page.getByRole('banner').boundingBox()
        expect.soft(header?.height, `header at ${width} px`).toBeLessThan(140)
      }
      await page.evaluate(() => setReading(''))
    })

    await test.step('parts long words of quotes and questions where letters stand wider (WCAG 1.4.12)', async () => {
      await page.evaluate(() => {
        const rule = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
        document.styleSheets[0]?.insertRule(rule)
      })
      const tooWide = await page
        .locator('main section:has(summary, blockquote)')
        .evaluateAll((sections) =>
          sections
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
      expect(tooWide).toEqual([])
      await page.evaluate(() => document.styleSheets[0]?.deleteRule(0))
    })

    await test.step('keeps to its policy when all is opened', async () => {
      const summaries = page.locator('summary:visible')
      await summaries.first().press('Enter')
      await summaries.evaluateAll((all) => {
        for (const summary of all.slice(1)) (summary as HTMLElement).click()
      })
      for (const root of await page.locator('[data-island-wake]').all()) {
        await root.locator('summary, input').first().focus()
        await expect(root).toHaveAttribute('data-island-status', 'awake')
      }
      await unfold(page)
      expect(violations).toEqual([])
    })

    await test.step('keeps nothing on the device that nobody has asked it to keep', async () => {
      const kept = () => [document.cookie, { ...localStorage }, { ...sessionStorage }]
      expect(await page.evaluate(kept)).toEqual(['', {}, {}])
    })

    await test.step('gives fingers room, and eyes letters that are large enough', async () => {
      for (const width of [1280, 360]) {
        await resize(page, { width, height: 640 })
        expect(await lowTargets(page), `${width} px`).toEqual([])
        expect(await smallWords(page), `${width} px`).toEqual([])
      }
    })

    await test.step('asks nothing of anybody else, all the while', () => {
      expect(requested.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const paths of inGroups(
    routes.map(({ path }) => path),
    3,
  ))
    test(`${paths[0]} and others show their text, their pictures and a way on`, async ({
      page,
    }) => {
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible()
        const broken = await page
          .locator('main img')
          .evaluateAll((images) =>
            (images as HTMLImageElement[])
              .filter(
                ({ complete, naturalWidth, loading }) =>
                  loading !== 'lazy' && complete && !naturalWidth,
              )
              .map(({ src }) => src),
          )
        expect(broken, path).toEqual([])
      }
    })
})

test('A photograph whose variants do not load is shown as it is, and without it a place is left', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|\[picture\]/)
  await page.goto('/impressum')
  await settled(page)
  const original = await page.screenshot()
  for (const status of [200, 404]) {
    await page.route(/\/bilder\/probe\.(?:avif|webp|png)/, (route) =>
      route.request().url().endsWith('png') && status === 200
        ? route.fulfill({ contentType: 'image/png', body: original })
        : route.fulfill({ status: 404 }),
    )
    await page.locator('main h1').evaluate((headline) => {
      const picture = document.createElement('picture')
      for (const type of ['avif', 'webp']) {
        const source = document.createElement('source')
        picture.append(
          Object.assign(source, { srcset: `/bilder/probe.${type}`, type: `image/${type}` }),
        )
      }
      picture.append(Object.assign(new Image(), { src: '/bilder/probe.png' }))
      headline.replaceChildren(picture)
    })
    const image = page.locator('main h1 img')
    const isShown = () => image.evaluate((it: HTMLImageElement) => it.naturalWidth > 0)
    if (status === 200) await expect.poll(isShown).toBe(true)
    else await expect(image).toHaveAttribute('data-failed', '')
    await page.unrouteAll()
  }
})

test('A picture that does not load leaves its place and a warning', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  expectConsole(/\[picture\]/)
  const { src } = firstPicture('/')
  await page.route(`**${src}`, (route) => route.abort())
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('[picture]'))
  await page.goto('/')
  await warning
  const picture = page.locator(`main img[src="${src}"]`)
  await expect(picture).toHaveAttribute('data-failed', '')
  expect((await picture.boundingBox())?.height).toBeGreaterThan(200)
})
