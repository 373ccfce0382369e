import sharp from 'sharp'
import { readingKey } from '../src/browser/reading-key.ts'
import { sentencesOf } from '../src/browser/sentences.ts'
import { spoken as asSpoken } from '../src/browser/spoken.ts'
import {
  boxOf,
  eachHasItsFrame,
  expect,
  fontIsThere,
  hold,
  island,
  layOut,
  type Page,
  resize,
  settled,
  test,
  watchCode,
} from './fixtures.ts'
import { darken } from './seen.ts'
import { choose } from './text-size.ts'
import { finish, giveVoices, spoken } from './voice.ts'
import { shared } from './words.ts'

const path = '/aktivrente'
const { lesekomfort: words } = shared

const readAloud = (page: Page) =>
  page.locator('.aids').getByRole('button', { name: words.vorlesen })

/** Its code comes with the press. */
async function startReading(page: Page): Promise<void> {
  await readAloud(page).click()
  await expect.poll(() => page.evaluate(() => window.voices.isSpeaking())).toBe(true)
}

const player = (page: Page) => page.getByRole('region', { name: words.vorlesen })
const button = (page: Page, name: string) => player(page).getByRole('button', { name })

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

/** How much red the ground of the mark's first line has. */
async function redOfMark(page: Page): Promise<number> {
  const clip = await page.evaluate(() => {
    const [range] = CSS.highlights.get('being-read') ?? []
    return (range as Range).getClientRects()[0]?.toJSON()
  })
  return (await sharp(await page.screenshot({ clip })).stats()).dominant.r
}

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

