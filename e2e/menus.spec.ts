import { routes } from '../routes.ts'
import { expect, holdIslandCode, resize, test } from './fixtures.ts'

const titles = { 'senioren-jobs': 'Senioren Jobs', wissenswertes: 'Wissenswertes' }

test('A menu opens by key, lists its pages, and closes by Escape, or when the focus leaves it', async ({
  page,
}) => {
  await page.goto('/')
  for (const [menu, title] of Object.entries(titles)) {
    const pages = routes.filter((route) => 'menus' in route && route.menus.includes(menu as never))
    const summary = page.locator('summary', { hasText: title })
    await summary.focus()
    await page.keyboard.press('Enter')
    const links = page.locator('details[open] a')
    await expect(links, title).toHaveCount(pages.length)
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('details[open]')).toHaveCount(0)
    await expect(summary).toBeFocused()
  }

  await page.keyboard.press('Enter')
  await page.locator('details[open] a').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('details.menu[open]')).toHaveCount(0)
  await expect(page.locator(':focus')).toBeInViewport()
})

test('A menu closes when a page is opened from it in a tab of its own, one closes the other, and a tap elsewhere both', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('summary', { hasText: titles.wissenswertes }).click()
  await page
    .locator('details[open] a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(page.locator('details.menu[open]')).toHaveCount(0)
  await expect(page).toHaveURL('/')

  await page.locator('summary', { hasText: titles.wissenswertes }).click()
  await page.locator('summary', { hasText: titles['senioren-jobs'] }).click()
  await expect(page.locator('details.menu[open]')).toHaveCount(1)
  await page.mouse.click(20, 600)
  await expect(page.locator('details.menu[open]')).toHaveCount(0)
})

test('In small windows the menu opens where one looks', async ({ page }) => {
  await page.goto('/')
  for (const viewport of [
    { width: 740, height: 360 },
    { width: 320, height: 256 },
  ]) {
    await resize(page, viewport)
    await page.getByText('Menü öffnen').click()
    await expect(page.locator('.menu-small').getByText(titles['senioren-jobs'])).toBeInViewport()
    await page.keyboard.press('Escape')
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? 'before anything has loaded' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('the toggle says what it does, shows all pages and leads to one', async ({ page }) => {
      await holdIslandCode(page)
      await page.goto('/')
      await page.getByText('Menü öffnen').click()
      await expect(page.getByText('Menü schließen')).toBeVisible()
      for (const title of Object.values(titles))
        await expect(
          page.locator('.menu-small').getByText(title, { exact: true }).first(),
        ).toBeVisible()
      await page.locator('.menu-small a', { hasText: 'Ehrenamt' }).click()
      await expect(page).toHaveURL('/ehrenamt')
      await expect(page.getByText('Menü öffnen')).toBeVisible()
    })
  })
}
