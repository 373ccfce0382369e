import { banner, box, consentKey, dialog, floating, stored } from './consent-fixtures.ts'
import {
  barriers,
  boxOf,
  eachHasItsFrame,
  expect,
  fontIsThere,
  holdCode,
  layOut,
  type Page,
  resize,
  test,
} from './fixtures.ts'
import { under } from './seen.ts'
import { cookies, shared } from './words.ts'

/** On every button about cookies. */
const cookieWords = new RegExp(
  [...Object.values(shared.cookies.banner), shared.cookies.einstellungen]
    .join('|')
    .replace(/[().?]/g, '.'),
)

test('Banner and both tabs of the dialog have no barrier at 360 and 1280 px', async ({ page }) => {
  const eachWidth = async (part: string) => {
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 800 })
      expect(await barriers(page, part), `${width} px`).toEqual([])
    }
  }
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await eachWidth('[data-cookie-banner]')
  await banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen }).click()
  await expect(dialog(page)).toBeVisible()
  await eachWidth('[role=dialog]')
  await dialog(page).getByRole('tab', { name: 'Cookie-Details' }).click()
  await eachWidth('[role=dialog]')
})

// That the focus stays within, and comes back from the footer's button: keyboard.spec.ts.
test('By keyboard alone: banner, dialog, tabs, boxes; the focus comes back beside the banner', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(
    banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeFocused()

  const settings = dialog(page).getByRole('tab', { name: 'Einstellungen' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(settings).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByText(consentKey)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await box(page, 'external').focus()
  await page.keyboard.press('Space')
  await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  expect(await stored(page)).toMatchObject({ analytics: false, external: true })
  await expect(floating(page), 'the banner is gone, its neighbour does the same').toBeFocused()
})

test('A decision in the banner moves nothing on a phone, however it is held; one by key leaves the focus beside it', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    await resize(page, { width, height })
    await page.goto('/')
    await banner(page).getByRole('button', { name: shared.cookies.banner.essenziell }).click()
    await expect(banner(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => localStorage.clear())
  }
  await resize(page, { width: 1280, height: 720 })
  await page.goto('/')
  await banner(page).getByRole('button', { name: shared.cookies.banner.alle }).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(floating(page)).toBeFocused()
})

test('The banner moves nothing, is announced, and its three buttons weigh the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts?: unknown[] }).shifts?.push(entry.toJSON())
    }).observe({ type: 'layout-shift' })
  })
  const release = await holdCode(page, 'start-')
  await page.goto('/')
  await expect(page.locator('[aria-live=polite] > [data-cookie-banner]')).toBeHidden()
  await fontIsThere(page)
  // What it has moved is told after the next frame.
  await eachHasItsFrame(page)
  await page.evaluate(() => Object.assign(window, { shifts: [] }))
  release()
  await expect(banner(page)).toBeVisible()
  await eachHasItsFrame(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height } =
          getComputedStyle(button)
        return [color, backgroundColor, borderColor, fontSize, fontWeight, height].join()
      }),
    )
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size).toBe(1)
})

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
]

test('The banner covers no first button, and nothing that has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  for (const size of sizes)
    await test.step(`at ${size.width} × ${size.height}`, async () => {
      await resize(page, size)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const { y: top } = await boxOf(banner(page))
      const start = await boxOf(page.getByRole('main').getByRole('link').first())
      expect(start.bottom).toBeLessThanOrEqual(top)

      const links = await page
        .locator('main a:not([tabindex="-1"]), main summary, footer a, footer button')
        .all()
      expect(links.length).toBeGreaterThan(20)
      for (const link of links.filter((_, index) => index % 3 === 0)) {
        await link.focus()
        await expect.poll(() => isCovered(page), await link.innerText()).toBe(false)
      }
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      const end = await boxOf(page.getByRole('button', { name: /ändern/ }))
      expect(end.bottom).toBeLessThanOrEqual(top)
    })
})

/** Does something else lie over what has the focus? */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    const { left, bottom, width, height } = focused.getBoundingClientRect()
    const there = document.elementFromPoint(left + Math.min(width / 2, 40), bottom - height / 3)
    return there !== focused && !focused.contains(there)
  })

test('On phones the floating button covers neither form fields nor the end of a page', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await resize(page, { width, height: 640 })
    await page.goto('/registrieren')
    await expect(page.getByLabel('Vorname')).toBeVisible()
    await layOut(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 90) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      await expect
        .poll(() => under(page, '.cookie-open', 'form :is(input, textarea, button, label)'))
        .toEqual([])
    }
    await expect(floating(page)).toBeVisible()
    expect(await under(page, '.cookie-open', 'footer :is(a, button)')).toEqual([])
    const { width: wide, height: high } = await boxOf(floating(page))
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44)
  }
})

test('On phones the first screen is free of it, and it comes with the first scroll', async ({
  page,
}) => {
  for (const width of [320, 360, 412]) {
    await resize(page, { width, height: 640 })
    // Else it would be where it was.
    await page.goto('about:blank')
    await page.goto('/aktivrente')
    await expect(floating(page)).toBeVisible()
    await expect(floating(page)).not.toBeInViewport()
    await page.mouse.wheel(0, 150)
    await expect(floating(page)).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => {
        const box = await floating(page).boundingBox()
        return box && [box.x + box.width, box.y + box.height].map(Math.round)
      })
      .toEqual([width - 12, 640 - 12])
  }
})

test('With a phone held sideways and with 400 % zoom banner and dialog can be read and operated', async ({
  page,
}) => {
  const sideways = { width: 740, height: 360, tick: 'marketing' } as const
  const enlarged = { width: 320, height: 256, tick: 'analytics' } as const
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const settings = banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen })
  for (const size of [sideways, enlarged]) {
    await resize(page, size)
    const covered = await banner(page).evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
    })
    expect(covered, `${size.width} px`).toBeLessThan(0.5)
    await settings.click({ trial: true })
  }
  // There it covers nothing, so no room is kept for it.
  await expect(page.locator('html')).toHaveAttribute('style', /--banner: 0px/)
  await settings.click()
  await expect(dialog(page)).toBeVisible()
  const save = dialog(page).getByRole('button', { name: 'Auswahl speichern' })
  for (const size of [sideways, enlarged]) {
    await resize(page, size)
    const excess = await dialog(page).evaluate((all) => all.scrollWidth - all.clientWidth)
    expect(excess, `${size.width} px`).toBe(0)
    await dialog(page).getByRole('tab', { name: 'Cookie-Details' }).click()
    await expect(dialog(page).getByText(cookies[0]?.name ?? '', { exact: true })).toBeVisible()
    await dialog(page).getByRole('tab', { name: 'Einstellungen' }).click()
    await box(page, size.tick).check()
    await save.click({ trial: true })
  }
  await save.click()
  expect(await stored(page)).toMatchObject({ analytics: true, marketing: true, external: false })
})

test('Nothing of it is printed', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('button', { name: cookieWords })).toHaveCount(0)

  // The open dialog would stand on every sheet, over its text.
  await page.emulateMedia({ media: 'screen' })
  await banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen }).click()
  await expect(dialog(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-island=CookieDialog] :visible')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is neither a banner nor a button that would do nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-cookie-banner]')).toBeHidden()
    await expect(page.getByRole('button', { name: cookieWords })).toHaveCount(0)
  })
})
