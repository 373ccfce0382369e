import {
  banner,
  box,
  consentKey,
  dialog,
  floating,
  openByFloatingButton,
  record,
  stored,
} from './consent-fixtures.ts'
import { expect, holdCode, holdIslandCode, islandCode, test, watchCode } from './fixtures.ts'
import { blockStorage } from './storage.ts'
import { shared } from './words.ts'

test('What is decided in one tab hides the banner in the other and is known to its dialog', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await banner(other).getByRole('button', { name: shared.cookies.banner.alle }).click()
  await expect(banner(page)).toBeHidden()
  await openByFloatingButton(page)
  await expect(box(page, 'analytics')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Alle Cookies ablehnen' }).click()

  await openByFloatingButton(other)
  await expect(box(other, 'analytics')).not.toBeChecked()
})

test('A page opened before consent was given elsewhere does not ask', async ({ page, context }) => {
  await page.clock.install({ time: Date.now() - 60_000 })
  await page.clock.pauseAt(Date.now())
  const codeHasRun = watchCode(page, /assets\/start-/)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/ehrenamt')
  await other.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [consentKey, JSON.stringify(record({ timestamp: Date.now() - 60_000 }))],
  )
  await page.clock.runFor(5000)
  await codeHasRun()
  await expect(banner(page)).toBeHidden()
})

test('A page from the back-forward cache takes over what was decided meanwhile', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.evaluate(
    ([key = '', text = '']) => {
      localStorage.setItem(key, text)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    [consentKey, JSON.stringify(record({ marketing: true }))],
  )
  await expect(banner(page)).toBeHidden()
  await openByFloatingButton(page)
  await expect(box(page, 'marketing')).toBeChecked()
})

test('Blocked storage leaves a site that works, and asks again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^\[consent\] SecurityError/)
  await blockStorage(page, 'localStorage', 'sessionStorage')
  await page.goto('/')
  await banner(page).getByRole('button', { name: shared.cookies.banner.alle }).click()
  await expect(banner(page)).toBeHidden()
  await openByFloatingButton(page)
  await expect(box(page, 'analytics'), 'counts until the page is left').toBeChecked()
  await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.locator('summary', { hasText: 'Wissenswertes' }).click()
  await page.getByRole('link', { name: 'Ehrenamt' }).first().click()
  await expect(page).toHaveURL('/ehrenamt')
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
})

test('Pressed before the code is there, the button says so and the dialog comes', async ({
  page,
}) => {
  const release = await holdIslandCode(page)
  await page.goto('/aktivrente')
  await floating(page).click()
  await expect(page.getByText(shared.cookies.laedt)).toBeVisible()
  await floating(page).click()
  release()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByText(shared.cookies.laedt)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(floating(page)).toBeFocused()
})

test('Code that does not arrive is told, and the next press asks for it under another address', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|^\[(?:island|consent)\]/)
  await page.route(islandCode, (route) => route.abort())
  await page.goto('/aktivrente')
  await floating(page).click()
  const told = page.getByText(shared.cookies.laedt_nicht)
  await expect(told).toBeVisible()
  await expect(told, 'seen before the footer').toHaveCSS('border', '2px solid rgb(255, 255, 255)')
  await page.unroute(islandCode)

  const asked: string[] = []
  await page.route('**/assets/CookieDialog**', (route) => {
    asked.push(route.request().url())
    return asked.length > 1 ? route.continue() : route.abort()
  })
  await floating(page).click()
  await expect.poll(() => asked).toHaveLength(1)
  await expect(told).toBeVisible()
  await floating(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(told).toBeHidden()
  expect(new Set(asked).size).toBe(2)
})

test('Who decides in the banner while the dialog loads is not asked again', async ({ page }) => {
  const release = await holdCode(page, 'CookieDialog')
  await page.goto('/')
  await banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen }).click()
  await banner(page).getByRole('button', { name: shared.cookies.banner.essenziell }).click()
  release()
  await expect(page.locator('[data-island=CookieDialog]')).toHaveAttribute(
    'data-island-status',
    'awake',
  )
  await expect(dialog(page)).toBeHidden()
  expect(await stored(page)).toMatchObject({ analytics: false })
})
