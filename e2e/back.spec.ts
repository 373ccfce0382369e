import config from '../playwright.config.ts'
import { windowedOptions } from '../scripts/bench/browser.ts'
import { draftKey } from '../src/registration/stored-flag.ts'
import { dialog } from './consent-fixtures.ts'
import {
  expect,
  fillForm,
  freshEmail,
  holdCode,
  inGroups,
  type Page,
  rowsOf,
  submitButton,
  test,
} from './fixtures.ts'
import { form } from './form-parts.ts'
import { kinds } from './kinds.ts'
import { shared } from './words.ts'

const browser = windowedOptions()
test.skip(!browser, 'a Chromium without windows keeps no page that was left')

// Playwright switches off the browser's cache of pages that were left.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...browser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

type Kept = { kept?: string; arrivals?: boolean[]; left?: number; now?: number }

for (const paths of inGroups(kinds, 2))
  test(`Who goes back to ${paths[0]} and others finds them as they were left`, async ({ page }) => {
    for (const path of paths) await leaveAndGoBack(page, path)
  })

async function leaveAndGoBack(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // Also what has woken must not keep the page from being kept.
  const summary = page.locator('main summary, main input').last()
  if (await summary.count()) await summary.focus()
  await page.evaluate(() => {
    Object.assign(window, { kept: 'yes', arrivals: [] })
    addEventListener('pageshow', ({ persisted }) => {
      ;(window as Kept).arrivals?.push(persisted)
      Object.assign(window, { now: scrollY })
    })
    // Until then the browser moves the page with the text: the font may add a line above it.
    addEventListener('pagehide', () => Object.assign(window, { left: scrollY }))
    scrollTo(0, 600)
  })
  const away = path === '/impressum' ? '/sitemap' : '/impressum'
  await page.locator(`footer a[href="${away}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(away)
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate(() => (window as Kept).arrivals), path).toEqual([true])
  const { now, left } = await page.evaluate(() => {
    const { now, left } = window as Kept
    return { now, left }
  })
  expect(now, path).toBe(left)
  // Later the font may add a line above.
  expect(Math.abs((await page.evaluate(() => scrollY)) - (left ?? 0)), path).toBeLessThan(60)
}

test('Who leaves while the form waits for its code finds it idle, with all that was typed; later without a draft of what was sent, or an open dialog', async ({
  page,
}) => {
  const email = freshEmail()
  const release = await holdCode(page, 'RegistrationForm')
  await page.goto('/registrieren')
  await fillForm(page, email)
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Wird gesendet...', { useInnerText: true })
  await page.evaluate(() => {
    Object.assign(window, { kept: 'yes' })
    // As a picture that waits to be enlarged.
    const picture = document.createElement('a')
    picture.dataset.held = ''
    document.body.prepend(picture)
    document.querySelector<HTMLElement>('footer a[href="/impressum"]')?.click()
  })
  await expect(page).toHaveURL('/impressum')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/registrieren')
  expect(await page.evaluate(() => (window as Kept).kept)).toBe('yes')
  await expect(form(page)).not.toHaveAttribute('data-held')
  await expect(submitButton(page)).not.toHaveText(/Wird gesendet/, { useInnerText: true })
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  release()
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  expect(await rowsOf(email)).toHaveLength(1)

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/registrieren')
  expect(await page.evaluate(() => (window as Kept).kept)).toBe('yes')
  const stored = () => page.evaluate((key) => localStorage.getItem(key), draftKey)
  await page.getByLabel('Wohnort').press('End')
  await page.getByLabel('Wohnort').press('x')
  await expect.poll(stored).toContain(email)
  await page.getByLabel('Wohnort').press('Backspace')
  await expect.poll(stored, 'what has arrived is no draft').toBeNull()

  await page.getByRole('button', { name: shared.cookies.aendern }).click()
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => location.assign('/impressum'))
  await expect(page).toHaveURL('/impressum')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/registrieren')
  expect(await page.evaluate(() => (window as Kept).kept)).toBe('yes')
  await expect(dialog(page)).toHaveCount(0)
})
