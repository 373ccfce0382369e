import {
  banner,
  box,
  choose,
  consentKey,
  dialog,
  floating,
  openByFloatingButton,
  optional,
  record,
  storeBefore,
  stored,
} from './consent-fixtures.ts'
import {
  expect,
  island,
  islandCode,
  type Page,
  settled,
  test,
  watchCode,
  withoutMouse,
} from './fixtures.ts'
import { cookies, shared } from './words.ts'

const twelveMonthsMs = 12 * 30 * 24 * 60 * 60 * 1000

/** In which nothing is stored. */
const emptyCategories = Object.keys(shared.cookies.kategorien).filter(
  (category) => !cookies.some(({ kategorie }) => kategorie === category),
)

const now = Date.parse('2026-11-21T10:00:00Z')
/** In milliseconds, after the landing page has loaded. */
const bannerDelay = 1500
/** For as long a tap goes to what the banner has just covered. */
const settling = 600

/** Time stands still at `now` when the page begins to load. */
async function stopClock(page: Page) {
  await page.clock.install({ time: now - 60_000 })
  await page.clock.pauseAt(now)
}

test('The banner comes 1.5 seconds after the landing page has loaded, and says that nothing is counted; a tap meant for what it covers still goes there; both its answers are stored, and no banner comes again', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/')
  await page.clock.runFor(1499)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(banner(page)).toBeVisible()
  await expect(banner(page)).toContainText(shared.cookies.banner.text_ohne_analyse)
  await expect(banner(page)).not.toContainText(shared.cookies.banner.text)
  const takesTaps = () =>
    banner(page).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 9, top + 9))
    })
  await page.clock.runFor(settling - 1)
  expect(await takesTaps()).toBe(false)
  await page.clock.runFor(1)
  expect(await takesTaps()).toBe(true)

  for (const [label, granted] of [
    [shared.cookies.banner.essenziell, false],
    [shared.cookies.banner.alle, true],
  ] as const) {
    const pressed = await page.evaluate(() => Date.now())
    await banner(page).getByRole('button', { name: label }).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toEqual({
      necessary: true,
      analytics: granted,
      marketing: granted,
      external: granted,
      timestamp: pressed,
      consentId: expect.stringMatching(/^consent_\d{13}_[a-z0-9]+$/),
      version: '1.0',
      userAgent: expect.stringContaining('Chrome'),
    })
    const codeHasRun = watchCode(page, '**/assets/start-*.js')
    await page.reload()
    await page.clock.runFor(5000)
    await codeHasRun()
    await expect(banner(page)).toBeHidden()

    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.clock.runFor(bannerDelay)
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(settling)
  }
})

// What else is no consent, src/consent/record.test.ts says.
test('Stored consent is enough for 12 × 30 days and not a millisecond more, and text of somebody else is none', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^\[consent\] SyntaxError/)
  await stopClock(page)
  let then = now
  for (const [age, needed] of [
    [twelveMonthsMs, false],
    [twelveMonthsMs + 1, true],
    ['accepted=all', true],
  ] as const) {
    then += bannerDelay
    await storeBefore(page, typeof age === 'number' ? record({ timestamp: then - age }) : age)
    const codeHasRun = watchCode(page, '**/assets/start-*.js')
    await page.goto('/')
    await page.clock.runFor(bannerDelay)
    // What it shows is shown then.
    await codeHasRun()
    await expect(banner(page), `${age}`).toBeVisible({ visible: needed })
  }
})

test('Each answer in the dialog is stored and closes dialog and banner', async ({ page }) => {
  for (const [label, expected] of [
    ['Alle akzeptieren', { analytics: true, marketing: true, external: true }],
    [
      'Nur essenzielle Cookies akzeptieren',
      { analytics: false, marketing: false, external: false },
    ],
    ['Auswahl speichern', { analytics: false, marketing: true, external: true }],
  ] as const) {
    await page.goto('/')
    await banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen }).click()
    await choose(page, ['marketing', 'external'])
    await dialog(page).getByRole('button', { name: label, exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toMatchObject({ necessary: true, ...expected })

    await openByFloatingButton(page)
    for (const [name, granted] of [
      ['necessary', true],
      ['analytics', expected.analytics],
      ['marketing', expected.marketing],
      ['external', expected.external],
    ] as const)
      await expect(box(page, name)).toBeChecked({ checked: granted })
    await page.evaluate(() => localStorage.clear())
  }
})

