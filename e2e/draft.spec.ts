import { trapName } from '../src/registration/fields.ts'
import { draftKey, outboxKey } from '../src/registration/stored-flag.ts'
import {
  expect,
  fillForm,
  freshEmail,
  hold,
  holdCode,
  holdReact,
  listIsReady,
  notKnown,
  type Page,
  receiver,
  refusal,
  rowsOf,
  settled,
  submitButton,
  test,
  watchCode,
} from './fixtures.ts'
import { form, summary } from './form-parts.ts'
import { blockStorage } from './storage.ts'
import { firstSentence, form as formWords, shared } from './words.ts'

const { entwurf: words } = formWords
const notice = (page: Page) => page.getByText(words.wieder_da)
const discard = (page: Page) => page.getByRole('button', { name: words.loeschen })
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), draftKey)

async function typeALot(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill('Jürgen')
  await page.getByLabel('Soziales & Ehrenamt').check()
  await page.getByLabel('Anderes').check()
  await page.getByLabel('Was interessiert Sie noch?').fill('Bienenzüchten')
  await expect.poll(() => stored(page)).toContain('Bienenzüchten')
}

async function hasAll(page: Page): Promise<void> {
  await expect(page.getByLabel('Was interessiert Sie noch?')).toHaveValue('Bienenzüchten')
  await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
  await expect(page.getByLabel('Soziales & Ehrenamt')).toBeChecked()
  await expect(page.getByLabel('Büro & Organisation')).not.toBeChecked()
}

/** The visitor types, and the tab is closed. */
async function leaveADraft(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto('/registrieren')
  await expect(notice(tab)).toBeHidden()
  await typeALot(tab)
  await tab.close()
}

test('What was typed is back after the tab was closed, before and after React has come, also where a letter was typed and deleted before any code came', async ({
  page,
}) => {
  await leaveADraft(page)
  const release = await holdCode(page, '')
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').press('A')
  await page.getByLabel('Vorname').press('Backspace')
  await page.goto('/registrieren')
  release()
  await hasAll(page)
  await expect(notice(page)).toBeVisible()
  await expect(form(page)).not.toHaveAttribute('data-island-status')
  await page.getByLabel('Nachname').fill('Groß')
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  await hasAll(page)
})

test('The last key before the page is left counts, and nobody is told', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => told.push(decodeURI(request.url()) + request.postData()))
  await page.clock.install()
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').fill('Jürgen')
  await expect.poll(() => stored(page)).toContain('Jürgen')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Nachname').fill('Groß')
  expect(await stored(page)).not.toContain('Groß')
  await page.goto('/')
  expect(await stored(page)).toContain('Groß')
  expect(told.filter((text) => /Jürgen|Groß/.test(text))).toEqual([])
})

test('What was typed before any code came is back after a reload', async ({ page }) => {
  const release = await holdCode(page, '')
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').fill('Jürgen')
  await page.getByLabel('Soziales & Ehrenamt').check()
  await page.goto('/registrieren')
  release()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
  await expect(page.getByLabel('Soziales & Ehrenamt')).toBeChecked()
})

/** As when another app comes to the front, where the browser may end the tab. */
const hide = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('What was typed before any code came is kept when the tab is hidden, and is not called back to who returns', async ({
  page,
}) => {
  const release = await holdCode(page, '')
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').fill('Jürgen')
  await hide(page)
  expect(await stored(page)).toContain('Jürgen')
  await page.getByLabel('Vorname').fill('')
  await page.getByLabel('Nachname').fill('Groß')
  release()
  await expect.poll(() => stored(page)).not.toContain('Jürgen')
  expect(await stored(page)).toContain('Groß')
  await expect(page.getByLabel('Vorname')).toHaveValue('')
  await expect(notice(page)).toBeHidden()
})

test('Who begins in the same way and looks elsewhere before any code came finds the draft whole', async ({
  page,
}) => {
  await leaveADraft(page)
  const release = await holdCode(page, '')
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').fill('Jürgen')
  await hide(page)
  release()
  await hasAll(page)
})

test('What a form filler puts in without an event, before and after the code of drafts, is kept', async ({
  page,
}) => {
  await page.goto('/registrieren')
  for (const name of ['Jürgen', 'Anna']) {
    await page.getByLabel('Vorname').evaluate((field: HTMLInputElement, name) => {
      field.value = name
    }, name)
    await page.goto('/registrieren')
    await expect(page.getByLabel('Vorname')).toHaveValue(name)
    await expect(notice(page)).toBeVisible()
    await page.getByLabel('Wohnort').fill('Köln')
    await expect.poll(() => stored(page)).toContain('Köln')
  }
})

test('That the entries are still there is said no more when they are deleted', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|\[island\] RegistrationForm/)
  await leaveADraft(page)
  await page.route('**/RegistrationForm*', (route) => route.abort())
  await page.goto('/registrieren')
  await expect(notice(page)).toBeVisible()
  await fillForm(page, freshEmail())
  await context.setOffline(true)
  await submitButton(page).click()
  const stillThere = page.getByText(formWords.ohne_netz)
  await expect(stillThere).toBeFocused()
  await discard(page).click()
  await expect(page.getByText(words.geloescht)).toBeFocused()
  await expect(stillThere).toBeHidden()
})

