import { readingKey } from '../src/browser/reading-key.ts'
import { flashKey } from '../src/registration/flash-flag.ts'
import { announced, recordAnnouncements, said } from './announced.ts'
import {
  boxOf,
  expect,
  fillForm,
  freshEmail,
  hold,
  type Page,
  receiver,
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
  await page.goto('/impressum')
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

test('A toast is announced once, in a region that was there before', async ({ page }) => {
  await page.goto('/impressum')
  await page.evaluate((key) => sessionStorage.setItem(key, 'sent'), flashKey)
  await recordAnnouncements(page)
  await page.goto('/danke')
  await expect(toast(page)).toBeVisible()
  const messages = (await said(page)).filter((text) => text.includes('Formular abgeschickt'))
  expect(messages).toEqual([
    `Formular abgeschicktIhre Daten wurden erfolgreich übermittelt. ${shared.hinweise.schliessen}`,
  ])
  await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveCount(1)
})

test('Two that ask for the area of toasts at the same moment get the same one', async ({
  page,
}) => {
  const code = page.waitForResponse(/\/Toasts-/)
  await openWithToast(page)
  await page.goto('/impressum')
  await page.evaluate(
    async ([address, key]) => {
      // What the build has named as it likes.
      const toasts = Object.values(await import(address)).find((each) => Object(each).mount)
      const area = document.querySelector('[data-island=Toasts]')
      await Promise.all([1, 2].map(() => Object(toasts).mount(area, 'Toasts', toasts)))
      sessionStorage.setItem(key, 'sent')
      dispatchEvent(new CustomEvent(key))
    },
    [(await code).url(), flashKey] as const,
  )
  await expect(toast(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveCount(1)
})

test('A toast stays until it is closed', async ({ page }) => {
  await page.clock.install()
  await openWithToast(page)
  await page.clock.runFor('01:00:00')
  await expect(toast(page)).toBeVisible()
  await closeButton(page).click()
  await page.clock.runFor(1000)
  await expect(toast(page)).toHaveCount(0)
  // The room that was kept for it is given back.
  await expect(page.locator('html')).not.toHaveAttribute('style', /--toast/)
})

test('A toast that comes while the last one goes stays', async ({ page }) => {
  await page.clock.install()
  await openWithToast(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await closeButton(page).dispatchEvent('click')
  await page.clock.runFor(100)
  await page.evaluate((key) => {
    sessionStorage.setItem(key, 'sent')
    dispatchEvent(new CustomEvent(key))
  }, flashKey)
  await page.clock.runFor(1000)
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('style', /--toast: \d/)
})

test('With Tab its button comes right after the skip link, and is left again', async ({ page }) => {
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
})

test('Escape closes it, wherever the focus is, but an open menu first', async ({ page }) => {
  await openWithToast(page)
  const menu = page.locator('summary', { hasText: 'Wissenswertes' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('.menu[open]')).toHaveCount(0)
  await expect(toast(page)).toBeVisible()
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

for (const [width, height] of usual) {
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('at the end of the page nothing lies under it', async ({ page }) => {
      await openWithToast(page)
      await page.evaluate(() => scrollTo(0, 1e6))
      await expect.poll(() => covered(page, 'footer :is(a, button, p), body > button')).toEqual([])
    })

    test('whatever gets the focus comes out from under it', async ({ page }) => {
      await openWithToast(page, '/registrieren')
      const stops = await page.locator('main :is(a, input, button)').count()
      await page.locator('main a').first().focus()
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(() => covered(page, ':focus')).toEqual([])
      }
    })
  })
}

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

  test('What failed is announced once, and the other way is read because it has the focus; however often it fails, there is one toast', async ({
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
    await submitButton(page).click()
    await expect(submitButton(page)).toBeEnabled()
    await expect(toast(page)).toHaveCount(1)
  })

  test('Nothing is said of the last attempt while the next one is under way', async ({ page }) => {
    await failToSend(page)
    await page.unroute(receiver)
    const release = await hold(page, receiver)
    await submitButton(page).click()
    await expect(submitButton(page)).toBeDisabled()
    await expect(toast(page)).toHaveCount(0)
    release()
    await expect(page).toHaveURL(/danke/)
  })

  test('A tap on its text and then into a field leaves the focus in the field', async ({
    page,
  }) => {
    await failToSend(page)
    await page.getByLabel('Letzter Beruf').focus()
    await page.getByText('Es gab ein Problem').click()
    await page.getByLabel('Wohnort').click()
    await expect(page.getByLabel('Wohnort')).toBeFocused()
  })

  test('What has the focus stays clear of it also when a font that comes late makes what is above it longer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await failToSend(page)
    const wayOut = '[tabindex="-1"]:focus'
    await expect.poll(() => covered(page, wayOut)).toEqual([])
    await page.locator(wayOut).evaluate((text: HTMLElement) => {
      const over = document.querySelector('.toast')?.getBoundingClientRect()
      text.style.marginTop = `${Number(over?.top) - text.getBoundingClientRect().top}px`
    })
    await expect.poll(() => covered(page, wayOut)).toEqual([])
  })

  for (const [width, height, size = 1] of windows) {
    test.describe(`at ${width} × ${height} px, text ${size} times as large`, () => {
      test.use({ viewport: { width, height } })

      test('the toast covers neither what it speaks of nor the button', async ({ page }) => {
        await page.addInitScript(([key, size]) => localStorage.setItem(key, size), [
          readingKey,
          `${size}`,
        ] as const)
        // It stands at once where it stays.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await failToSend(page)
        const wayOut = '[tabindex="-1"]:focus'
        await expect(page.locator(wayOut)).toBeVisible()
        for (const each of [wayOut, 'form button[type=submit]'])
          await expect.poll(() => covered(page, each), each).toEqual([])
        await expect(closeButton(page)).toBeInViewport({ ratio: 1 })
      })
    })
  }
})
