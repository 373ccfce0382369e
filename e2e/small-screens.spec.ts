import { readRegions } from '../src/site/read-regions.ts'
import { expect, type Page, resize, test } from './fixtures.ts'
import { pageWith } from './pictures.ts'

const regions = readRegions()

const regionsOnMap = (page: Page) =>
  page.locator('.map a').evaluateAll((links) =>
    links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      const reached = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return { left, right, top, bottom, isReached: reached?.closest('a') === link }
    }),
  )

test('No place on the map is too small to tap, or lies under another', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 360, 768, 1024, 1280]) {
    await resize(page, { width, height: 1200 })
    await page.locator('.map').scrollIntoViewIfNeeded()
    const places = await regionsOnMap(page)
    expect(places).toHaveLength(regions.length)
    // Small maps only show; the list beside them leads on.
    const links = places.filter(({ isReached }) => isReached)
    expect(links, `${width} px`).toHaveLength(width < 1024 ? 0 : regions.length)
    for (const { top, bottom } of links) expect(bottom - top).toBeGreaterThanOrEqual(44)
    const overlapping = links.filter((one) =>
      links.some(
        (other) =>
          other !== one &&
          one.left < other.right &&
          one.right > other.left &&
          one.top < other.bottom &&
          one.bottom > other.top,
      ),
    )
    expect(overlapping).toEqual([])
    const list = page.locator('.region-list a')
    await expect(list).toHaveCount(regions.length)
    for (const link of await list.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  }
})

test.describe('Tables on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('each cell names its column once', async ({ page }) => {
    await page.goto('/aktivrente')
    const table = page.getByRole('table').first()
    const columns = await table
      .locator('thead th')
      .evaluateAll((heads) => heads.map(({ textContent }) => textContent ?? ''))
    const lines = (await table.ariaSnapshot()).split('\n')
    const cells = lines.filter((line) => line.trim().startsWith('- cell'))
    const rows = await table.locator('tbody tr').count()
    expect(columns.length).toBeGreaterThan(1)
    expect(rows).toBeGreaterThan(0)
    for (const column of columns.slice(1))
      expect(cells.join().split(column), column).toHaveLength(rows + 1)
    expect(lines.filter((line) => line.includes('columnheader'))).toEqual([])

    // Where all are amounts, each stands in the line of its label.
    const amounts = page
      .getByRole('table')
      .filter({ hasNot: page.locator('td', { hasNotText: '€' }) })
    expect(await amounts.count()).toBeGreaterThan(0)
    for (const cell of await amounts.locator('td').all())
      expect((await cell.boundingBox())?.height, await cell.innerText()).toBeLessThan(44)
  })

  test('a week has a name, and its days stand in the columns of their hours', async ({ page }) => {
    const path = pageWith('table.week')
    test.skip(!path, 'no page has one')
    await page.goto(`${path}`)
    const week = page.locator('table.week').first()
    const heading = page.locator('section', { has: week }).getByRole('heading', { level: 2 })
    await expect(week).toHaveAccessibleName((await heading.textContent()) ?? '')
    // Above the names of the rows.
    await expect(week.getByRole('row').first().getByRole('cell')).toHaveCount(1)
  })
})