for (const [code, when] of [
  ['', 'before React'],
  ['draft-form-', 'after React'],
] as const)
  test(`Who types something else ${when}, while the draft is slow, gets nothing of it`, async ({
    page,
  }) => {
    const email = freshEmail()
    await leaveADraft(page)
    const release = await holdCode(page, code)
    await page.goto('/registrieren')
    await page.getByLabel('Vorname').fill('Otto')
    if (code) await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
    release()
    await expect.poll(() => stored(page)).not.toContain('Bienenzüchten')
    expect(await stored(page)).toContain('Otto')
    await expect(notice(page)).toBeHidden()
    await fillForm(page, email, 'Otto')
    await submitButton(page).click()
    await expect(page).toHaveURL('/danke')
    expect(await rowsOf(email)).toMatchObject([{ 2: 'Otto', 9: '', 10: '' }])
    expect(await stored(page)).toBeNull()
  })

for (const when of ['asleep', 'awake'] as const)
  test(`A draft can be thrown away while the form is ${when}, with all that was wrong in it`, async ({
    page,
  }) => {
    await leaveADraft(page)
    if (when === 'asleep') await holdCode(page, 'RegistrationForm')
    await page.goto('/registrieren')
    await expect(notice(page)).toBeVisible()
    await listIsReady(page)
    if (when === 'awake') {
      await page.getByLabel('Wohnort').fill('Köln')
      await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
      await page.getByLabel('Wohnort').fill('')
    }
    await submitButton(page).click()
    await expect(summary(page)).toBeFocused()
    await discard(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.geloescht)).toBeFocused()
    await expect(summary(page)).toHaveCount(0)
    await expect(form(page).getByText('Wohnort wird benötigt')).toBeHidden()
    await expect(form(page).locator('[aria-invalid], [data-error]')).toHaveCount(0)
    for (const field of await form(page).getByRole('textbox').all())
      await expect(field).toHaveValue('')
    for (const box of await form(page).getByRole('checkbox').all())
      await expect(box).not.toBeChecked()
    await submitButton(page).click()
    await expect(form(page).getByText('Wohnort wird benötigt')).toBeVisible()
    await page.goto('/registrieren')
    await settled(page)
    expect(await stored(page)).toBeNull()
    await expect(notice(page)).toBeHidden()
  })

test('What was refused and is thrown away does not come back', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/)
  await page.clock.install()
  await page.route(receiver, (route) =>
    page.url().endsWith('/danke') ? route.fulfill(refusal) : route.abort(),
  )
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await submitButton(page).click()
  await expect(page).toHaveURL(/danke/)
  await expect.poll(() => stored(page)).toContain('Schlosser')
  const release = await holdCode(page, 'keep-sending')
  await page.goto('/registrieren')
  await discard(page).hover()
  await page.mouse.down()
  release()
  const top = page.locator('[data-island=Notice] > *')
  await expect(top).toHaveCount(1)
  await page.clock.runFor(1_000)
  await expect(top, 'nothing moves under the finger').toBeEmpty()
  await page.mouse.up()
  await expect(page.getByText(words.geloescht)).toBeFocused()
  await expect(top, 'nothing is there to be mended').toBeEmpty()
  await page.clock.fastForward(2 * 60 * 60 * 1000)
  await page.goto('/registrieren')
  await settled(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await expect(notice(page)).toBeHidden()
})

test('What another tab has begun since outlives a refusal, and the registration, of this one', async ({
  page,
}) => {
  await page.route(receiver, (route) => route.fulfill(refusal))
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await expect.poll(() => stored(page)).toContain('Schlosser')
  const other = await page.context().newPage()
  await other.goto('/registrieren')
  await expect(notice(other)).toBeVisible()
  await other.getByLabel('Vorname').fill('Bernd')
  await expect.poll(() => stored(other)).toContain('Bernd')
  await submitButton(page).click()
  await expect(form(page).getByText(notKnown)).toBeVisible()
  expect(await stored(page)).toContain('Bernd')
  await page.unroute(receiver)
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  expect(await stored(page)).toContain('Bernd')
})

test('A day later the draft is gone', async ({ page }) => {
  await leaveADraft(page)
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 })
  await page.goto('/registrieren')
  await expect.poll(() => stored(page)).toBeNull()
  await expect(notice(page)).toBeHidden()
  await expect(page.getByLabel('Vorname')).toHaveValue('')
})

test('A draft holds what the visitor has filled in and nothing else', async ({ page }) => {
  await page.goto('/registrieren')
  await page.locator(`[name=${trapName}]`).evaluate((trap: HTMLInputElement) => {
    trap.value = 'x'
  })
  await page.getByLabel('Nachname').fill(' ')
  await typeALot(page)
  const { values } = JSON.parse((await stored(page)) ?? '')
  expect(values).toEqual({
    firstName: 'Jürgen',
    'interests.social': true,
    'interests.other': true,
    otherInterests: 'Bienenzüchten',
  })
})

