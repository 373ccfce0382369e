import { fields, trapName } from '../src/registration/fields.ts'
import { recordAnnouncements, said } from './announced.ts'
import { hasFailedAgain } from './faults/scene.ts'
import {
  expect,
  fillForm,
  freshEmail,
  holdCode,
  holdIslandCode,
  island,
  listIsReady,
  type Page,
  receiverHost,
  rowsOf,
  submitButton,
  test,
} from './fixtures.ts'
import { shared, form as words } from './words.ts'

const endpoint = `http://${receiverHost}/**`
const form = (page: Page) => island(page, 'RegistrationForm')
const summary = (page: Page) => page.getByRole('group', { name: shared.fehlerliste.titel })

test('A registration arrives as one row with its umlauts, and the visitor is told so', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/registrieren')
  await fillForm(page, email)
  await page.getByLabel('Büro & Organisation').check()
  await page.getByLabel('Anderes').check()
  await page.getByLabel('Was interessiert Sie noch?').fill('Bienenzüchten')
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
      'Bienenzüchten',
    ]),
  )
  await page.getByRole('button', { name: shared.hinweise.schliessen }).click()
  await expect(page.getByText('Formular abgeschickt')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Formular abgeschickt')).toBeHidden()
})

test('What stands in the field that people don’t see is sent along', async ({ page }) => {
  const bodies: unknown[] = []
  await page.route(endpoint, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await page.locator(`[name=${trapName}]`).evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example'
  })
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  expect(bodies).toMatchObject([{ firstName: 'Jürgen', [trapName]: 'https://spam.example' }])
})

test('A slip in the e-mail address is met with a proposal that one press accepts', async ({
  page,
}) => {
  await page.goto('/registrieren')
  const field = page.getByLabel('E-Mail-Adresse')
  const proposal = page
    .getByRole('status')
    .filter({ hasText: `${words.vorschlag.frage} erika@gmx.de?` })
  const accept = page.getByRole('button', { name: words.vorschlag.knopf })
  await field.fill('erika@gmx.d')
  await expect(proposal).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(proposal).toBeVisible()
  await expect(accept).toHaveAccessibleDescription(`${words.vorschlag.frage} erika@gmx.de?`)
  await field.fill('erika@gmx.d')
  await expect(proposal).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(proposal).toBeVisible()
  await accept.press('Enter')
  await expect(field).toHaveValue('erika@gmx.de')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(accept).toHaveCount(0)
})

test('A proposal does not take the button from under the finger, and refuses nothing', async ({
  page,
}) => {
  const email = freshEmail().replace('beispiel.de', 'gmx.d')
  await page.goto('/registrieren')
  await fillForm(page, email)
  await page.getByLabel('E-Mail-Adresse').focus()
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  expect(await rowsOf(email)).toHaveLength(1)
})

test('The field for other interests shows only while „Anderes“ is ticked', async ({ page }) => {
  await page.goto('/registrieren')
  const other = page.getByLabel('Was interessiert Sie noch?')
  await expect(other).toBeHidden()
  await page.getByLabel('Anderes').check()
  await expect(other).toBeVisible()
  await page.getByLabel('Anderes').uncheck()
  await expect(other).toBeHidden()
})

test('Pressing the button many times sends one registration', async ({ page }) => {
  const email = freshEmail()
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await page.goto('/registrieren')
  await fillForm(page, email)
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times += 1) button.click()
  })
  await expect(page).toHaveURL('/danke')
  expect(posts).toBe(1)
  expect(await rowsOf(email)).toHaveLength(1)
})

test('Empty fields keep the visitor on the form and say what is missing', async ({ page }) => {
  const messages = [
    'Vorname wird benötigt',
    'Nachname wird benötigt',
    'Gültige E-Mail-Adresse erforderlich',
    'Wohnort wird benötigt',
    'Letzter Beruf wird benötigt',
  ]
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').focus()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  for (const message of messages) await expect(form(page).getByText(message)).toBeHidden()
  await submitButton(page).click()
  for (const message of messages) await expect(form(page).getByText(message)).toBeVisible()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText(messages)
  await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Vorname wird benötigt')

  await page.getByLabel('Vorname').fill('Anna')
  await expect(form(page).getByText('Vorname wird benötigt')).toBeHidden()
  await page.getByLabel('Nachname').fill('   ')
  await submitButton(page).click()
  await expect(form(page).getByText('Nachname wird benötigt')).toBeVisible()
  await expect(page).toHaveURL('/registrieren')
})

