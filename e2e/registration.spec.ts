import { draftKey } from '../src/registration/stored-flag.ts'
import { recordAnnouncements, said } from './announced.ts'
import {
  arrived,
  expect,
  fillForm,
  freshEmail,
  hold,
  holdCode,
  holdIslandCode,
  receiver,
  rowsOf,
  submitButton,
  test,
  watchCode,
} from './fixtures.ts'
import { form } from './form-parts.ts'
import { shared, form as words } from './words.ts'

test('A registration arrives as one row with its umlauts and an answer of many pages, and the visitor is told so; the field for other interests shows only while „Anderes“ is ticked', async ({
  page,
}) => {
  const email = freshEmail()
  const answer = `${'Chor, Bienenzüchten und „Skat“; '.repeat(1_200)}Ende`
  await page.goto('/registrieren')
  await fillForm(page, email)
  await page.getByLabel('Büro & Organisation').check()
  const other = page.getByLabel('Was interessiert Sie noch?')
  await expect(other).toBeHidden()
  await page.getByLabel('Anderes').check()
  await expect(other).toBeVisible()
  await page.getByLabel('Anderes').uncheck()
  await expect(other).toBeHidden()
  await page.getByLabel('Anderes').check()
  await other.fill(answer)
  await submitButton(page).click()

  await expect(page).toHaveURL('/danke')
  await expect(page.getByText('Ihre Daten wurden erfolgreich übermittelt.')).toBeVisible()
  const rows = await rowsOf(email)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toEqual(
    expect.arrayContaining([
      'Jürgen',
      'Groß-Überall',
      'Köln',
      'Schlosser',
      'Büro & Organisation, Anderes',
      answer,
    ]),
  )
  await page.getByRole('button', { name: shared.hinweise.schliessen }).click()
  await expect(page.getByText('Formular abgeschickt')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Formular abgeschickt')).toBeHidden()

  // Who looks at it once more leaves no draft of it, nor who types a letter and deletes it.
  await page.goBack()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await arrived(page)
  await page.goto('/impressum')
  const hasDraft = () => page.evaluate((key) => key in localStorage, draftKey)
  expect(await hasDraft()).toBe(false)
  await page.goBack()
  await expect(form(page).locator('[data-kept]')).toHaveCount(1)
  await page.getByLabel('Wohnort').press('x')
  await expect.poll(hasDraft).toBe(true)
  await page.getByLabel('Wohnort').press('Backspace')
  await expect.poll(hasDraft).toBe(false)
})

test('What is typed for other interests counts without a tick in a browser that always shows the field; pressing the button many times sends one registration', async ({
  page,
}) => {
  const email = freshEmail()
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await page.goto('/registrieren')
  await fillForm(page, email)
  // As without :has().
  const other = page.getByLabel('Was interessiert Sie noch?')
  await other.evaluate((field) => {
    const shown = field.closest<HTMLElement>('.field')
    if (shown) shown.style.display = 'block'
  })
  await other.fill('Enkel abholen')
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times += 1) button.click()
  })
  await expect(page).toHaveURL('/danke')
  expect(posts).toBe(1)
  expect(await rowsOf(email)).toEqual([expect.arrayContaining(['Anderes', 'Enkel abholen'])])
})

test('Who stops the way to the thank-you page can go on', async ({ page }) => {
  const email = freshEmail()
  await page.clock.install()
  // The browser stays on the page.
  await page.route('/danke', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  )
  await page.goto('/registrieren')
  await fillForm(page, email)
  const leaving = page.waitForResponse((response) => response.status() === 204)
  await submitButton(page).click()
  await leaving
  await page.unroute('/danke')
  await expect(submitButton(page)).toBeDisabled()
  await page.clock.runFor(10_000)
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  expect(await rowsOf(email)).toHaveLength(1)
})

