import { flashKey } from '../src/registration/flash-flag.ts'
import { announced, recordAnnouncements, said } from './announced.ts'
import {
  boxOf,
  eachHasItsFrame,
  expect,
  fillForm,
  freshEmail,
  hold,
  type Page,
  receiver,
  resize,
  submitButton,
  test,
} from './fixtures.ts'
import { under } from './seen.ts'
import { refuseToStore } from './storage.ts'
import { brand, shared } from './words.ts'

const closeButton = (page: Page) =>
  page.getByRole('button', { name: shared.hinweise.schliessen, exact: true })
const toast = (page: Page) => page.locator('.toast')
const covered = (page: Page, selector: string) => under(page, '.toast', selector)

/** A page on which the page before has left a toast. */
async function openWithToast(page: Page, path = '/danke'): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((key) => sessionStorage.setItem(key, 'sent'), flashKey)
  await page.goto(path)
  await expect(toast(page)).toBeVisible()
}

/** The form with a toast about what could be neither sent nor kept. */
async function failToSend(page: Page): Promise<void> {
  await refuseToStore(page)
  await page.route(receiver, (route) => route.abort('connectionrefused'))
  await page.goto('/registrieren')
  await fillForm(page, freshEmail())
  await submitButton(page).click()
  await expect(toast(page)).toBeVisible()
}

/** Something else is to be said on the page that is open. */
const tell = (page: Page) =>
  page.evaluate((key) => {
    sessionStorage.setItem(key, 'sent')
    dispatchEvent(new CustomEvent(key))
  }, flashKey)

test('A toast is announced once, in a region that was there before; two that ask for the area of toasts at the same moment get the same one', async ({
  page,
}) => {
  const code = page.waitForResponse(/\/Toasts-/)
  await recordAnnouncements(page)
  await openWithToast(page)
  const messages = (await said(page)).filter((text) => text.includes('Formular abgeschickt'))
  expect(messages).toEqual([
    `Formular abgeschicktIhre Daten wurden erfolgreich übermittelt. ${shared.hinweise.schliessen}`,
  ])
  await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveCount(1)

  await page.goto('/impressum')
  await page.evaluate(async (address) => {
    // What the build has named as it likes.
    const toasts = Object.values(await import(address)).find((each) => Object(each).mount)
    const area = document.querySelector('[data-island=Toasts]')
    await Promise.all([1, 2].map(() => Object(toasts).mount(area, 'Toasts', toasts)))
  }, (await code).url())
  await tell(page)
  await expect(toast(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveCount(1)
})

test('A toast stays until it is closed, and one that comes while the last one goes stays, too', async ({
  page,
}) => {
  await page.clock.install()
  await openWithToast(page)
  await page.clock.runFor('01:00:00')
  await expect(toast(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 2 * 60 * 60 * 1000)
  await closeButton(page).dispatchEvent('click')
  await page.clock.runFor(100)
  await tell(page)
  await page.clock.runFor(1000)
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('style', /--toast: \d/)

  await page.clock.resume()
  await closeButton(page).click()
  await expect(toast(page)).toHaveCount(0)
  // The room that was kept for it is given back.
  await expect(page.locator('html')).not.toHaveAttribute('style', /--toast/)
})

test('With Tab its button comes right after the skip link, and is left again; Escape closes it, wherever the focus is, but an open menu or dialog first', async ({
  page,
}) => {
  await openWithToast(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toBeFocused()

  await tell(page)
  await expect(toast(page)).toBeVisible()
  const menu = page.locator('summary', { hasText: 'Wissenswertes' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('.menu[open]')).toHaveCount(0)
  await page.locator('footer [data-cookies]').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // One that goes is seen for a while.
  await eachHasItsFrame(page)
  await expect(page.locator('[data-removed=false] .toast')).toBeVisible()
  await menu.focus()
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
})

const usual: [number, number][] = [
  [360, 740],
  [768, 1024],
  [1280, 800],
]
const small: [number, number][] = [
  [320, 568],
  [640, 320],
]
const largest = 1.38
const windows: [number, number, number?][] = [
  ...small,
  ...usual,
  [320, 568, largest],
  [360, 740, largest],
  [640, 320, largest],
]

test('Whatever gets the focus comes out from under it, and at the end of the page nothing lies under it; a frame sets it off from the footer', async ({
  page,
}) => {
  await openWithToast(page, '/registrieren')
  const stops = await page.locator('main :is(a, input, button)').count()
  for (const [width, height] of usual)
    await test.step(`at ${width} × ${height} px`, async () => {
      await resize(page, { width, height })
      await page.locator('main a').first().focus()
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(() => covered(page, ':focus')).toEqual([])
      }
      await page.evaluate(() => scrollTo(0, 1e6))
      await expect.poll(() => covered(page, 'footer :is(a, button, p), body > button')).toEqual([])
    })
  await expect(toast(page)).toHaveCSS('border', '2px solid rgb(255, 255, 255)')
  await page.locator('footer a').last().focus()
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.body.style.paddingRight = '1px'
  })
  await eachHasItsFrame(page)
  expect(await page.evaluate(() => scrollY), 'who has scrolled away stays there').toBe(0)
})

test.describe('at 1280 × 1024 px, enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('all that it says can be read, above its button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithToast(page)
    const [text, button] = [toast(page).locator('span'), closeButton(page)]
    for (const each of [text, button]) await expect(each).toBeInViewport({ ratio: 1 })
    expect((await boxOf(text)).bottom).toBeLessThanOrEqual((await boxOf(button)).y)
  })
})

