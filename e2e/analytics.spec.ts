import { expect, type Page } from 'playwright/test'
import {
  analyticsId,
  byDefault,
  commands,
  config,
  script,
  signals,
  test,
  watchOthers,
} from './analytics-fixtures.ts'
import {
  banner,
  choose,
  dialog,
  floating,
  openByFloatingButton,
  record,
  recordWhereCounted,
  storeBefore,
} from './consent-fixtures.ts'
import { shared } from './words.ts'

const isForbidden = (page: Page) =>
  page.evaluate(
    (id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`],
    analyticsId,
  )

/** As after a click that the analytics counts. */
const send = (page: Page) => page.evaluate(() => (window as unknown as { send(): void }).send())

const updates = async (page: Page) =>
  (await commands(page)).filter(([, kind]) => kind === 'update').map(([, , state]) => state)

async function save(page: Page, names: Parameters<typeof choose>[1]) {
  await openByFloatingButton(page)
  await choose(page, names)
  await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('Everything is denied first, and the banner asks for permission to count; after consent the script is requested once, with a shortened address', async ({
  page,
  site,
}) => {
  const asked = await watchOthers(page, site)
  await page.goto(`${site}/`)
  await expect(banner(page)).toBeVisible()
  await expect(banner(page)).toContainText(shared.cookies.banner.text)
  await expect(banner(page), 'says who counts').toContainText('Google Analytics')
  await expect(banner(page)).not.toContainText(shared.cookies.banner.text_ohne_analyse)
  expect(await commands(page)).toEqual([byDefault])
  expect(asked).toEqual([])

  await banner(page).getByRole('button', { name: shared.cookies.banner.alle }).click()
  await expect.poll(() => asked).toEqual([script])
  expect(await commands(page)).toEqual([
    byDefault,
    ['consent', 'update', signals('granted', 'granted')],
    ['js', expect.anything()],
    config,
  ])
})

test('Stored consent is applied again at startup, after the denial and what others have put into the data layer', async ({
  page,
  site,
}) => {
  const asked = await watchOthers(page, site)
  await page.addInitScript(() => {
    window.dataLayer = [['set', 'before']]
  })
  await storeBefore(page, recordWhereCounted({ analytics: true }))
  await page.goto(`${site}/aktivrente`)
  await expect.poll(() => asked).toEqual([script])
  expect((await commands(page)).slice(0, 3)).toEqual([
    ['set', 'before'],
    byDefault,
    ['consent', 'update', signals('granted', 'denied')],
  ])
})

test('No script is requested when consent is refused, or allowed for marketing only, or was given where nothing was counted', async ({
  page,
  site,
}) => {
  const asked = await watchOthers(page, site)
  for (const consent of [
    recordWhereCounted(),
    recordWhereCounted({ marketing: true, external: true }),
    record({ analytics: true }),
  ]) {
    await storeBefore(page, consent)
    await page.goto(`${site}/ehrenamt`)
    // Code that is loaded now comes after all that the page has asked for by itself.
    await banner(page)
      .getByRole('button', { name: shared.cookies.banner.einstellungen })
      .or(floating(page))
      .click()
    await expect(dialog(page)).toBeVisible()
    expect(asked).toEqual([])
    expect((await commands(page))[0]).toEqual(byDefault)
  }
})

for (const [label, act] of [
  ['by unticking the box', (page: Page) => save(page, [])],
  [
    'by „Alle Cookies ablehnen“',
    async (page: Page) => {
      await openByFloatingButton(page)
      await dialog(page).getByRole('button', { name: 'Alle Cookies ablehnen' }).click()
    },
  ],
  [
    'in another tab',
    async (page: Page) => {
      const other = await page.context().newPage()
      await other.goto(page.url())
      await save(other, [])
      await other.close()
    },
  ],
] as const)
  test(`Consent taken back ${label} stops the analytics without reload`, async ({ page, site }) => {
    const asked = await watchOthers(page, site)
    await page.goto(`${site}/aktivrente`)
    await save(page, ['analytics'])
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga_TEST')
    await send(page)
    await expect.poll(() => asked.filter((url) => url.includes('collect'))).toHaveLength(1)

    await act(page)
    await expect.poll(() => isForbidden(page)).toBe(true)
    expect((await updates(page)).at(-1)).toEqual(signals('denied', 'denied'))
    await expect.poll(() => page.context().cookies()).toEqual([])
    await send(page)
    expect(asked.filter((url) => url.includes('collect'))).toHaveLength(1)
  })

test('Marketing alone grants advertising and no analytics; consent given again lets these go on, without a second script', async ({
  page,
  site,
}) => {
  const asked = await watchOthers(page, site)
  await page.goto(`${site}/aktivrente`)
  await save(page, ['marketing'])
  await expect.poll(() => updates(page)).toEqual([signals('denied', 'granted')])
  expect(asked).toEqual([])
  await save(page, ['analytics'])
  await expect.poll(() => asked).toEqual([script])
  await save(page, [])
  await expect.poll(() => isForbidden(page)).toBe(true)
  await save(page, ['analytics'])
  await expect.poll(() => isForbidden(page)).toBe(false)
  expect((await updates(page)).at(-1)).toEqual(signals('granted', 'denied'))
  expect(asked).toEqual([script])
  expect((await commands(page)).filter(([kind]) => kind === 'config')).toEqual([config])
})
