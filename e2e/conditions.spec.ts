import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { dialog as cookieDialog, floating, openByFloatingButton } from './consent-fixtures.ts'
import { block, expect, layOut, listIsReady, settled, submitButton, test } from './fixtures.ts'
import { summary } from './form-parts.ts'
import { kinds } from './kinds.ts'
import { pageWith } from './pictures.ts'
import { expectDarkened } from './seen.ts'
import { shared } from './words.ts'

/** What shows of an element where grounds and shadows are left out. */
const frame = (element: Locator) =>
  element.evaluate((each) => {
    const { outlineStyle, outlineWidth, borderWidth } = getComputedStyle(each)
    const { borderWidth: tick } = getComputedStyle(each, '::after')
    return `${outlineStyle} ${outlineWidth}, ${borderWidth}, ${tick}`
  })

test.describe('With colours of the device’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('frames and lines say what is chosen, what is wrong and where the focus is', async ({
    page,
  }) => {
    await page.goto('/aktivrente')
    const { schriftgroesse } = shared.lesekomfort
    const menu = page.locator('header > * > details', { hasText: schriftgroesse }).first()
    await menu.locator('summary').click()
    const sizes = menu.getByRole('group', { name: schriftgroesse })
    expect(await frame(sizes.getByRole('button', { pressed: true }))).not.toBe(
      await frame(sizes.getByRole('button', { pressed: false }).first()),
    )
    await openByFloatingButton(page)
    const dialog = cookieDialog(page)
    await expect(dialog).toHaveCSS('border-width', '2px')
    expect(await frame(dialog.getByRole('tab', { selected: true }))).not.toBe(
      await frame(dialog.getByRole('tab', { selected: false })),
    )
    expect(await frame(dialog.getByRole('checkbox', { checked: true }))).not.toBe(
      await frame(dialog.getByRole('checkbox', { checked: false }).first()),
    )

    const path = pageWith('table.week')
    if (path) {
      await page.goto(path)
      const days = page.locator('.week tbody td')
      expect(await frame(days.filter({ hasText: /\d/ }).first())).not.toBe(
        await frame(days.filter({ hasNotText: /\d/ }).first()),
      )
    }

    await page.goto('/registrieren')
    const before = await frame(page.getByLabel('Vorname'))
    await listIsReady(page)
    await submitButton(page).click()
    await expect(summary(page)).toBeFocused()
    expect(await frame(page.getByLabel('Vorname'))).not.toBe(before)
    await page.keyboard.press('Tab')
    expect(await frame(page.locator(':focus'))).toContain('solid 4px')
  })
})

test('Without pictures every control has its words, and every picture too, none too small', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_BLOCKED|\[picture\]/)
  await block(page, ...['svg', 'png', 'jpg', 'webp', 'avif'].map((ending) => `*.${ending}`))
  const widths = new Set<number>()
  for (const path of kinds) {
    await page.goto(path)
    await layOut(page)
    const came = await page
      .locator('main img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ complete }) => complete)
          .map(({ naturalWidth }) => naturalWidth),
      )
    for (const width of came) widths.add(width)
    const mute = await page.locator('a, button, summary, main img').evaluateAll((all) =>
      (all as HTMLElement[])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden=true]'))
        .filter((element) =>
          element instanceof HTMLImageElement
            ? element.alt &&
              (!element.clientHeight || Number.parseFloat(getComputedStyle(element).fontSize) < 18)
            : !element.innerText.trim() && !element.querySelector('img[alt]:not([alt=""])'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(mute, path).toEqual([])
  }
  expect([...widths], 'no picture has come').toEqual([0])
})

test('Where nothing is to shine through, what lies behind a dialog is covered', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
  await session.send('Emulation.setEmulatedMedia', { features })
  await page.goto('/aktivrente')
  await openByFloatingButton(page)
  const ground = page.locator('[data-island=CookieDialog] > [data-state=open]').first()
  await expect(ground).toHaveCSS('background-color', /^rgb\(/)
})

test('A browser that darkens pages leaves what is yellow its dark words, and lightens signs with their words', async ({
  page,
}) => {
  await page.goto('/jobs-mit-aktivrente')
  await settled(page)
  await expectDarkened(
    page,
    new Map([
      [page.locator('.mini b').first(), true],
      [page.locator('main h2').last(), true],
      [page.locator('h1'), false],
    ]),
  )
  const standsOut = async (sign: Locator) => {
    const [, green] = (await sharp(await sign.screenshot()).stats()).channels
    expect((green?.max ?? 0) - (green?.min ?? 0)).toBeGreaterThan(85)
  }
  await standsOut(page.locator('header .icon').filter({ visible: true }).first())
  await standsOut(page.locator('.region-list .icon').first())
  const path = pageWith('h1 ~ * .btn .icon')
  if (!path) return
  await page.goto(path)
  await standsOut(page.locator('h1 ~ * .btn .icon').first())
})

test('A page whose loader does not come is read, opens what opens, grows its text, and asks again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|fetch dynamically imported/)
  await page.route('**/assets/loader-*.js', (route) => route.abort())
  await page.goto('/aktivrente')
  const question = page.locator('.faq details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  const { schriftgroesse } = shared.lesekomfort
  const menu = page.locator('header > * > details', { hasText: schriftgroesse }).first()
  await menu.locator('summary').click()
  const sizes = menu.locator('[name=reading]')
  await sizes.last().click()
  await expect(sizes.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(sizes.first()).toHaveAttribute('aria-pressed', 'false')
  const grown = () => page.evaluate(() => document.documentElement.style.fontSize)
  expect(Number.parseFloat(await grown())).toBeGreaterThan(1.1)
  await page.reload()
  await expect(sizes.last()).toHaveAttribute('aria-pressed', 'true')
  expect(Number.parseFloat(await grown())).toBeGreaterThan(1.1)

  // It is known by now that it has not come, and the next tap asks once more.
  await page.waitForFunction(() => self.onclick)
  await page.unroute('**/assets/loader-*.js')
  await question.locator('summary').click()
  await expect(floating(page)).toBeVisible()
})

test('Saved by Chrome in one file a page keeps the rules of its whole sheet', async ({ page }) => {
  await page.goto('/aktivrente')
  const whole = await page.evaluate(() => document.styleSheets.length)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' })
  const saved = data.replace(/=\r\n/g, '')
  // It writes the sheet of the head as a file beside the page.
  const sheets = [...saved.matchAll(/<style>[^<]+|^Content-Type: text\/css/gm)]
  expect(sheets).toHaveLength(whole)
})
