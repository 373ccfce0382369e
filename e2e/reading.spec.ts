import type { Locator } from 'playwright/test'
import { sentencesOf } from '../src/browser/sentences.ts'
import { spoken as asSpoken } from '../src/browser/spoken.ts'
import { expect, fontIsThere, hold, layOut, type Page, resize, settled, test } from './fixtures.ts'
import { finish, giveVoices, spoken } from './voice.ts'
import { shared } from './words.ts'

const path = '/aktivrente'
const { lesekomfort: words } = shared
const key = 'wirkzeit-lesen'

const aids = (page: Page): Locator => page.locator('.aids')
const size = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true })

/** In the header's own menu, or on narrow windows in that of all pages. */
async function openSizes(page: Page): Promise<void> {
  const own = page.locator('header summary', { hasText: words.schriftgroesse })
  if (await size(page, words.normal).isHidden())
    await own.or(page.getByText(shared.kopf.menue_oeffnen)).filter({ visible: true }).click()
}

async function choose(page: Page, name: string): Promise<void> {
  await openSizes(page)
  await size(page, name).click()
}

/** Both menus say so. */
const isChosen = (page: Page, name: string) =>
  expect(page.locator('[name=reading][aria-pressed=true]')).toHaveText([name, name])

const readAloud = (page: Page) => aids(page).getByRole('button', { name: words.vorlesen })
/** Its code comes with the press. */
async function startReading(page: Page): Promise<void> {
  await readAloud(page).click()
  await expect.poll(() => page.evaluate(() => window.voices.isSpeaking())).toBe(true)
}
const player = (page: Page) => page.getByRole('region', { name: words.vorlesen })
const button = (page: Page, name: string) => player(page).getByRole('button', { name })

const bodySize = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))

/** The first sentence below the headline. */
async function firstOfLead(page: Page): Promise<string> {
  const text = (await page.locator('main .lead').first().innerText()).replace(/\s+/g, ' ')
  const [{ end } = { end: 0 }] = sentencesOf(text)
  return text.slice(0, end).trim()
}

/** The sentence that is marked on the page. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('being-read') ?? [])].map(String).join('|').replace(/\s+/g, ' '),
  )

/** How far the mark of one line reaches into the one above, at worst. */
const overlapOfLines = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('being-read') ?? []
    const lines = [...((range as Range | undefined)?.getClientRects() ?? [])]
    if (lines.length < 2) throw new Error('The sentence stands in one line.')
    return Math.max(
      ...lines.slice(1).map(({ top }, index) => {
        const above = lines[index] as DOMRect
        return above.top < top - 2 ? above.bottom - top : 0
      }),
    )
  })

