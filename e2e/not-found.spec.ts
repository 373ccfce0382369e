import { readFileSync } from 'node:fs'
import { routes } from '../routes.ts'
import { arrived, expect, inGroups, type Page, test } from './fixtures.ts'

/** What the page writes to the console about the missing path. */
const logged = async (page: Page) =>
  (
    await page.waitForEvent('console', (message) => message.text().startsWith('404: no page'))
  ).text()

const proposals = (page: Page) => page.locator('[data-not-found] a')

/** The header's button has words of its own. */
const pathOf = (name: string) => routes.find(({ label }) => label === name)?.path ?? '/registrieren'

const slips = [
  ['/senioren-jobs-münchn', 'München'],
  ['/senioren-jobs-mu\u0308nchn', 'München'],
  ['/SENIOREN-JOBS-M%C3%9CNCHN', 'München'],
  ['/büro-im-ruhestand', 'Büro und Verwaltung'],
  ['/Aktivrente2026', 'Aktivrente'],
  ['/wissenswertes/aktivrente-2026/', 'Aktivrente'],
  ['/ehrenampt', 'Ehrenamt'],
  ['/ehrenampt/?utm_source=brief#oben', 'Ehrenamt'],
  ['/rentner-jobs-hambrug', 'Hamburg'],
  ['/impressum.php', 'Impressum'],
  ['/kontakt', 'Impressum'],
  ['/Über-uns/', 'Impressum'],
  ['/login', 'Jetzt starten'],
  ['/anmelden.html', 'Jetzt starten'],
  ['/jobs', 'Jobs mit Aktivrente'],
  ['/jobs-berlin', 'Berlin'],
  ['/senioren-jobs', 'Jobs mit Aktivrente'],
  ['/senioren-jobs-stuttgart', 'Jobs mit Aktivrente'],
  ['/rentner-jobs-berlni', 'Berlin'],
  ['/buero', 'Büro und Verwaltung'],
  ['/hilfe', 'Wissenswertes'],
] as const

for (const group of inGroups(slips, 2))
  test(`Who asks for ${group.at(-1)?.[0]} and the like is told that it is missing, and shown what was meant`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404/)
    for (const [asked, meant] of group) {
      const log = logged(page)
      const response = await page.goto(asked)
      expect(response?.status(), asked).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      const { pathname } = new URL(asked, 'http://x')
      expect(await log).toContain(decodeURIComponent(pathname).normalize())
      await expect(proposals(page).first(), asked).toHaveText(meant)
      await expect(proposals(page).first(), asked).toHaveAttribute('href', pathOf(meant))
      expect(await proposals(page).count(), asked).toBeLessThanOrEqual(3)
    }
    await proposals(page).first().click()
    await expect(page).toHaveURL(pathOf(`${group.at(-1)?.[1]}`))
    await arrived(page)
  })

test('An address that resembles nothing leads home, and does nothing', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  for (const asked of [
    '/wp-login.php',
    `/${'x'.repeat(4000)}`,
    '/%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/"><script>alert(1)</script>',
    '/assets/fehlt-12345678.js',
  ]) {
    const log = logged(page)
    const response = await page.goto(asked)
    expect(response?.status(), asked).toBe(404)
    await log
    await expect(page.locator('[data-not-found]'), asked).toBeHidden()
    await expect(page.locator('img[src=x]')).toHaveCount(0)
    await expect(page.locator('main a[href="/"]')).toBeVisible()
  }
  await page.locator('main a[href="/"]').click()
  await expect(page).toHaveURL('/')
  await arrived(page)
})

test('An address that no program can decode is answered all the same', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  // Whether the host lets such an address through is the host's affair.
  await page.route('**/ehrenampt%*', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html',
      body: readFileSync('dist/404.html', 'utf8'),
    }),
  )
  const log = logged(page)
  await page.goto('/ehrenampt%C3%A4%ZZ%E4')
  expect(await log).toContain('/ehrenamptä%ZZ%E4')
  await expect(proposals(page).first()).toHaveText('Ehrenamt')
})

test('The page itself, asked for by its own address, misses nothing', async ({ page }) => {
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await expect(page.locator('[data-not-found]')).toBeHidden()
})