test.describe('Reading aloud', () => {
  test('is not offered without a German voice, nor with one that is elsewhere, but as soon as one arrives, also one of Android; that moves nothing', async ({
    page,
  }) => {
    await giveVoices(page, [])
    await page.goto(path)
    await settled(page)
    await expect(readAloud(page)).toBeHidden()
    await page.evaluate(() =>
      window.voices.arrive([
        { lang: 'en-GB', localService: true },
        { lang: 'de-DE', localService: false },
      ]),
    )
    await expect(readAloud(page)).toBeHidden()
    await fontIsThere(page)
    const placesOfContents = async () => {
      const boxes = []
      for (const width of [360, 600, 1024, 1280]) {
        await resize(page, { width, height: 740 })
        boxes.push(await boxOf(page.locator('.aids nav')))
      }
      return boxes
    }
    const before = await placesOfContents()
    await page.evaluate(() => window.voices.arrive([{ lang: 'de_AT', localService: true }]))
    await expect(readAloud(page)).toBeVisible()
    expect(await placesOfContents()).toEqual(before)
  })

  test.describe('with a voice', () => {
    test.beforeEach(async ({ page }) => {
      await giveVoices(page, [
        // Elsewhere others would get what is read.
        { lang: 'de_DE', localService: false },
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

    test('says so when its code does not come, and does not begin by itself later', async ({
      page,
    }) => {
      await page.clock.install()
      const release = await hold(page, /assets\/read-aloud/)
      await page.reload()
      await page.clock.pauseAt(Date.now() + 60_000)
      const codeHasRun = watchCode(page, /assets\/read-aloud/)
      await readAloud(page).click()
      await page.clock.runFor(10_000)
      await expect(page.getByText(shared.cookies.laedt_nicht)).toBeVisible()
      await expect(readAloud(page)).toHaveText(words.vorlesen)
      release()
      await codeHasRun()
      await page.clock.resume()
      expect(await spoken(page)).toEqual([])
      await startReading(page)
    })

    test('says so when the voice does not begin', async ({ page }) => {
      await page.clock.install()
      await page.evaluate(() => {
        window.voices.isDumb = true
      })
      await startReading(page)
      await page.clock.runFor(8_000)
      await expect(player(page).getByRole('status')).toHaveText(words.gestoert)
    })

    test('keeps the screen awake, and says so when it was silenced all the same', async ({
      page,
    }) => {
      await page.evaluate(() => {
        const request = async (type: string) => {
          Object.assign(window, { held: type })
          return { release: async () => Reflect.deleteProperty(window, 'held') }
        }
        Object.defineProperty(navigator, 'wakeLock', { value: { request } })
      })
      const held = () => page.evaluate(() => Reflect.get(window, 'held'))
      await startReading(page)
      await expect.poll(held).toBe('screen')
      const isSeenAgain = (speaking: boolean) =>
        page.evaluate((speaking) => {
          // Hidden, a page loses it.
          Reflect.deleteProperty(window, 'held')
          Object.assign(speechSynthesis, { speaking })
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        }, speaking)
      await isSeenAgain(true)
      await expect.poll(held).toBe('screen')
      await isSeenAgain(false)
      await expect(player(page).getByRole('status')).toHaveText(words.angehalten)
      await expect.poll(held).toBeUndefined()
    })

    test('says sentence after sentence and marks each on the page', async ({ page }) => {
      // Else the page may still be on its way to the sentence when its colour is looked at.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await fontIsThere(page)
      await startReading(page)
      await expect(player(page).getByRole('status')).toHaveText(words.liest)
      const headline = await page.getByRole('heading', { level: 1 }).innerText()
      await expect.poll(() => marked(page)).toBe(headline.replace(/\s+/g, ' '))
      expect(await overlapOfLines(page), 'pixels of a line that the next one covers').toBeLessThan(
        1,
      )
      expect(await redOfMark(page)).toBeGreaterThan(200)
      await darken(page)
      await expect.poll(() => redOfMark(page), 'dark beneath words made light').toBeLessThan(128)
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

    test('is not begun twice, and over with „Stopp“, which leads back to where it began', async ({
      page,
    }) => {
      await startReading(page)
      await readAloud(page).click()
      await expect(readAloud(page)).toHaveText(words.vorlesen)
      expect(await spoken(page)).toHaveLength(1)
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
      expect(await page.evaluate((key) => localStorage.getItem(key), readingKey)).toBe('1.18 slow')
    })

    test('scrolls along with the text, but not away from one who looks elsewhere', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Else a section that is come near to gets its height, and the distance to the top changes.
      await layOut(page)
      await startReading(page)
      // Who presses a key and still sees the sentence has not left it.
      await page.keyboard.press('Shift')
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
      await eachHasItsFrame(page)
      const rests = page.evaluate(
        () => new Promise<void>((done) => addEventListener('scrollend', () => done())),
      )
      await page.mouse.wheel(0, 3000)
      await rests
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

    test('reads an answer that is opened meanwhile, and the others’ questions only', async ({
      page,
    }) => {
      await layOut(page)
      await startReading(page)
      const answers = island(page, 'Faq').locator('details')
      // The page is told a task later than it is open.
      const toggled = answers.nth(1).evaluate(
        (answer) =>
          new Promise<void>((done) => {
            answer.addEventListener('toggle', () => done(), { once: true })
          }),
      )
      await answers.nth(1).locator('summary').click()
      await toggled
      await expect(answers.nth(1)).toHaveAttribute('open', '')
      const texts = await answers.locator('.faq-answer').allTextContents()
      await page.evaluate(() => {
        for (let left = 1000; window.voices.isSpeaking() && left; left--) window.voices.finish()
      })
      await expect(player(page)).toBeHidden()
      await expect(answers.nth(1).locator('summary')).toBeFocused()
      const read = (await spoken(page)).map(({ text }) => text)
      const wasRead = texts.map((text) => {
        const [{ end } = { end: 0 }] = sentencesOf(text)
        return read.includes(asSpoken(text.slice(0, end).trim()))
      })
      expect(texts.length).toBeGreaterThan(2)
      expect(wasRead).toEqual(texts.map((_, index) => index === 1))
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
      for (const error of ['interrupted', 'canceled']) {
        await page.evaluate((error) => window.voices.fail(error), error)
        await expect(player(page).getByRole('status')).toHaveText(words.angehalten)
        await button(page, words.weiter).click()
      }
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
      // As Edge does it, while the page is read.
      await page.evaluate(() => document.documentElement.classList.add('translated-ltr'))
      await finish(page)
      await expect(player(page).getByRole('status')).toHaveText(words.uebersetzt)
      expect(await marked(page)).toBe('')
    })

    test('covers nothing that has the focus', async ({ page }) => {
      await resize(page, { width: 360, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await startReading(page)
      // No key has been pressed that would do it.
      await layOut(page)
      const link = page.locator('main a').last()
      const { y: top } = await boxOf(player(page))
      // Its last line is behind the bar, by less than the page keeps free at its edge in any case.
      await link.evaluate(
        (it, top) => scrollBy(0, it.getBoundingClientRect().bottom - top - 5),
        top,
      )
      await link.focus()
      const { bottom } = await boxOf(page.locator(':focus'))
      expect(bottom).toBeLessThanOrEqual(top)
    })
  })

  test('marks the lines where the browser has no highlights, and follows the text size', async ({
    page,
  }) => {
    await giveVoices(page, [{ lang: 'de_AT', localService: true }])
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
    expect((await spoken(page)).at(-1)?.lang).toBe('de-AT')
    await choose(page, words.sehr_gross)
    await expect.poll(offset).toBeLessThan(20)
    await button(page, words.stopp).click()
    await expect(page.locator('.being-read')).toHaveCount(0)
  })
})