test.describe('Text size', () => {
  test('can be chosen where an extension has put a style sheet of its own into the page', async ({
    browser,
    baseURL,
  }) => {
    // Extensions are not bound by the page's policy.
    const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) })
    const foreign = 'http://extension.example/own.css'
    await page.route(foreign, (route) => route.fulfill({ contentType: 'text/css', body: 'i{}' }))
    await page.goto(path)
    await page.evaluate(
      (href) =>
        new Promise((done) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
          link.onload = done
          document.head.prepend(link)
        }),
      foreign,
    )
    const before = await bodySize(page)
    await choose(page, words.sehr_gross)
    await isChosen(page, words.sehr_gross)
    await page.goto('/impressum')
    await expect.poll(() => bodySize(page)).toBeGreaterThan(before)
    await page.close()
  })

  test('grows in three steps, shows which is on, and holds on the next page from the first paint', async ({
    page,
  }) => {
    await page.goto(path)
    await fontIsThere(page)
    const normal = await bodySize(page)
    await isChosen(page, words.normal)
    await choose(page, words.gross)
    await isChosen(page, words.gross)
    const large = await bodySize(page)
    await choose(page, words.sehr_gross)
    const largest = await bodySize(page)
    expect(large).toBeGreaterThan(normal * 1.1)
    expect(largest).toBeGreaterThan(large * 1.1)

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.shifts = (window.shifts ?? 0) + list.getEntries().length
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // As by a link: who comes from elsewhere sees the stand-in fonts first.
    await page.goto('/ehrenamt', { referer: page.url() })
    await fontIsThere(page)
    await settled(page)
    expect(await bodySize(page)).toBeGreaterThan(large)
    expect(await page.evaluate(() => window.shifts ?? 0)).toBe(0)
    await isChosen(page, words.sehr_gross)
    // For the layout the window is as narrow as a tablet's.
    await resize(page, { width: 1000, height: 740 })
    await expect(page.getByText('Menü öffnen')).toBeVisible()
    await choose(page, words.normal)
    await page.goto(path)
    expect(await bodySize(page)).toBe(normal)
  })

  test('holds also for the rules that stand behind the first text', async ({ page }) => {
    const widths = () =>
      page.evaluate(() =>
        [...document.styleSheets].map((sheet) =>
          [...sheet.cssRules].map(({ cssText }) => cssText.match(/[\d.]+rem(?=\))/)?.[0]),
        ),
      )
    await page.goto('/registrieren')
    const before = await widths()
    await choose(page, words.sehr_gross)
    const chosen = await widths()
    expect(chosen).toHaveLength(2)
    for (const [part, rules] of chosen.entries()) expect(rules).not.toEqual(before[part])
    await page.reload()
    await expect.poll(widths).toEqual(chosen)
  })

  test('is chosen in the header, on phones in the menu', async ({ page }) => {
    await page.goto('/registrieren')
    const normal = await bodySize(page)
    const menu = page.locator('header > * > details', { hasText: words.schriftgroesse }).first()
    await menu.locator('summary').click()
    await menu.getByRole('button', { name: words.sehr_gross }).click()
    expect(await bodySize(page)).toBeGreaterThan(normal)
    // The window is now as narrow for the layout as a tablet's.
    const either = page.getByText('Menü öffnen').or(menu.locator('summary'))
    await expect(either.filter({ visible: true })).toHaveCount(1)

    await resize(page, { width: 360, height: 740 })
    await page.getByText('Menü öffnen').click()
    await page.locator('.menu-small').getByRole('button', { name: words.normal }).click()
    expect(await bodySize(page)).toBe(normal)
  })

  test('keeps its button in sight while the text above grows', async ({ page }) => {
    await resize(page, { width: 360, height: 740 })
    await page.goto(path)
    await openSizes(page)
    await size(page, words.sehr_gross).scrollIntoViewIfNeeded()
    await choose(page, words.sehr_gross)
    await expect(size(page, words.sehr_gross)).toBeInViewport()
  })

  test('is what the last page left when one goes back', async ({ page }) => {
    await page.goto(path)
    const normal = await bodySize(page)
    await page.goto('/ehrenamt')
    await choose(page, words.gross)
    await page.goBack()
    await expect.poll(() => bodySize(page)).toBeGreaterThan(normal)
    await isChosen(page, words.gross)
  })

  for (const [what, held] of [
    ['nonsense', '{"size":9}'],
    ['a size that is none', '9.99 slow'],
    ['a name of the language', 'constructor __proto__'],
    ['much text', 'x'.repeat(100_000)],
  ] as const)
    test(`is the usual one when the browser holds ${what}`, async ({ page }) => {
      await page.goto(path)
      const normal = await bodySize(page)
      await page.evaluate(([key, held]) => localStorage.setItem(key, held), [key, held] as const)
      await page.reload()
      expect(await bodySize(page)).toBe(normal)
      await choose(page, words.gross)
      expect(await bodySize(page)).toBeGreaterThan(normal)
      await page.reload()
      expect(await bodySize(page)).toBeGreaterThan(normal)
    })

  test('can be chosen for a page where the browser keeps nothing', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/^\[consent\] SecurityError/)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto(path)
    const normal = await bodySize(page)
    await choose(page, words.sehr_gross)
    expect(await bodySize(page)).toBeGreaterThan(normal)
    await isChosen(page, words.sehr_gross)
  })
})

test('Who chooses a size before the pictures are there keeps the typefaces, and may choose again', async ({
  page,
}) => {
  // Later than a second and a half who has touched the page keeps the stand-ins.
  await page.addInitScript('performance.now = () => 900')
  const release = await hold(page, '**/bilder/**')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await choose(page, words.gross)
  await isChosen(page, words.gross)
  release()
  await fontIsThere(page)
  await choose(page, words.sehr_gross)
  await isChosen(page, words.sehr_gross)
  await fontIsThere(page)
})

