import { readFileSync } from 'node:fs'
import {
  boxOf,
  eachHasItsFrame,
  expect,
  fontIsThere,
  hold,
  holdCode,
  layOut,
  type Page,
  resize,
  settled,
  test,
  watchCode,
  withoutMouse,
} from './fixtures.ts'
import { shared } from './words.ts'

const berlin = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Berlin', exact: true })

/** Addresses that the browser has fetched before anybody went there. */
function prefetched(page: Page): string[] {
  const paths: string[] = []
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const links = (page: Page) => page.getByRole('contentinfo').getByRole('link')

const fetched = (page: Page, path: string) =>
  page.evaluate(
    (address) => performance.getEntriesByName(new URL(address, location.href).href).length > 0,
    path,
  )

const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceEntry & { deliveryType: string }).deliveryType
  })

test('A page is fetched while the pointer rests on its link, only that page, and only once', async ({
  page,
}) => {
  const early = prefetched(page)
  await page.goto('/impressum')
  await berlin(page).hover()
  await expect.poll(() => early).toEqual(['/senioren-jobs-berlin'])
  await expect.poll(() => fetched(page, '/senioren-jobs-berlin')).toBe(true)
  await berlin(page).click()
  await expect(page).toHaveURL('/senioren-jobs-berlin')
  expect(await deliveryOf(page)).toBe('cache')
})

const saveData = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}
const slowLine = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
  })

for (const [reason, prepare] of [
  ['data is to be saved', saveData],
  ['the line is slow', slowLine],
] as const)
  test(`Nothing is fetched in advance where ${reason}`, async ({ page }) => {
    const early = prefetched(page)
    await prepare(page)
    await page.clock.install({ time: '2026-05-01T10:00:00' })
    const codeHasRun = watchCode(page, /touched/)
    await page.goto('/impressum')
    await page.clock.pauseAt('2026-05-01T11:00:00')
    await berlin(page).hover()
    await codeHasRun()
    await links(page).filter({ hasText: 'Trier' }).hover()
    await page.clock.runFor(1000)
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    expect(early).toEqual([])
  })

test('Only resting on a link means it, and each page is fetched once', async ({ page }) => {
  const release = await holdCode(page, 'touched')
  await page.clock.install({ time: '2026-05-01T10:00:00' })
  await page.goto('/impressum')
  await page.clock.pauseAt('2026-05-01T11:00:00')
  const told = page.locator('link[rel=prefetch]')
  const codeHasRun = watchCode(page, /touched/)
  await berlin(page).hover()
  await links(page).filter({ hasText: '@' }).hover()
  release()
  // The loader has asked for it before, and has it before.
  await codeHasRun()
  await page.clock.runFor(1000)
  await expect(told, 'passing over a link is no intent').toHaveCount(0)

  for (const name of ['Berlin', 'Impressum', 'Berlin', 'Trier']) {
    await links(page).filter({ hasText: name }).first().hover()
    await page.clock.runFor(1000)
  }
  await page.locator('main a[href$=".txt"]').hover()
  await page.clock.runFor(1000)
  await links(page).filter({ hasText: 'Mainz' }).focus()
  await page.clock.runFor(1000)
  expect(await told.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['berlin', 'trier', 'mainz'].map((name) => new URL(`/senioren-jobs-${name}`, page.url()).href),
  )
})

const headline = (page: Page) => page.getByRole('heading', { level: 2 }).nth(3)
const topOf = async (page: Page) => (await headline(page).boundingBox())?.y

test('Forward starts at the top, back where one was', async ({ page }) => {
  for (const path of ['/', '/aktivrente', '/top-10-nebenjobs-fuer-ruhestaendler']) {
    await page.goto(path)
    // A script that scrolls before all heights are true lands somewhere near.
    await fontIsThere(page)
    await layOut(page)
    await headline(page).evaluate((element) => element.scrollIntoView())
    const { y: before } = await boxOf(headline(page))
    await berlin(page).evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/senioren-jobs-berlin')
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => topOf(page), path).toBeCloseTo(before, -1)
  }
})

test('What the list of contents leads to is not under the header', async ({ page }) => {
  const list = page.getByRole('navigation', { name: shared.lesehilfen.auf_dieser_seite })
  for (const width of [360, 1280]) {
    await resize(page, { width, height: 740 })
    await page.goto('/aktivrente')
    if (width < 800) await list.locator('summary').click()
    const entries = list.getByRole('link')
    await expect(entries).not.toHaveCount(0)
    for (const link of await entries.all()) {
      await link.click()
      const target = page.locator((await link.getAttribute('href')) ?? '').first()
      const header = await boxOf(page.getByRole('banner'))
      await expect
        .poll(async () => (await target.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header.bottom - 1)
      await expect(target).toBeInViewport()
    }
  }
})

const notLaidOut = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length,
    )

