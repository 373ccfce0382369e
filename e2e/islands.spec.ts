import { flashKey } from '../src/registration/flash-flag.ts'
import { box, consentKey, dialog as cookieDialog } from './consent-fixtures.ts'
import {
  expect,
  fillForm,
  freshEmail,
  hasRoot,
  holdCode,
  holdReact,
  island,
  type Page,
  receiver,
  submitButton,
  test,
} from './fixtures.ts'
import { form } from './form-parts.ts'
import { firstPicture } from './pictures.ts'
import { replaceWords, wrapWords } from './translators.ts'
import { shared } from './words.ts'

const faq = (page: Page) => island(page, 'Faq')
const questions = (page: Page) => faq(page).locator('details')
const openQuestions = (page: Page) => faq(page).locator('details[open]')
/** Also when its name is in another language. */
const cookieButton = (page: Page) => page.locator('.cookie-open')
const picture = (page: Page) => page.getByRole('button', { name: 'Klicken zum Vergrößern' }).first()
const zoomDialog = (page: Page) => page.getByRole('dialog', { name: shared.bild.dialog })

test('Two islands on one page have different ids, and React finds its own HTML again', async ({
  page,
}) => {
  await page.goto('/aktivrente')
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  const before = await faq(page).innerHTML()
  await faq(page).locator('summary').first().focus()
  await expect(faq(page)).toHaveAttribute('data-island-status', 'awake')
  // By this Radix finds the questions (faq/Faq.island.tsx).
  const after = (await faq(page).innerHTML()).replaceAll(' data-radix-collection-item=""', '')
  expect(after).toBe(before)
})

for (const [way, translate] of [
  ['into new elements', wrapWords],
  ['in place', replaceWords],
] as const) {
  for (const when of ['before', 'after'] as const)
    test(`Questions open one at a time on a page that was translated ${way} ${when} they woke`, async ({
      page,
    }) => {
      await page.goto('/aktivrente')
      if (when === 'before') await translate(page)
      await questions(page).first().locator('summary').click()
      await expect(faq(page)).toHaveAttribute('data-island-status', 'awake')
      if (when === 'after') await translate(page)
      await questions(page).nth(1).locator('summary').click()
      await expect(openQuestions(page)).toHaveCount(1)
      await expect(questions(page).nth(1)).toHaveAttribute('open', '')
      await expect(page).toHaveURL(/#frage-/)
      await expect(openQuestions(page).locator('summary')).toContainText('‹')
      await expect(openQuestions(page).locator('.faq-answer')).toContainText('‹')
    })

  test(`Pictures are enlarged and the cookie dialog works on a page that was translated ${way}, and while they are open`, async ({
    page,
  }) => {
    await page.goto('/aktivrente')
    await translate(page)
    await picture(page).click()
    await translate(page)
    const level = zoomDialog(page).getByRole('status')
    await expect(level).toContainText(/100\s%/)
    await zoomDialog(page).getByRole('button', { name: shared.bild.groesser }).click()
    await expect(level).toContainText(/150\s%/)
    await translate(page)
    await zoomDialog(page).getByRole('button', { name: shared.bild.kleiner }).click()
    await expect(level).toContainText(/100\s%/)
    await zoomDialog(page).getByRole('button', { name: shared.hinweise.schliessen }).click()
    await expect(zoomDialog(page)).toHaveCount(0)

    await cookieButton(page).click()
    await translate(page)
    await cookieDialog(page)
      .getByRole('tab', { name: /Cookie-Details/ })
      .click()
    await translate(page)
    await expect(cookieDialog(page).getByText(consentKey)).toBeVisible()
    await cookieDialog(page)
      .getByRole('tab', { name: /Einstellungen/ })
      .click()
    await box(page, 'analytics').check()
    await cookieDialog(page)
      .getByRole('button', { name: /Auswahl speichern/ })
      .click()
    await expect(cookieDialog(page)).toHaveCount(0)
    await cookieButton(page).click()
    await expect(box(page, 'analytics')).toBeChecked()
  })

  test(`A toast that was translated ${way} says something else when there is something new`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED|neither be sent nor kept/)
    await page.goto('/impressum')
    await page.evaluate((key) => sessionStorage.setItem(key, 'sent'), flashKey)
    await page.goto('/registrieren')
    const toast = page.locator('[data-removed=false] .toast')
    await expect(toast).toContainText('erfolgreich übermittelt')
    await page.getByLabel('Vorname').focus()
    await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
    await translate(page)
    await fillForm(page, freshEmail())
    await page.route(receiver, (route) => route.abort())
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await submitButton(page).click()
    await expect(toast).toContainText('Es gab ein Problem')
    await expect(toast).not.toContainText('erfolgreich')
    await toast.getByRole('button', { name: shared.hinweise.schliessen }).click()
    await expect(toast).toHaveCount(0)
  })
}