test.describe('Where it can be neither sent nor kept', () => {
  test.beforeEach(({ expectConsole }) => {
    expectConsole(/ERR_CONNECTION_REFUSED|neither be sent nor kept/)
  })

  test('What failed is announced once, and the other way is read because it has the focus; however often it fails, there is one toast, and nothing is said of the last attempt while the next one is under way', async ({
    page,
  }) => {
    await recordAnnouncements(page)
    await failToSend(page)
    expect((await said(page)).filter((text) => text.includes('Fehler'))).toHaveLength(1)
    expect((await said(page)).filter((text) => text.includes('@'))).toEqual([])
    await expect(page.locator(':focus')).toContainText('@')
    expect((await announced(page)).slice(-2), 'the region is polite: it waits').toEqual([
      { by: 'focus', text: expect.stringContaining('@') },
      { by: 'region', text: expect.stringContaining('Fehler') },
    ])
    await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveCount(1)

    // A tap on its text and then into a field leaves the focus in the field.
    await page.getByLabel('Letzter Beruf').focus()
    await page.getByText('Es gab ein Problem').click()
    await page.getByLabel('Wohnort').click()
    await expect(page.getByLabel('Wohnort')).toBeFocused()

    await submitButton(page).click()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toHaveCount(1)

    await page.unroute(receiver)
    const release = await hold(page, receiver)
    await submitButton(page).click()
    await expect(submitButton(page)).toBeDisabled()
    await expect(toast(page)).toHaveCount(0)
    release()
    await expect(page).toHaveURL(/danke/)
  })

  test('The toast covers neither what it speaks of nor the button, also when a font that comes late makes what is above longer', async ({
    page,
  }) => {
    // It stands at once where it stays.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await failToSend(page)
    const wayOut = page.locator('[tabindex="-1"]:focus')
    const isClear = () => expect.poll(() => covered(page, '[tabindex="-1"]:focus')).toEqual([])
    for (const [width, height, size = 1] of windows)
      await test.step(`at ${width} × ${height} px, text ${size} times as large`, async () => {
        await closeButton(page).click()
        await expect(toast(page)).toHaveCount(0)
        await resize(page, { width, height })
        await page.evaluate((size) => {
          setReading(`${size}`)
          scrollTo(0, 0)
        }, size)
        await submitButton(page).click()
        await expect(toast(page)).toBeVisible()
        await expect(wayOut).toBeVisible()
        await isClear()
        await expect.poll(() => covered(page, 'form button[type=submit]')).toEqual([])
        await expect(closeButton(page)).toBeInViewport({ ratio: 1 })

        await wayOut.evaluate((text: HTMLElement) => {
          const over = document.querySelector('.toast')?.getBoundingClientRect()
          text.style.marginTop = `${Number(over?.top) - text.getBoundingClientRect().top}px`
        })
        await isClear()
        await wayOut.evaluate((text: HTMLElement) => text.removeAttribute('style'))
      })
  })
})
