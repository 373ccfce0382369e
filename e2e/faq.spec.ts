import { readPage } from '../scripts/check/built.ts'
import {
  boxOf,
  expect,
  hold,
  holdCode,
  holdIslandCode,
  island,
  islandCode,
  type Page,
  some,
  test,
} from './fixtures.ts'
import { kinds } from './kinds.ts'

const items = (page: Page) => island(page, 'Faq').locator('details')
const open = (page: Page) => island(page, 'Faq').locator('details[open]')

test('An answer opened before React is there stays open, and the next tap closes it', async ({
  page,
}) => {
  const release = await holdIslandCode(page)
  await page.goto('/aktivrente')
  await items(page).nth(1).locator('summary').click()
  await expect(open(page)).toHaveCount(1)

  release()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await expect(items(page).nth(1)).toHaveAttribute('open', '')
  await expect(items(page).nth(1).locator('.faq-answer')).not.toBeEmpty()
  await items(page).nth(1).locator('summary').click()
  await expect(open(page)).toHaveCount(0)
})

test('In a browser that knows no groups one answer is open at a time, also before React is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    addEventListener('DOMContentLoaded', () => {
      for (const item of document.querySelectorAll('.faq details')) item.removeAttribute('name')
    })
  })
  const release = await holdCode(page, 'Faq')
  const releaseTouched = await holdCode(page, 'touched')
  await page.goto('/aktivrente')
  await items(page).nth(0).locator('summary').click()
  await items(page).nth(2).locator('summary').click()
  await expect(open(page)).toHaveCount(2)
  releaseTouched()
  await expect(open(page)).toHaveCount(1)
  await expect(items(page).nth(2)).toHaveAttribute('open', '')
  await items(page).nth(1).locator('summary').click()
  await expect(open(page)).toHaveCount(1)
  release()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await expect(items(page).nth(1)).toHaveAttribute('open', '')
})

test('A tap that React interrupts opens the answer once', async ({ page }) => {
  const release = await holdIslandCode(page)
  await page.goto('/aktivrente')
  const summary = items(page).nth(2).locator('summary')
  await summary.hover()
  await page.mouse.down()
  release()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await page.mouse.up()
  await expect(items(page).nth(2)).toHaveAttribute('open', '')
})

test('An answer that the browser opens by itself is known to React', async ({ page }) => {
  await page.goto('/aktivrente')
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
  expectConsole(/ERR_FAILED|\[(?:island|consent)\]/)
  await page.route(islandCode, (route) => route.abort())
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('[island]'))
  await page.goto('/aktivrente')
  await items(page).first().locator('summary').click()
  await expect(items(page).first()).toHaveAttribute('open', '')
  await warned
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'asleep')
})

/** Fragments of the questions of a page, with `#`. */
const addressesOn = (path: string) =>
  readPage(path)
    .root.querySelectorAll('.faq details')
    .map((details) => `#${details.querySelector('.faq-answer')?.id}`)

const withQuestions = kinds.filter((path) => addressesOn(path).length > 0)

async function expectToBeRead(page: Page, address: string): Promise<void> {
  const item = page.locator('.faq details', { has: page.locator(address) })
  await expect(item).toHaveAttribute('open', '')
  await expect(open(page)).toHaveCount(1)
  const header = await boxOf(page.getByRole('banner'))
  const question = async () => (await item.locator('summary').boundingBox())?.y
  await expect.poll(question).toBeGreaterThan(header.bottom - 2)
  await expect(item.locator('summary')).toBeInViewport()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('The address of a question opens it', async ({ page }) => {
      for (const path of some(withQuestions)) {
        const last = addressesOn(path).at(-1) ?? ''
        await page.goto(path + last)
        await expectToBeRead(page, last)
        // Every height is true.
        await expect(page.locator('[data-lazy]')).toHaveCount(0)
      }
    })
  })

for (const when of ['before', 'after'] as const)
  test(`A new fragment opens its question on the open page, ${when} React is there`, async ({
    page,
  }) => {
    const [, second = '', third = ''] = addressesOn('/aktivrente')
    const release = await holdIslandCode(page)
    await page.goto('/aktivrente')
    await items(page).first().locator('summary').click()
    if (when === 'after') {
      release()
      await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
    }
    for (const address of [second, third]) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, address)
      await expectToBeRead(page, address)
    }
    release()
    await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
    await expectToBeRead(page, third)
    await items(page).nth(2).locator('summary').click()
    await expect(open(page)).toHaveCount(0)
  })

test('A browser that leaves the item closed is helped, also where a bracket clings to the address', async ({
  page,
}) => {
  const address = addressesOn('/aktivrente').at(-1) ?? ''
  await page.goto(`/aktivrente${address})`)
  await expectToBeRead(page, address)
  // On a slow line heights are guesses for long; Safari does not hold the view when they become true.
  await hold(page, /woff2/)
  await page.goto('/aktivrente')
  await page.evaluate((hash) => {
    document.documentElement.style.overflowAnchor = 'none'
    // Unlike a change of `location.hash` this does not move the browser itself.
    history.replaceState(null, '', hash)
    dispatchEvent(new Event('hashchange'))
  }, address)
  await expectToBeRead(page, address)
})

test('An answer opened before its code came is named, also where a tap gives no focus', async ({
  page,
}) => {
  await page.goto('/aktivrente')
  await items(page)
    .first()
    .evaluate((item: HTMLDetailsElement) => {
      item.open = true
    })
  await expect(page).toHaveURL(`/aktivrente${addressesOn('/aktivrente')[0]}`)
})

for (const when of ['before', 'after'] as const)
  test(`While an answer is open the address names it, ${when} React is there`, async ({ page }) => {
    const [first, second] = addressesOn('/aktivrente')
    const release = await holdCode(page, 'Faq')
    if (when === 'after') release()
    await page.goto('/aktivrente?a=1')
    const steps = await page.evaluate(() => history.length)
    const summary = (index: number) => items(page).nth(index).locator('summary')
    await summary(0).focus()
    if (when === 'after')
      await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
    await summary(0).click()
    await expect(page).toHaveURL(`/aktivrente?a=1${first}`)
    await summary(1).click()
    await expect(page).toHaveURL(`/aktivrente?a=1${second}`)
    await summary(1).click()
    await expect(page).toHaveURL('/aktivrente?a=1')
    expect(await page.evaluate(() => history.length), 'going back leaves the page').toBe(steps)
  })