test('What is typed, ticked and sent before React is there counts, once', async ({ page }) => {
  const email = freshEmail()
  await recordAnnouncements(page)
  const release = await holdIslandCode(page)
  await page.goto('/registrieren')
  await fillForm(page, email)
  await page.getByLabel('Soziales & Ehrenamt').check()
  await submitButton(page).click()
  await expect(form(page)).toHaveAttribute('data-held', '')
  expect(await submitButton(page).innerText()).toBe('Wird gesendet...')
  await expect(submitButton(page)).toBeDisabled()
  expect((await said(page)).at(-1)).toBe('Wird gesendet...')
  await submitButton(page).click({ force: true })
  expect(await rowsOf(email)).toHaveLength(0)

  release()
  await expect(page).toHaveURL('/danke')
  const rows = await rowsOf(email)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Soziales & Ehrenamt')
})

test('While sending, the button says only that, screen readers hear it, and nothing can be changed or deleted any more', async ({
  page,
}) => {
  await recordAnnouncements(page)
  const release = await hold(page, receiver)
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await page.reload()
  const discard = page.getByRole('button', { name: words.entwurf.loeschen })
  await expect(discard).toBeVisible()
  await submitButton(page).click()
  await expect(form(page).locator('form')).toHaveAttribute('data-sending', '')
  expect(await submitButton(page).innerText()).toBe('Wird gesendet...')
  await expect(submitButton(page)).toBeDisabled()
  expect((await said(page)).at(-1)).toBe('Wird gesendet...')
  await expect(page.getByLabel('Wohnort')).not.toBeEditable()
  await page.getByLabel('Soziales & Ehrenamt').click()
  await expect(page.getByLabel('Soziales & Ehrenamt')).not.toBeChecked()
  await discard.click()
  await expect(page.getByLabel('Wohnort')).toHaveValue('Köln')
  await expect(discard).toBeVisible()
  release()
  await expect(page).toHaveURL('/danke')
})

test('An address copied with a blank that nobody sees is sent at the first press, before React too', async ({
  page,
}) => {
  const release = await holdCode(page, 'RegistrationForm')
  const letHelpersCome = await holdCode(page, 'error-summary')
  const email = freshEmail()
  const address = page.getByLabel('E-Mail')
  await page.goto('/registrieren')
  await address.fill('\u200bmax@gmx.de\u00a0')
  letHelpersCome()
  await expect(address).toHaveValue('max@gmx.de')
  await fillForm(page, `\u200b${email}\u00a0`)
  await submitButton(page).click()
  await expect(form(page).getByText('Gültige E-Mail-Adresse erforderlich')).toBeHidden()
  release()
  await expect(page).toHaveURL('/danke')
  expect(await rowsOf(email)).toHaveLength(1)
})

test('A press that leaves a word the keyboard has not finished, in a field out of sight, hits what it is on', async ({
  page,
}) => {
  const helpersHaveRun = watchCode(page, /error-summary/)
  const session = await page.context().newCDPSession(page)
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').focus()
  await helpersHaveRun()
  // As keyboards of phones do with every word.
  const word = { text: 'Jürgen', selectionStart: 6, selectionEnd: 6 }
  await session.send('Input.imeSetComposition', word)
  const box = page.getByLabel('Anderes')
  await box.scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Vorname')).not.toBeInViewport()
  await box.click()
  await expect(box).toBeChecked()
  await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts to the receiver, which thanks and leads back', async ({ page }) => {
    const email = freshEmail()
    await page.goto('/registrieren')
    await fillForm(page, email)
    await page.getByLabel('Handwerk & Technik').check()
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: /Vielen Dank/ })).toBeVisible()
    const rows = await rowsOf(email)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toEqual(expect.arrayContaining(['Jürgen', 'Köln', 'Handwerk & Technik']))
    await page.getByRole('link').click()
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  })

  test('a missing field, and an e-mail address without a dot, are refused by the browser, in our words', async ({
    page,
  }) => {
    await page.goto('/registrieren')
    await submitButton(page).click()
    await expect(page).toHaveURL('/registrieren')
    await expect(form(page).getByText('Vorname wird benötigt')).toBeVisible()
    await fillForm(page, 'max@gmx')
    await submitButton(page).click()
    await expect(page).toHaveURL('/registrieren')
    await expect(form(page).getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible()
    const email = freshEmail().replace('beispiel', 'müller')
    await fillForm(page, email)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: /Vielen Dank/ })).toBeVisible()
  })
})