test('The words of the menu stand on one line from the first width on that shows it', async ({
  page,
}) => {
  const [, rem] =
    /--breakpoint-wide: ([\d.]+)rem/.exec(readFileSync('src/styles/app.css', 'utf8')) ?? []
  await resize(page, { width: Number(rem) * 16, height: 700 })
  await page.goto('/impressum')
  await fontIsThere(page)
  const shown = page.getByRole('banner').locator('a, summary').filter({ visible: true })
  await expect(shown).toHaveCount(5)
  for (const each of await shown.all()) expect((await boxOf(each)).height).toBeLessThan(50)
})

test('What lies below is laid out when the font has come, or is blocked, also if nobody goes there', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  const release = await hold(page, '**/*.woff2')
  await page.goto('/aktivrente')
  expect(await notLaidOut(page)).toBeGreaterThan(3)
  release()
  await fontIsThere(page)
  await eachHasItsFrame(page)
  expect(await notLaidOut(page)).toBe(0)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/ehrenamt')
  await expect.poll(() => notLaidOut(page)).toBe(0)
})

for (const path of ['/', '/aktivrente', '/senioren-jobs-muenchen'])
  test(`Who jumps to a heading before the font has come stays there when it comes: ${path}`, async ({
    page,
  }) => {
    await page.addInitScript('performance.now = () => 900')
    const release = await hold(page, '**/*.woff2')
    await page.goto(path)
    const read = await page.evaluateHandle(async () => {
      const headings = document.querySelectorAll('main h2')
      const middle = headings[headings.length >> 1]
      middle?.scrollIntoView()
      // What comes into view is laid out with the next frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return middle
    })
    const top = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? Number.NaN)
    const before = await top()
    release()
    await fontIsThere(page)
    await eachHasItsFrame(page)
    await page.keyboard.press('Shift')
    // Scrolled are whole pixels, laid out are sixty-fourths of one: each height above is held to a half.
    expect(Math.abs((await top()) - before)).toBeLessThan(4)
  })

test('The browser is told what it puts on a home screen when a page is touched, not before', async ({
  page,
}) => {
  await withoutMouse(page)
  await page.goto('/impressum')
  await settled(page)
  const session = await page.context().newCDPSession(page)
  const manifest = () => session.send('Page.getAppManifest')
  expect(await manifest()).toMatchObject({ url: '' })
  await page.keyboard.press('Tab')
  await expect
    .poll(manifest)
    .toMatchObject({ url: expect.stringContaining('/manifest.webmanifest'), errors: [] })
})

/** In the page: whether it is written in our letters, once they are there. */
const asksForOurs = () => getComputedStyle(document.body).fontFamily.includes('Wirkzeit')

test('A page asks for its loader by itself, and for both faces of its font when it has loaded', async ({
  context,
}) => {
  // Not the page of the fixtures, which sees to it.
  const page = await context.newPage()
  await page.addInitScript(`addEventListener('load', () => {
    const asksForOurs = ${asksForOurs}
    window.atLoad = asksForOurs()
    new MutationObserver(() => {
      if (asksForOurs())
        window.faces ??= [...document.fonts].filter(({ family }) => family.includes('Wirkzeit')).map(({ status }) => status)
    }).observe(document.documentElement, { attributes: true })
  })`)
  await page.goto('/impressum')
  const asked = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/loader-')),
    )
  await expect.poll(asked).toBe(true)
  await fontIsThere(page)
  expect(await page.evaluate('window.atLoad')).toBe(false)
  expect(await page.evaluate('window.faces'), 'before either is used').toEqual(['loaded', 'loaded'])
})

const reads = (page: Page) => page.evaluate(() => scrollTo(0, 300))
const taps = (page: Page) => page.getByRole('heading', { level: 1 }).click()

test('On a slow line, who waits or reads on within a moment gets the font, who reads on or taps something while it is under way keeps the letters', async ({
  context,
}) => {
  for (const { does, at, hasOurs } of [
    { at: 9000, hasOurs: true },
    { does: reads, at: 900, hasOurs: true },
    { does: reads, at: 9000, hasOurs: false },
    { does: taps, at: 9000, hasOurs: false },
  ]) {
    const page = await context.newPage()
    await page.addInitScript(`performance.now = () => ${at}`)
    const release = await hold(page, '**/*.woff2')
    const asked = page.waitForRequest('**/*.woff2')
    await page.goto('/impressum')
    const font = await asked
    await does?.(page)
    release()
    await (await font.response())?.finished()
    // One more, asked for later, is there later.
    await page.evaluate(
      (file) => new FontFace('-', `url(${file})`).load().then(() => {}),
      font.url(),
    )
    expect(await page.evaluate(asksForOurs), `${does?.name} at ${at}`).toBe(hasOurs)
    await page.close()
  }
})
