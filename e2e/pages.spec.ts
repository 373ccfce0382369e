import { AxeBuilder } from '@axe-core/playwright'
import { routes } from '../routes.ts'
import { expect, settled, test } from './fixtures.ts'

for (const { path } of routes) {
  test(`${path} has no barrier at 360 and 1280 px, and nothing to scroll sideways at 320 px`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBe(0)
  })

  test(`${path} sends one font, no React and no file from elsewhere before it is touched`, async ({
    page,
    baseURL,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(path)
    await settled(page)
    expect(requested.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
    expect(requested.filter((url) => url.endsWith('.woff2')).length).toBeLessThanOrEqual(1)
    expect(requested.filter((url) => url.includes('.js'))).toEqual([])

    await page.locator('footer a').first().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus'), 'shows where the focus is').toHaveCSS(
      'outline-width',
      '4px',
    )
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { path } of routes)
    test(`${path} shows its text, its pictures and a way on`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
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
      expect(broken).toEqual([])
    })
})

test('A picture that does not load leaves its place and a warning', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  expectConsole(/Picture could not be loaded/)
  await page.route('**/bilder/aufbruch.svg', (route) => route.abort())
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('Picture could not be loaded'),
  )
  await page.goto('/')
  await warning
  const picture = page.locator('img[src$="aufbruch.svg"]')
  await expect(picture).toHaveAttribute('data-failed', '')
  expect((await picture.boundingBox())?.height).toBeGreaterThan(200)
})