test('What is typed as soon as the button has been pressed is no draft that stays behind', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RESET/)
  let typed = () => {}
  const hasTyped = new Promise<void>((resolve) => {
    typed = resolve
  })
  await page.route(receiver, async (route) => {
    await hasTyped
    await route.abort('connectionreset')
  })
  const release = await holdCode(page, 'RegistrationForm')
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await expect.poll(() => stored(page)).toContain('Schlosser')
  await submitButton(page).click()
  const react = await holdReact(page)
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  release()
  // As far as it takes to send, and no further.
  const isAwake = async () => {
    if ((await form(page).getAttribute('data-island-status')) === 'awake') return true
    await react.step()
    return false
  }
  // Within the seconds that a press waits for code, however many steps it takes.
  await expect.poll(isAwake, { intervals: [20] }).toBe(true)
  await asked
  await page.getByLabel('Wohnort').focus()
  await page.keyboard.type('-Deutz')
  await react.release()
  typed()
  await expect(page).toHaveURL('/danke')
  expect(await stored(page)).toBeNull()
})

for (const when of ['comes after the registration was kept', 'does not come'] as const)
  test(`The code of drafts that ${when} leaves no draft of a registration`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_CONNECTION_RESET|503/)
    await page.route(receiver, (route) => route.abort('connectionreset'))
    await page.route('**/danke', (route) => route.fulfill({ status: 503 }))
    const release = await holdCode(page, 'draft-form-')
    const code = page.waitForRequest('**/assets/draft-form-*')
    await page.goto('/registrieren')
    await fillForm(page, freshEmail())
    await submitButton(page).click()
    await expect(page.getByText('Ihre Registrierung wurde gespeichert.')).toBeVisible()
    const address = (await code).url()
    if (when !== 'does not come') {
      release()
      // Once it has run, what it begins has begun; leaving the page ends its pause.
      await page.evaluate((address) => import(address), address)
    }
    await page.goto('/impressum')
    expect(await stored(page)).toBeNull()
  })

const typed = { firstName: 'Jürgen', lastName: 'Groß', city: 'Köln', lastJob: 'Schlosser' }

/** The form's page on a device on which this waits, and stands in the form. */
async function openWith(page: Page, entry: object, values?: object): Promise<void> {
  const submittedAt = '2026-03-01T10:00:00.000Z'
  const email = freshEmail()
  const record = { ...typed, email, submittedAt, phone: '', interests: {}, source: '' }
  const items = {
    [`${outboxKey} ${submittedAt} ${email}`]: { record, ...entry },
    ...(values && { [draftKey]: { savedAt: Date.now(), values: { ...values, email } } }),
  }
  await page.goto('/impressum')
  await page.evaluate((items) => {
    for (const [key, item] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(item))
  }, items)
  await page.goto('/registrieren')
}

const waiting = (page: Page) =>
  page.evaluate(
    (key) => Object.keys(localStorage).filter((each) => each.startsWith(key)),
    outboxKey,
  )

test('What is given up after a month waits on while the form is in use, also when all was deleted again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RESET/)
  await page.route(receiver, (route) => route.abort('connectionreset'))
  const release = await holdCode(page, 'keep-sending')
  const keptAt = Date.now() - 40 * 24 * 60 * 60 * 1000
  await openWith(page, { keptAt, attempts: 9, triedAt: keptAt })
  await page.getByLabel('Vorname').fill('M')
  await expect.poll(() => stored(page)).toContain('M')
  await page.getByLabel('Vorname').fill('')
  await expect.poll(() => stored(page)).toBeNull()
  release()
  await expect(page.getByText(firstSentence(shared.registrierung.liegt_hier))).toBeVisible()
  await page.goto('/impressum')
  expect(await waiting(page)).toHaveLength(1)
})

test('That what was deleted may have arrived is said for good', async ({ page, expectConsole }) => {
  expectConsole(/ERR_/)
  await hold(page, receiver)
  const asked = page.waitForRequest(receiver)
  const cutOff = page.waitForEvent('requestfailed')
  const entry = { keptAt: Date.now(), attempts: 1, triedAt: 1, failed: true, refused: true }
  await openWith(page, entry, typed)
  await asked
  await discard(page).click()
  await cutOff
  await expect(page.getByText(firstSentence(shared.registrierung.geloescht))).toBeVisible()
  expect(await waiting(page)).toEqual([])
})

test('With storage blocked typing goes on undisturbed', async ({ page, expectConsole }) => {
  expectConsole(/\[consent\] SecurityError/)
  await blockStorage(page, 'localStorage')
  const draftsHaveRun = watchCode(page, /draft-form-/)
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').fill('Jürgen')
  await draftsHaveRun()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
  await expect(notice(page)).toBeHidden()
})
