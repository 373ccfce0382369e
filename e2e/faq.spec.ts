import { expect, holdIslandCode, island, type Page, test } from './fixtures'

const items = (page: Page) => island(page, 'Faq').locator('details')
const open = (page: Page) => island(page, 'Faq').locator('details[open]')

test('An answer opened before React is there stays open, and the next tap closes it', async ({
  page,
}) => {
  const release = await holdIslandCode(page)
  await page.goto('/')
  await items(page).nth(1).locator('summary').click()
  await expect(open(page)).toHaveCount(1)

  release()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await expect(items(page).nth(1)).toHaveAttribute('open', '')
  await expect(items(page).nth(1).locator('.faq-answer')).not.toBeEmpty()
  await items(page).nth(1).locator('summary').click()
  await expect(open(page)).toHaveCount(0)
})

test('A tap that React interrupts opens the answer once', async ({ page }) => {
  const release = await holdIslandCode(page)
  await page.goto('/')
  const summary = items(page).nth(2).locator('summary')
  await summary.hover()
  await page.mouse.down()
  release()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await page.mouse.up()
  await expect(items(page).nth(2)).toHaveAttribute('open', '')
})

test('One answer is open at a time; arrow keys move, Enter opens and closes', async ({ page }) => {
  await page.goto('/')
  await items(page).first().locator('summary').focus()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await page.keyboard.press('Enter')
  await expect(items(page).first()).toHaveAttribute('open', '')
  await page.keyboard.press('ArrowDown')
  await expect(items(page).nth(1).locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(1)
  await expect(items(page).nth(1)).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(0)
})

test('An answer that the browser opens by itself is known to React', async ({ page }) => {
  await page.goto('/')
  await items(page).first().locator('summary').click()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await items(page)
    .nth(3)
    .evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
  await expect(open(page)).toHaveCount(1)
  await items(page).nth(3).locator('summary').click()
  await expect(open(page)).toHaveCount(0)
})

test('The code of an island that does not arrive leaves answers that open', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|\[island\]/)
  await page.route('**/assets/**', (route) => route.abort())
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('[island]'))
  await page.goto('/')
  await items(page).first().locator('summary').click()
  await expect(items(page).first()).toHaveAttribute('open', '')
  await warned
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'asleep')
})