test('Closing the settings by Escape, by its button or by a tap beside it changes nothing and hides the banner', async ({
  page,
}) => {
  for (const way of ['Escape', 'its button', 'a tap beside it']) {
    await page.goto('/')
    await banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen }).click()
    await choose(page, ['analytics'])
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'its button')
      await dialog(page).getByRole('button', { name: shared.hinweise.schliessen }).click()
    else await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toBeNull()
    await openByFloatingButton(page)
    await expect(box(page, 'analytics'), way).not.toBeChecked()
  }
})

test('The necessary box cannot be changed; empty categories say so; the privacy page opens in a new tab; „Alle Cookies ablehnen“ forgets the consent, deletes analytics cookies, resets the choices', async ({
  page,
}) => {
  await page.goto('/aktivrente')
  await page.getByRole('button', { name: 'Cookie-Einstellungen ändern' }).click()
  await expect(box(page, 'necessary')).toBeDisabled()
  await expect(box(page, 'necessary')).toBeChecked()
  await dialog(page).getByRole('tab', { name: 'Cookie-Details' }).click()
  await expect(
    dialog(page).getByText('Derzeit keine Cookies in dieser Kategorie aktiv.'),
  ).toHaveCount(emptyCategories.length)
  await expect(dialog(page).getByText(consentKey)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await dialog(page).getByRole('link', { name: shared.cookies.dialog.datenschutz.text }).click()
  const privacy = await opened
  await expect(privacy).toHaveURL('/datenschutzerklaerung')
  await expect(privacy.getByText(consentKey)).toBeVisible()
  await privacy.close()
  await expect(dialog(page)).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does it
    for (const name of ['_ga', '_gid', '_ga_AB12', 'theme']) document.cookie = `${name}=1; path=/`
  })
  await openByFloatingButton(page)
  await dialog(page).getByRole('button', { name: 'Alle Cookies ablehnen' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBeNull()
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('theme=1')
  await openByFloatingButton(page)
  for (const each of optional) await expect(box(page, each)).not.toBeChecked()
})

test('The back gesture of a phone closes the dialog, once, and changes nothing', async ({
  page,
}) => {
  // Only a phone makes it; what the browser would call is called here.
  await page.addInitScript(() => {
    const watchers: EventTarget[] = []
    class CloseWatcher extends EventTarget {
      onclose = () => {}
      destroy = () => watchers.splice(watchers.indexOf(this), 1)
      constructor() {
        super()
        watchers.push(this)
      }
    }
    Object.assign(window, { CloseWatcher, watchers })
  })
  await page.goto('/aktivrente')
  await openByFloatingButton(page)
  const watching = () => page.evaluate(() => Reflect.get(window, 'watchers').length)
  expect(await watching()).toBe(1)
  await page.evaluate(() => Reflect.get(window, 'watchers')[0].onclose())
  await expect(dialog(page)).toBeHidden()
  await expect(floating(page)).toBeFocused()
  expect(await watching()).toBe(0)
  expect(await stored(page)).toBeNull()
})

test('With valid consent no code is loaded until the settings are asked for', async ({ page }) => {
  await storeBefore(page, record({ analytics: true }))
  const scripts: string[] = []
  page.on('request', (request) => {
    if (islandCode.test(request.url())) scripts.push(request.url())
  })
  await withoutMouse(page)
  await page.goto('/')
  await settled(page)
  expect(scripts).toEqual([])
  await openByFloatingButton(page)
  await expect(island(page, 'CookieDialog')).toHaveAttribute('data-island-status', 'awake')
  await expect(box(page, 'analytics')).toBeChecked()
})