test.describe('Reading aloud', () => {
  test('is not offered without a German voice, nor with one that is elsewhere', async ({
    page,
  }) => {
    await giveVoices(page, [
      { lang: 'en-GB', localService: true },
      { lang: 'de-DE', localService: false },
    ])
    await page.goto(path)
    await settled(page)
    await expect(readAloud(page)).toBeHidden()
  })

  test('is offered as soon as a voice arrives, also one of Android', async ({ page }) => {
    await giveVoices(page, [])
    await page.goto(path)
    await expect(readAloud(page)).toBeHidden()
    await page.evaluate(() => window.voices.arrive([{ lang: 'de_AT', localService: true }]))
    await expect(readAloud(page)).toBeVisible()
  })

  test.describe('with a voice', () => {
    test.beforeEach(async ({ page }) => {
      await giveVoices(page, [
        { lang: 'de-AT', localService: true },
        { lang: 'de-DE', localService: true },
      ])
      await page.goto(path)
    })

    test('says that it has been asked until its code is there', async ({ page }) => {
      const release = await hold(page, /assets\/read-aloud/)
      await readAloud(page).click()
      await expect(readAloud(page)).toHaveText(`${words.vorlesen} …`)
      release()
      await expect(player(page)).toBeVisible()
      await expect(readAloud(page)).toHaveText(words.vorlesen)
    })

    test('says sentence after sentence and marks each on the page', async ({ page }) => {
      await fontIsThere(page)
      await startReading(page)
      await expect(player(page).getByRole('status')).toHaveText(words.liest)
      const headline = await page.getByRole('heading', { level: 1 }).innerText()
      await expect.poll(() => marked(page)).toBe(headline.replace(/\s+/g, ' '))
      expect(await overlapOfLines(page), 'pixels of a line that the next one covers').toBeLessThan(
        1,
      )
      expect((await spoken(page)).at(-1)).toMatchObject({ lang: 'de-DE', voice: 'de-DE', rate: 1 })
      await finish(page)
      const first = await firstOfLead(page)
      expect(await marked(page)).toBe(first)
      expect((await spoken(page)).map(({ text }) => text)).toEqual([headline, first].map(asSpoken))
    })

    test('goes on at the sentence that a pause has cut off; Enter pauses', async ({ page }) => {
      await startReading(page)
      await finish(page)
      await expect(button(page, words.pause)).toBeFocused()
      const symbol = (name: string) =>
        button(page, name)
          .locator('.icon:visible')
          .evaluate((icon) => getComputedStyle(icon).maskPosition)
      const symbols = [await symbol(words.pause), await symbol(words.stopp)]
      await page.keyboard.press('Enter')
      await expect(player(page).getByRole('status')).toHaveText(words.angehalten)
      symbols.push(await symbol(words.weiter))
      expect(new Set(symbols).size, symbols.join()).toBe(3)
      expect(await page.evaluate(() => window.voices.isSpeaking())).toBe(false)
      const first = await firstOfLead(page)
      expect(await marked(page)).toBe(first)
      await button(page, words.weiter).click()
      expect((await spoken(page)).map(({ text }) => text).slice(-2)).toEqual(
        [first, first].map(asSpoken),
      )
    })

    test('is over with „Stopp“, which leads back to where it began', async ({ page }) => {
      await startReading(page)
      await button(page, words.stopp).click()
      await expect(player(page)).toBeHidden()
      expect(await marked(page)).toBe('')
      expect(await page.evaluate(() => window.voices.isSpeaking())).toBe(false)
      await expect(readAloud(page)).toBeFocused()
    })

    test('slows down at once, and still speaks slowly on the next page', async ({ page }) => {
      await startReading(page)
      await button(page, words.langsamer).click()
      await expect(button(page, words.langsamer)).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => (await spoken(page)).at(-1)?.rate).toBe(0.8)
      await page.goto('/ehrenamt')
      await startReading(page)
      await expect(button(page, words.langsamer)).toHaveAttribute('aria-pressed', 'true')
      expect((await spoken(page)).at(-1)?.rate).toBe(0.8)
      await choose(page, words.gross)
      await page.reload()
      expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe('1.18 slow')
    })

    test('scrolls along with the text, but not away from one who looks elsewhere', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await startReading(page)
      const isSeen = () =>
        page.evaluate(() => {
          const [range] = CSS.highlights.get('being-read') ?? []
          const { top = -1, bottom = -1 } =
            (range as Range | undefined)?.getBoundingClientRect() ?? {}
          return top >= 0 && bottom <= innerHeight
        })
      for (let count = 0; count < 25; count++) {
        await finish(page)
        expect(await isSeen()).toBe(true)
      }
      await page.mouse.wheel(0, 3000)
      await expect.poll(isSeen).toBe(false)
      const away = await page.evaluate(() => scrollY)
      await finish(page)
      expect(await page.evaluate(() => scrollY)).toBe(away)
    })

    test('reads to the end and falls silent there', async ({ page }) => {
      await startReading(page)
      const total = await page.evaluate(() => {
        let count = 0
        for (; window.voices.isSpeaking() && count < 1000; count++) window.voices.finish()
        return count
      })
      expect(total).toBeGreaterThan(await page.locator('main p').count())
      await expect(player(page)).toBeHidden()
      const texts = (await spoken(page)).map(({ text }) => text)
      const column = await page.locator('td[data-label]').first().getAttribute('data-label')
      expect(texts.some((text) => text.startsWith(`${column}: `))).toBe(true)
      const forTheEye = [
        shared.bild.vergroessern,
        shared.kopf.knopf.text,
        shared.lesehilfen.lesezeit,
      ]
      expect(texts.filter((text) => forTheEye.includes(text))).toEqual([])
    })

    test('ends when the page is left', async ({ page }) => {
      await startReading(page)
      await page.evaluate(() => {
        window.voices.cancelled = () => sessionStorage.setItem('silence', 'yes')
      })
      await page.goto('/ehrenamt')
      expect(await page.evaluate(() => sessionStorage.getItem('silence'))).toBe('yes')
      await expect(player(page)).toBeHidden()
    })

    test('pauses when another page takes the voice, and says so when the voice fails', async ({
      page,
    }) => {
      await startReading(page)
      await page.evaluate(() => window.voices.fail('interrupted'))
      await expect(player(page).getByRole('status')).toHaveText(words.angehalten)
      await button(page, words.weiter).click()
      await page.evaluate(() => window.voices.fail('synthesis-failed'))
      await expect(player(page).getByRole('status')).toHaveText(words.gestoert)
      await expect(button(page, words.weiter)).toBeVisible()
    })

    test('leaves a translated page alone, and says so', async ({ page }) => {
      await page.evaluate(() => {
        document.documentElement.lang = 'tr'
      })
      await readAloud(page).click()
      await expect(player(page).getByRole('status')).toHaveText(words.uebersetzt)
      expect(await page.evaluate(() => window.voices.isSpeaking())).toBe(false)
      await page.evaluate(() => {
        document.documentElement.lang = 'de'
      })
      await button(page, words.weiter).click()
      await expect(player(page).getByRole('status')).toHaveText(words.liest)
    })

    test('covers nothing that has the focus', async ({ page }) => {
      await resize(page, { width: 360, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await startReading(page)
      // No key has been pressed that would do it.
      await layOut(page)
      const link = page.locator('main a').last()
      const top = (await player(page).boundingBox())?.y ?? 0
      // Its last line is behind the bar, by less than the page keeps free at its edge in any case.
      await link.evaluate(
        (it, top) => scrollBy(0, it.getBoundingClientRect().bottom - top - 5),
        top,
      )
      await link.focus()
      const focused = await page.locator(':focus').boundingBox()
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top)
    })
  })

  test('marks the lines where the browser has no highlights, and follows the text size', async ({
    page,
  }) => {
    await giveVoices(page, [{ lang: 'de-DE', localService: true }])
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Highlight')
      Reflect.deleteProperty(CSS, 'highlights')
    })
    await page.goto(path)
    await startReading(page)
    const offset = () =>
      page.evaluate(() => {
        const field = document.querySelector('.being-read')?.getBoundingClientRect()
        const headline = document.querySelector('h1')?.getBoundingClientRect()
        return Math.abs((field?.top ?? 0) - (headline?.top ?? 999))
      })
    expect(await offset()).toBeLessThan(20)
    await choose(page, words.sehr_gross)
    await expect.poll(offset).toBeLessThan(20)
    await button(page, words.stopp).click()
    await expect(page.locator('.being-read')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('neither text size nor reading aloud is shown', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.aids')).toBeVisible()
    await expect(page.getByText(words.schriftgroesse).filter({ visible: true })).toHaveCount(0)
    await expect(
      page.getByText(words.vorlesen, { exact: true }).filter({ visible: true }),
    ).toHaveCount(0)
  })
})
