import { expect, island, settled, test } from './fixtures'

for (const [wake, act] of [
  ['load', undefined],
  ['idle', undefined],
  ['visible', 'scroll'],
] as const)
  test(`An island that is to wake on „${wake}“ does so by itself`, async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replace('data-island-wake="interaction"', `data-island-wake="${wake}"`),
      })
    })
    await page.goto('/')
    await settled(page)
    const faq = island(page, 'Faq')
    if (act) {
      await expect(faq).toHaveAttribute('data-island-status', 'asleep')
      await faq.locator('summary').first().scrollIntoViewIfNeeded()
    }
    await expect(faq).toHaveAttribute('data-island-status', 'awake')
  })

test('Two islands on one page have different ids, and React finds its own HTML again', async ({
  page,
}) => {
  await page.goto('/')
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  const before = await island(page, 'Faq').innerHTML()
  await island(page, 'Faq').locator('summary').first().focus()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  expect(await island(page, 'Faq').innerHTML()).toBe(before)
})