test('With the receiver down the registration is kept, and arrives once with a later page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_REFUSED/)
  const email = freshEmail()
  await page.route(endpoint, (route) => route.abort('connectionrefused'))
  await page.goto('/registrieren')
  await fillForm(page, email)
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  await expect(
    page.getByText('Ihre Registrierung wurde gespeichert. Wir melden uns bei Ihnen.'),
  ).toBeVisible()
  expect(await rowsOf(email)).toHaveLength(0)

  await hasFailedAgain(page)
  await page.unroute(endpoint)
  await page.goto('/')
  await expect.poll(() => rowsOf(email)).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/danke')
  expect(await rowsOf(email)).toHaveLength(1)
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

test('With receiver and storage both unavailable the visitor stays, with all entries', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_REFUSED|neither be sent nor kept/)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(endpoint, (route) => route.abort('connectionrefused'))
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await submitButton(page).click()
  await expect(page.getByText('Es gab ein Problem beim Absenden des Formulars.')).toBeVisible()
  await expect(page).toHaveURL('/registrieren')
  await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
  await expect(form(page).getByRole('link', { name: /@/ }).last()).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
})

test('A refused field is shown at that field', async ({ page }) => {
  await page.route(endpoint, (route) =>
    route.fulfill({
      json: { ok: false, errors: { city: 'Wohnort wird benötigt' } },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await submitButton(page).click()
  await expect(form(page).getByText('Wohnort wird benötigt')).toBeVisible()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText(['Wohnort wird benötigt'])
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
    const before = await summary(page).boundingBox()
    await page.keyboard.type('Groß')
    await expect(
      summary(page).getByText(`Nachname wird benötigt – ${shared.fehlerliste.erledigt}`),
    ).toBeVisible()
    await expect(summary(page).getByRole('link')).toHaveCount(3)
    const after = await summary(page).boundingBox()
    expect(after?.height, 'it moves nothing under who types').toBe(before?.height)

    await summary(page).getByRole('link').last().focus()
    release()
    await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
    await expect(summary(page).getByRole('link').last()).toBeFocused()
    await fillForm(page, freshEmail())
    await submitButton(page).click()
    await expect(page).toHaveURL('/danke')
  })

test('Labels say in words what is needed and what is not', async ({ page }) => {
  await page.goto('/registrieren')
  for (const { label, required } of fields)
    await expect(page.getByLabel(label)).toHaveAccessibleName(
      `${label} (${required ? words.erforderlich : words.freiwillig})`,
    )
})

test('What is typed, ticked and sent before React is there counts, once', async ({ page }) => {
  const email = freshEmail()
  const release = await holdIslandCode(page)
  await page.goto('/registrieren')
  await fillForm(page, email)
  await page.getByLabel('Soziales & Ehrenamt').check()
  await submitButton(page).click()
  await expect(form(page)).toHaveAttribute('data-held', '')
  await expect(page.getByText('Wird gesendet...')).toBeVisible()
  await submitButton(page).click()
  expect(await rowsOf(email)).toHaveLength(0)

  release()
  await expect(page).toHaveURL('/danke')
  const rows = await rowsOf(email)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Soziales & Ehrenamt')
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

test('While sending, the button says only that, screen readers hear it, and the loader has run once', async ({
  page,
}) => {
  await recordAnnouncements(page)
  const loaders: string[] = []
  page.on('request', (request) => {
    if (/assets\/app-.*\.js/.test(request.url())) loaders.push(request.url())
  })
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(endpoint, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await submitButton(page).click()
  await expect(form(page).locator('form')).toHaveAttribute('data-sending', '')
  expect(await submitButton(page).innerText()).toBe('Wird gesendet...')
  await expect(submitButton(page)).toBeDisabled()
  expect((await said(page)).at(-1)).toBe('Wird gesendet...')
  release()
  await expect(page).toHaveURL('/danke')
  expect(loaders).toEqual([])
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

test('An answer of many pages arrives whole', async ({ page }) => {
  const email = freshEmail()
  const answer = `${'Chor, Garten und „Skat“; '.repeat(1_200)}Ende`
  await page.goto('/registrieren')
  await fillForm(page, email)
  await page.getByLabel('Anderes').check()
  await page.getByLabel('Was interessiert Sie noch?').fill(answer)
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  const [row = []] = await rowsOf(email)
  expect(row.includes(answer)).toBe(true)
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
    await expect(page.getByRole('link')).toHaveCount(1)
  })

  test('an e-mail address without a dot is refused by the browser, in our words', async ({
    page,
  }) => {
    await page.goto('/registrieren')
    await fillForm(page, 'max@gmx')
    await submitButton(page).click()
    await expect(page).toHaveURL('/registrieren')
    await expect(form(page).getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible()
    const email = freshEmail().replace('beispiel', 'müller')
    await fillForm(page, email)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: /Vielen Dank/ })).toBeVisible()
  })

  test('a missing field is refused by the browser, in our words', async ({ page }) => {
    await page.goto('/registrieren')
    await submitButton(page).click()
    await expect(page).toHaveURL('/registrieren')
    await expect(form(page).getByText('Vorname wird benötigt')).toBeVisible()
  })
})
