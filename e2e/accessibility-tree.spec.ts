import { announced, recordAnnouncements } from './announced.ts'
import { dialog as cookieDialog, openByFloatingButton } from './consent-fixtures.ts'
import { expect, holdCode, island, type Page, submitButton, test } from './fixtures.ts'

const form = (page: Page) => island(page, 'RegistrationForm')

test.describe('What screen readers find', () => {
  test('in the header', async ({ page }) => {
    await page.goto('/impressum')
    await expect(page.getByRole('banner')).toMatchAriaSnapshot()
  })

  test('in the form, when it was sent too early', async ({ page }) => {
    await page.goto('/registrieren')
    await submitButton(page).click()
    await expect(page.getByRole('group', { name: 'Bitte prüfen Sie' })).toBeFocused()
    await expect(page.getByRole('main').locator('section').first()).toMatchAriaSnapshot()
  })

  test('in the cookie dialog', async ({ page }) => {
    await page.goto('/ehrenamt')
    await openByFloatingButton(page)
    await expect(cookieDialog(page)).toMatchAriaSnapshot()
  })

  test('in an enlarged picture', async ({ page }) => {
    await page.goto('/aktivrente')
    await page
      .getByRole('button', { name: /Klicken zum Vergrößern/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot()
  })

  test('in questions, one of them open', async ({ page }) => {
    await page.goto('/aktivrente')
    await island(page, 'Faq').locator('summary').first().click()
    await expect(island(page, 'Faq')).toMatchAriaSnapshot()
  })

  test('in the calculator, with its answer', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T10:00:00')
    await page.goto('/aktivrente-rechner#monat=5&jahr=1954&lohn=1.204')
    await expect(page.locator('[data-answer]')).toBeVisible()
    await expect(island(page, 'Calculator')).toMatchAriaSnapshot()
  })
})

test('After a submit that fails the list of what is wrong is announced, and nothing else; nor does waking announce anything', async ({
  page,
}) => {
  const release = await holdCode(page, 'RegistrationForm')
  await recordAnnouncements(page)
  await page.goto('/registrieren')
  await submitButton(page).click()
  const heard = [
    { by: 'focus', text: 'Jetzt unverbindlich registrierenWird gesendet...' },
    { by: 'focus', text: 'Bitte prüfen Sie diese Angaben' },
  ]
  await expect.poll(() => announced(page)).toEqual(heard)
  release()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  expect(await announced(page)).toEqual(heard)
  await submitButton(page).click()
  await expect.poll(() => announced(page)).toEqual([...heard, ...heard])
})