test('An island in which React fails later goes on as the server has made it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^\[island\] Faq:/)
  await page.goto('/aktivrente')
  await questions(page).first().locator('summary').focus()
  await expect(faq(page)).toHaveAttribute('data-island-status', 'awake')
  await faq(page).evaluate((root) => {
    for (const details of root.querySelectorAll('details'))
      Object.defineProperty(details, 'setAttribute', {
        value: () => {
          throw new Error('taken away')
        },
      })
  })
  await questions(page).nth(1).locator('summary').click()
  await expect(faq(page)).toHaveAttribute('data-island-status', 'server')
  await questions(page).nth(2).locator('summary').click()
  await expect(openQuestions(page)).toHaveCount(1)
  await expect(page).toHaveURL(/#frage-/)
  await questions(page).nth(0).locator('summary').click()
  await expect(questions(page).nth(0)).toHaveAttribute('open', '')
  await expect(openQuestions(page)).toHaveCount(1)
  await questions(page).nth(0).locator('summary').click()
  await expect(openQuestions(page)).toHaveCount(0)
})

test('While React is at it, and fails, what is typed, pressed and focused is as if it had not come', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/no longer what the server has rendered/)
  const email = freshEmail()
  const release = await holdCode(page, 'RegistrationForm')
  await page.goto('/registrieren')
  await wrapWords(page)
  await page.getByLabel('E-Mail-Adresse').focus()
  await page.keyboard.type(email)
  const react = await holdReact(page)
  release()
  await expect.poll(() => form(page).evaluate(hasRoot)).toBe(true)
  // As by the arrow of a phone's keyboard: no event of a key or a finger comes first.
  await page.getByLabel('Wohnort').focus()
  await page.keyboard.insertText('Köln')
  const box = page.getByLabel('Soziales & Ehrenamt')
  await box.hover()
  await page.mouse.down()
  await react.release()
  await expect(form(page)).toHaveAttribute('data-island-status', 'server')
  await page.mouse.up()
  await expect(box).toBeChecked()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await expect(page.getByLabel('Wohnort')).toHaveValue('Köln')
})

test('Of a cookie dialog that does not come is said after ten seconds that it has failed', async ({
  page,
}) => {
  const release = await holdCode(page, 'CookieDialog')
  await page.clock.install()
  await page.goto('/aktivrente')
  await page.clock.pauseAt(Date.now() + 60_000)
  await cookieButton(page).click()
  await expect(page.getByText(shared.cookies.laedt)).toBeVisible()
  await expect(island(page, 'CookieDialog')).toHaveAttribute('data-island-status', 'waking')
  await page.clock.runFor(10_000)
  await expect(page.getByText(shared.cookies.laedt_nicht)).toBeVisible()
  await page.clock.resume()
  release()
  await expect(island(page, 'CookieDialog')).toHaveAttribute('data-island-status', 'awake')
  await expect(cookieDialog(page)).toHaveCount(0)
  await cookieButton(page).click()
  await expect(cookieDialog(page)).toBeVisible()
})

test('A cookie dialog that comes late tears nobody out of a field', async ({ page }) => {
  const release = await holdCode(page, 'CookieDialog')
  await page.goto('/registrieren')
  // Beside the form the floating one is not there.
  await page.locator('footer [data-cookies]').click()
  await expect(island(page, 'CookieDialog')).toHaveAttribute('data-island-status', 'waking')
  await page.getByLabel('Vorname').fill('Jür')
  release()
  await expect(island(page, 'CookieDialog')).toHaveAttribute('data-island-status', 'awake')
  await page.keyboard.type('gen')
  await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
  await expect(cookieDialog(page)).toHaveCount(0)
})

test('Instead of an enlargement that does not come the picture itself opens after ten seconds', async ({
  page,
}) => {
  await holdCode(page, 'ImageZoom')
  await page.clock.install()
  await page.goto('/aktivrente')
  await page.clock.pauseAt(Date.now() + 60_000)
  await picture(page).click()
  await expect(page.getByText(shared.bild.oeffnet).first()).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(firstPicture('/aktivrente').src)
})
