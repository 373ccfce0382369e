import { draftKey } from '../src/registration/stored-flag.ts'
import {
  boxOf,
  expect,
  fillForm,
  freshEmail,
  hasRoot,
  hold,
  holdCode,
  holdIslandCode,
  holdReact,
  listIsReady,
  notKnown,
  receiver,
  refusal,
  resize,
  submitButton,
  test,
  watchCode,
} from './fixtures.ts'
import { form, summary } from './form-parts.ts'
import { shared } from './words.ts'

test('Empty fields keep the visitor on the form and say what is missing', async ({ page }) => {
  const messages = [
    'Vorname wird benötigt',
    'Nachname wird benötigt',
    'Gültige E-Mail-Adresse erforderlich',
    'Wohnort wird benötigt',
    'Letzter Beruf wird benötigt',
  ]
  await page.goto('/registrieren')
  await listIsReady(page)
  await page.getByLabel('Vorname').focus()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  for (const message of messages) await expect(form(page).getByText(message)).toBeHidden()
  await submitButton(page).click()
  for (const message of messages) await expect(form(page).getByText(message)).toBeVisible()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText(messages)
  await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Vorname wird benötigt')
  // Enlarged four times the list is taller than the window.
  await resize(page, { width: 320, height: 256 })
  await submitButton(page).click()
  await expect(summary(page).getByRole('heading')).toBeInViewport({ ratio: 1 })

  await page.getByLabel('Vorname').fill('Anna')
  await expect(form(page).getByText('Vorname wird benötigt')).toBeHidden()
  await page.getByLabel('Nachname').fill('   ')
  await submitButton(page).click()
  await expect(form(page).getByText('Nachname wird benötigt')).toBeVisible()
  await expect(page).toHaveURL('/registrieren')
})

test('A refused field is shown at that field, and what was typed is not lost with the tab', async ({
  page,
}) => {
  await page.route(receiver, (route) => route.fulfill(refusal))
  await page.goto('/registrieren')
  await listIsReady(page)
  await fillForm(page, freshEmail())
  await submitButton(page).click()
  await expect(form(page).getByText(notKnown)).toBeVisible()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText([notKnown])
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toContain('Schlosser')
})

for (const when of ['asleep', 'awake'] as const)
  test(`What is wrong is listed above the form while it is ${when}, leads to its field, and is crossed off`, async ({
    page,
  }) => {
    const release = await holdCode(page, 'RegistrationForm')
    if (when === 'awake') release()
    await page.goto('/registrieren')
    await listIsReady(page)
    await page.getByLabel('Vorname').fill('Jürgen')
    if (when === 'awake') await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
    await submitButton(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toBeInViewport({ ratio: 1 })
    await expect(summary(page).getByRole('link')).toHaveCount(4)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Nachname')).toBeFocused()
    await expect(page).toHaveURL('/registrieren')
    const before = await boxOf(summary(page))
    await page.keyboard.type('Groß')
    await expect(
      summary(page).getByText(`Nachname wird benötigt – ${shared.fehlerliste.erledigt}`),
    ).toBeVisible()
    await expect(summary(page).getByRole('link')).toHaveCount(3)
    const after = await boxOf(summary(page))
    expect(after.height, 'it moves nothing under who types').toBe(before.height)

    await summary(page).getByRole('link').last().focus()
    release()
    await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
    await expect(summary(page).getByRole('link').last()).toBeFocused()
    await fillForm(page, freshEmail())
    const answer = await hold(page, receiver)
    await submitButton(page).click()
    await expect(submitButton(page)).toBeDisabled()
    expect(await summary(page).count()).toBe(0)
    answer()
    await expect(page).toHaveURL('/danke')
  })

test('Messages shown before React is there stay when it arrives, and go when mended', async ({
  page,
}) => {
  const release = await holdIslandCode(page)
  await page.goto('/registrieren')
  await submitButton(page).click()
  await expect(form(page).getByText('Vorname wird benötigt')).toBeVisible()
  await expect(page.getByLabel('Vorname')).toBeFocused()
  await page.keyboard.type('Jürg')

  release()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  await expect(page.getByLabel('Vorname')).toHaveValue('Jürg')
  await expect(form(page).getByText('Vorname wird benötigt')).toBeHidden()
  await expect(form(page).getByText('Wohnort wird benötigt')).toBeVisible()
  await page.getByLabel('Wohnort').fill('Trier')
  await expect(form(page).getByText('Wohnort wird benötigt')).toBeHidden()
})

test('Messages that come while React is at it go when mended, too', async ({ page }) => {
  const release = await holdCode(page, 'RegistrationForm')
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').focus()
  const react = await holdReact(page)
  release()
  await expect.poll(() => form(page).evaluate(hasRoot)).toBe(true)
  await submitButton(page).click()
  await expect(form(page).getByText('Vorname wird benötigt')).toBeVisible()
  await react.release()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  await page.getByLabel('Vorname').fill('Jürgen')
  await expect(form(page).getByText('Vorname wird benötigt')).toBeHidden()
  await expect(page.getByLabel('Vorname')).not.toHaveAttribute('aria-invalid')
  await expect(form(page).getByText('Wohnort wird benötigt')).toBeVisible()
})

test('A message that came by leaving a field stays when React arrives', async ({ page }) => {
  const release = await holdIslandCode(page)
  await page.goto('/registrieren')
  await page.getByLabel('E-Mail-Adresse').click()
  await page.keyboard.type('abc')
  await page.keyboard.press('Tab')
  const message = form(page).getByText('Gültige E-Mail-Adresse erforderlich')
  await expect(message).toBeVisible()
  release()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  await expect(message).toBeVisible()
  await page.getByLabel('E-Mail-Adresse').fill('a@b.de')
  await expect(message).toBeHidden()
})

test('The list of what is wrong is not waited for: without its code the first field has the focus', async ({
  page,
}) => {
  await holdCode(page, 'error-summary')
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').fill('Jürgen')
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  await submitButton(page).click()
  await expect(page.getByLabel('Nachname')).toBeFocused()
})

test('Where the code of the list was lost once, the next field brings it, and Enter ticks a box again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await page.route('**/error-summary*', (route) => route.abort(), { times: 1 })
  const lost = page.waitForEvent('requestfailed')
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').focus()
  await lost
  const listHasRun = watchCode(page, /error-summary/)
  await page.getByLabel('Soziales & Ehrenamt').focus()
  await listHasRun()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Soziales & Ehrenamt')).toBeChecked()
  await expect(page.getByText('Nachname wird benötigt')).toBeHidden()
})

for (const comes of [true, false])
  test(`Who goes on to a field stays there when the list of what is wrong ${comes ? 'comes' : 'does not come'}`, async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-05-01T10:00:00' })
    const release = await holdCode(page, 'error-summary')
    await page.goto('/registrieren')
    await page.getByLabel('Vorname').fill('Jürgen')
    await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
    await page.clock.pauseAt('2026-05-01T11:00:00')
    await submitButton(page).click()
    await expect(page.getByText('Nachname wird benötigt')).toBeVisible()
    await page.clock.runFor(100)
    await page.getByLabel('Wohnort').focus()
    if (comes) {
      const listHasRun = watchCode(page, /error-summary/)
      release()
      await listHasRun()
    }
    await page.clock.runFor(2_000)
    await expect(page.getByLabel('Wohnort')).toBeFocused()
    await expect(summary(page)).toHaveCount(0)
  })
