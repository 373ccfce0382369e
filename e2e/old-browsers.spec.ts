import { banner } from './consent-fixtures.ts'
import {
  expect,
  fillForm,
  freshEmail,
  islandCode,
  type Page,
  rowsOf,
  submitButton,
  test,
} from './fixtures.ts'

/** Banner, questions, form and calculator: what runs on other pages runs on one of these. */
const paths = ['/', '/aktivrente', '/registrieren', '/aktivrente-rechner']

/** Below the versions in PRODUCT.md: what browser/early.ts asks for is not there. */
const ageBrowser = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))

/** What wakes an island, or brings code: a menu, a question, a field. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  for (const each of ['header summary', 'main summary', 'main input[id]']) {
    const first = page.locator(`${each}:visible`).first()
    if ((await first.count()) > 0) await first.press('Space')
  }
}

/** The page as it stands, with what is open and what is typed. */
const state = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    typed: [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
  }))

test('A browser that lacks what all scripts need gets each page as without script', async ({
  browser,
  page,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.clock.install()
  await ageBrowser(page)
  const code: string[] = []
  page.on('request', (request) => {
    if (islandCode.test(request.url())) code.push(request.url())
  })
  for (const path of paths) {
    for (const each of [page, plain]) {
      await each.goto(path)
      await touch(each)
    }
    // Time for the cookie banner.
    await page.clock.runFor(10_000)
    expect(await state(page), path).toEqual(await state(plain))
    await expect(banner(page)).toBeHidden()
  }
  expect(code).toEqual([])
})

test('There the form posts to the receiver, and keeps nothing on the device', async ({ page }) => {
  await ageBrowser(page)
  const email = freshEmail()
  await page.goto('/registrieren')
  await submitButton(page).click()
  await expect(page.getByText('Vorname wird benötigt')).toBeVisible()
  await fillForm(page, email)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: /Vielen Dank/ })).toBeVisible()
  expect(await rowsOf(email)).toHaveLength(1)
})
