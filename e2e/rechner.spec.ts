import type { Locator } from 'playwright/test'
import { notes } from '../src/calculator/notes.ts'
import { sentence } from '../src/calculator/sentences.ts'
import { stepsOf } from '../src/calculator/steps.ts'
import { limitMs } from '../src/islands/hydrate.ts'
import { completeYears, firstYear, valuesOf } from '../src/model/calculator-values.ts'
import { factsOf } from '../src/model/computed-facts.ts'
import { facts as schema } from '../src/model/facts.ts'
import { fillPlaceholders } from '../src/model/placeholders.ts'
import { answerOf } from '../src/rechner/answer.ts'
import { caseOf } from '../src/rechner/entries.ts'
import type { Entries } from '../src/rechner/fields.ts'
import { toFragment } from '../src/rechner/fragment.ts'
import { writeEuros } from '../src/rechner/german-numbers.ts'
import { valuesFor } from '../src/rechner/values.ts'
import { say as sayWith, type Words } from '../src/rechner/words.ts'
import { today } from '../src/site/today.ts'
import {
  barriers,
  boxOf,
  expect,
  fontIsThere,
  hold,
  holdIslandCode,
  island,
  type Page,
  resize,
  settled,
  some,
  test,
} from './fixtures.ts'
import { excess, expectDarkened } from './seen.ts'
import { choose } from './text-size.ts'
import { replaceWords, wrapWords } from './translators.ts'
import { blockOf, brand, read, shared } from './words.ts'

const path = '/aktivrente-rechner'
const { facts } = factsOf(schema.parse(read('fakten')))
const known = { facts, brand, today: today() }
const words: Words = read('rechner', (text) => fillPlaceholders(text, known).text)
const values = valuesOf(facts, firstYear)
const november = { year: firstYear, month: 11 }
const someDay = `${firstYear}-11-22T10:00:00`

test.beforeEach(({ page }) => page.clock.setFixedTime(someDay))

/** What the calculator's own code answers to these entries, in the words of the content. */
function answerTo(entries: Entries, month = november, of = values) {
  const understood = caseOf({ monat: '5', jahr: '1954', ...entries }, month, of)
  if (!understood) throw new Error('understood nothing')
  const answer = answerOf(understood, of)
  return { sentence: sentence(answer, words), steps: stepsOf(answer, of, words), answer }
}

const sentenceTo = (entries: Entries) => answerTo(entries).sentence

const notesTo = (entries: Entries) =>
  notes(answerTo(entries).answer, { words, values, entries, isYear: true })

/** With anything where an amount is filled in. */
const filled = (text: string) =>
  new RegExp(
    text
      .split(/\[\w+\]/)
      .map((part) => part.replace(/[.?()]/g, '\\$&'))
      .join('.+'),
  )

const drawing = { lohn: '2.500', betrag: '1.800', beginn: '2020' }

const worked = blockOf('aktivrente-rechner', 'rechenfaelle')
const short = blockOf('aktivrente', 'rechner-kurz')

const calculator = (page: Page) => island(page, 'Calculator')
const answer = (page: Page) => page.locator('[data-answer]')
const wage = (page: Page) => page.getByRole('textbox', { name: words.lohn })
const month = (page: Page) => page.getByLabel(words.monat, { exact: true })
const year = (page: Page) => page.getByLabel(words.jahr, { exact: true })
const fold = (page: Page, title: string) =>
  calculator(page).locator('summary').filter({ hasText: title })

async function say(
  page: Page,
  monthName: string,
  birthYear: string,
  amount: string,
): Promise<void> {
  await month(page).selectOption({ label: monthName })
  await year(page).fill(birthYear)
  await wage(page).fill(amount)
}

test('Month, year and wage make an answer, which is said once and moves no field', async ({
  page,
}) => {
  const sent: string[] = []
  await page.goto(path)
  await fontIsThere(page)
  const place = () => wage(page).evaluate((field) => field.getBoundingClientRect().top + scrollY)
  const before = await place()
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await say(page, 'Mai', '1954', '1.204')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
  expect(await place()).toBe(before)
  const status = calculator(page)
    .getByRole('status')
    .filter({ hasText: sentenceTo({ lohn: '1.204' }) })
  await expect(status).toHaveCount(1)
  expect(sent.filter((text) => /1954|1\.204|lohn/.test(text))).toEqual([])
})

/** As some form fillers do it: no event tells of it. */
const fillSilently = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, value) => {
    // Past React, which watches the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  }, text)

test('What a form filler puts in without an event counts with the next key, or tap', async ({
  page,
}) => {
  await page.goto(path)
  await month(page).focus()
  await expect(calculator(page)).toHaveAttribute('data-island-status', 'awake')
  await month(page).selectOption({ label: 'Mai' })
  await fillSilently(year(page), '1954')
  await wage(page).fill('1.204')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
  await expect(year(page)).toHaveValue('1954')
  await fillSilently(year(page), '1955')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(/jahr=1955/)
})

test('The short form takes what a form filler has put in without an event', async ({ page }) => {
  await page.goto('/aktivrente')
  await page.getByLabel(short.geburt).fill('Mai 1954')
  await expect(page.getByRole('link', { name: short.knopf })).toHaveAttribute('href', /#/)
  await fillSilently(page.getByLabel(short.lohn), '1.204')
  await page.getByRole('link', { name: short.knopf }).click()
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
})

test('What is typed before the code has come is answered when it comes', async ({ page }) => {
  const release = await holdIslandCode(page)
  await page.goto(path)
  await say(page, 'Mai', '1954', '722')
  release()
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '722' }))
  await wage(page).fill('603')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '603' }))
})

test('What was typed wrongly before the code has come is told when it comes, not to who is still typing', async ({
  page,
}) => {
  const release = await holdIslandCode(page)
  await page.goto(path)
  await year(page).fill('1899')
  await wage(page).fill('viel')
  release()
  await expect(year(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(year(page)).toHaveAccessibleDescription(/\d{4}/)
  await expect(wage(page)).toBeFocused()
  await expect(wage(page)).not.toHaveAttribute('aria-invalid')
  await wage(page).blur()
  await expect(wage(page)).toHaveAttribute('aria-invalid', 'true')
})

test('When its code does not come it says so, and answers when it does', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/island|Failed to load/)
  await page.route('**/assets/Calculator*', (route) => route.abort())
  await page.goto(path)
  await wage(page).fill('722')
  await expect(page.getByText(words.kam_nicht)).toBeVisible()
  await expect(page.getByText(words.leer)).toBeHidden()
  await page.unroute('**/assets/Calculator*')
  await say(page, 'Mai', '1954', '1.204')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
})

test('When its code hangs it says so after ten seconds, and answers when it comes', async ({
  page,
}) => {
  const release = await holdIslandCode(page)
  await page.clock.install({ time: someDay })
  await page.goto(path)
  await page.clock.pauseAt(Date.parse(someDay) + 60_000)
  await say(page, 'Mai', '1954', '1.204')
  await page.clock.runFor(limitMs - 1)
  await expect(page.getByText(words.kam_nicht)).toBeHidden()
  await page.clock.runFor(1)
  await expect(page.getByText(words.kam_nicht)).toBeVisible()
  await page.clock.resume()
  release()
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
})

test('When React fails in it, the next touch brings an answer', async ({ page, expectConsole }) => {
  expectConsole(/^\[island\] Calculator:/)
  await page.goto(path)
  await say(page, 'Mai', '1954', '722')
  await expect(answer(page)).toBeVisible()
  await answer(page).evaluate(({ parentElement }) => {
    Object.defineProperty(parentElement, 'removeChild', {
      configurable: true,
      value: () => {
        Reflect.deleteProperty(Object(parentElement), 'removeChild')
        throw new Error('taken away')
      },
    })
  })
  await wage(page).fill('')
  await expect(calculator(page)).toHaveAttribute('data-island-status', 'asleep')
  await wage(page).click()
  await expect(calculator(page)).toHaveAttribute('data-island-status', 'awake')
  await say(page, 'Mai', '1954', '1.204')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
})

test('Where the device has colours of its own, the numbers of the curve have them', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${path}#monat=5&jahr=1954&lohn=1.204`)
  const numbers = calculator(page).locator('svg text')
  await expect(numbers.first()).toBeVisible()
  const [own, ...inks] = await numbers.evaluateAll((texts) => [
    getComputedStyle(document.body).color,
    ...texts.map((text) => getComputedStyle(text).fill),
  ])
  for (const ink of inks) expect(ink).toBe(own)
  // On the page's ground.
  await expect(calculator(page).locator('svg:has(text)')).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  )
})

test('A browser that darkens pages leaves the curve its ground, and words the colour they explain', async ({
  page,
}) => {
  await page.goto(`${path}#monat=5&jahr=1954&lohn=1.204`)
  const number = calculator(page).locator('svg text').last()
  const colour = calculator(page).locator('li > svg').first()
  await expect(number).toBeVisible()
  await expectDarkened(
    page,
    new Map([
      [number, true],
      [colour, true],
      [page.locator('h1'), false],
    ]),
  )
})

test('What an address says wrongly is shown where it stands', async ({ page }) => {
  await page.goto(`${path}#monat=5&jahr=1954&lohn=1.204&lohn2=viel`)
  await expect(page.getByLabel(words.lohn2)).toBeVisible()
  await expect(page.getByLabel(words.lohn2)).toHaveAttribute('aria-invalid', 'true')
  await page.goto(
    `${path}#${toFragment({ monat: '5', jahr: '1954', ...drawing, trainer: '60.000' })}`,
  )
  await expect(page.getByLabel(words.trainer)).toHaveAccessibleDescription(
    filled(words.fehler_bonus),
  )
  await expect(page.getByText(words.pruefen)).toBeVisible()
  await expect(answer(page)).toBeHidden()
  await page.goto('about:blank')
  await page.goto(`${path}#monat=5&jahr=1954&lohn=2.500&betrag=viel`)
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '2.500' }))
  await expect(page.getByLabel(words.betrag)).toHaveAccessibleDescription(words.fehler_betrag)
  await page.goto(`${path}#monat=13&jahr=1954&lohn=1.204`)
  await expect(calculator(page)).toContainText(words.fehlt_monat)
})

test('A slider that is moved before the code has come stays where it was put', async ({ page }) => {
  const release = await holdIslandCode(page)
  await page.goto(path)
  await page.getByRole('slider').press('ArrowRight')
  await page.getByRole('slider').press('ArrowRight')
  release()
  await expect(wage(page)).toHaveValue('20')
})

test('Above 2.000 euros the answer is a range until the pension is said, and says what to put aside', async ({
  page,
}) => {
  await page.goto(path)
  await say(page, 'Mai', '1954', '2.500')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '2.500' }))
  await fold(page, words.genauer).click()
  await page.getByLabel(words.betrag).fill('1.800')
  await page.getByLabel(words.beginn).fill('2020')
  await expect(answer(page)).toHaveText(sentenceTo(drawing))
  for (const note of some(notesTo(drawing))) await expect(calculator(page)).toContainText(note)
  await fold(page, words.rechenweg).click()
  for (const { source, amount } of some(answerTo(drawing).steps))
    await expect(
      page.getByRole('row').filter({ hasText: source }).filter({ hasText: amount }).first(),
    ).toBeVisible()
  // Where laws have a column, and the least room.
  await resize(page, { width: 640, height: 800 })
  const laws = page.getByRole('cell', { name: /EStG$/ })
  await expect(laws.first()).toBeVisible()
  const lines = await laws.evaluateAll((cells) =>
    cells.map(({ firstChild }) => {
      const range = document.createRange()
      const { length } = firstChild as Text
      range.setStart(firstChild as Text, length - 'EStG'.length)
      range.setEnd(firstChild as Text, length)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines), 'no law is parted').toEqual(new Set([1]))
})

test('Who is still too young reads from when the Aktivrente holds, and what remains then', async ({
  page,
}) => {
  await page.goto(path)
  await say(page, 'Juli', '1960', '1.800')
  const young = { monat: '7', jahr: '1960', lohn: '1.800' }
  expect(answerTo(young).answer.later).toBeDefined()
  for (const note of some(notesTo(young))) await expect(calculator(page)).toContainText(note)
})

test('The slider, and hours with a wage an hour, set the wage of the month', async ({ page }) => {
  await page.goto(path)
  await say(page, 'Mai', '1954', '1.200')
  await expect(answer(page)).toBeVisible()
  await page.getByRole('slider').press('ArrowRight')
  await expect(wage(page)).toHaveValue('1.210')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.210' }))
  await fold(page, words.stunden_titel).click()
  const hours = page.getByLabel(words.stunden)
  const hourly = page.getByLabel(words.stundenlohn)
  await hours.fill('61')
  await hours.press('Tab')
  await expect(hours).toHaveAccessibleDescription(filled(words.fehler_stunden))
  // Who is still typing is not corrected, also after the field before.
  await page.keyboard.type('201')
  await expect(hourly).not.toHaveAttribute('aria-invalid')
  await hourly.press('Tab')
  await expect(hourly).toHaveAccessibleDescription(filled(words.fehler_stundenlohn))
  await hours.fill('20')
  await hourly.fill('13,90')
  await expect(wage(page)).toHaveValue('1.204')
  await expect(page.getByText(words.stunden_eingetragen)).toBeVisible()
  await wage(page).fill('1500 €')
  await expect(page.getByText(words.stunden_eingetragen)).toBeHidden()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', `1.500 ${words.euro}`)
})

test('The address holds the case, and a second tab shows the same', async ({ page, context }) => {
  await page.goto(path)
  await say(page, 'Mai', '1954', '2.500')
  await fold(page, words.genauer).click()
  await page.getByLabel(words.betrag).fill('1.800')
  await page.getByLabel(words.beginn).fill('2020')
  await page.getByLabel(words.kirche).selectOption('9')
  await expect(page).toHaveURL(/#.*kirche=9/)
  await expect(answer(page)).toHaveText(sentenceTo({ ...drawing, kirche: '9' }))

  const second = await context.newPage()
  await second.clock.setFixedTime(someDay)
  await second.goto(page.url())
  await expect(answer(second)).toHaveText(`${await answer(page).textContent()}`)
  await expect(year(second)).toHaveValue('1954')
})

test('Who leaves or reloads at once finds the last change', async ({ page }) => {
  // The case comes to a page that nobody has touched yet.
  await page.goto(path)
  await page.goto(`${path}#monat=5&jahr=1954&lohn=603`)
  await expect(answer(page)).toBeVisible()
  await wage(page).fill('722')
  await page.evaluate(() => location.assign('/impressum'))
  await page.waitForURL('/impressum')
  await page.goBack()
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '722' }))
  await expect(wage(page)).toHaveValue('722')
  await wage(page).fill('603')
  await page.reload()
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '603' }))
})

test('The link holds the case, and nothing else, also after a jump within the page; or its place is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const entries = { monat: '5', jahr: '1954', lohn: '1.204' }
  await page.goto(`${path}?utm_source=brief#${toFragment(entries)}`)
  await expect(answer(page)).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#inhalt'
  })
  await page.getByRole('button', { name: words.kopieren }).click()
  await expect(page.getByText(words.kopiert)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`${path}#${toFragment(entries)}$`))
  await expect(page).toHaveURL(new RegExp(`#${toFragment(entries)}$`))
  await wage(page).fill('722')
  await expect(page.getByText(words.kopiert)).toBeHidden()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.getByRole('button', { name: words.kopieren }).click()
  await expect(page.getByText(words.kopieren_fehlt)).toBeVisible()
})

test('Bad entries get a sentence at their field when it is left, never NaN', async ({ page }) => {
  await page.goto(path)
  await say(page, 'Mai', '1954', 'zwölfhundert')
  await expect(calculator(page)).toHaveAttribute('data-island-status', 'awake')
  await expect(wage(page)).not.toHaveAttribute('aria-invalid')
  await wage(page).press('Tab')
  await expect(wage(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(wage(page), 'its frame is red').toHaveCSS('border-color', 'rgb(163, 32, 15)')
  await expect(wage(page)).toHaveAccessibleDescription(words.fehler_betrag)
  await wage(page).fill('24.000')
  await expect(wage(page)).toHaveAccessibleDescription(filled(words.fehler_lohn))
  // Shown, and said.
  await expect(page.getByText(words.pruefen)).toHaveCount(2)
  await wage(page).fill('1 204,50 €')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204,50' }))
  await year(page).fill('54')
  await year(page).press('Tab')
  await expect(year(page)).toHaveAccessibleDescription(filled(words.fehler_jahr))
  expect(await calculator(page).textContent()).not.toMatch(/NaN|undefined|\[\w+\]/)
})

test('Enter says what is wrong with an entry, as leaving it does', async ({ page }) => {
  await page.goto(path)
  for (const [field, text, told] of [
    [wage(page), '1.204 Euro im Monat', words.fehler_betrag],
    [year(page), '12.5.1954', filled(words.fehler_jahr)],
  ] as const) {
    await field.focus()
    await expect(calculator(page)).toHaveAttribute('data-island-status', 'awake')
    await field.fill(text)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(told)
    await expect(field).toBeFocused()
  }
})

test('Who changes what an address has brought is not corrected while typing', async ({ page }) => {
  await page.goto(`${path}#monat=5&jahr=54&lohn=603`)
  await expect(year(page)).toHaveAttribute('aria-invalid', 'true')
  await year(page).fill('1')
  await expect(year(page)).not.toHaveAttribute('aria-invalid')
  await year(page).fill('1954')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '603' }))
})

for (const [way, translate] of [
  ['into new elements', wrapWords],
  ['in place', replaceWords],
] as const) {
  test(`A page that was translated ${way} before it is touched answers what was typed`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/\[island\]/)
    const release = await holdIslandCode(page)
    await page.goto(path)
    await translate(page)
    await page.locator('[name=monat]').selectOption('5')
    await page.locator('[name=jahr]').fill('1954')
    await page.locator('[name=lohn]').fill('722')
    release()
    await expect(answer(page)).toHaveText(sentenceTo({ lohn: '722' }))
    await expect(page.locator('[name=lohn]')).toBeFocused()
    await page.keyboard.type(',50')
    await expect(answer(page)).toHaveText(sentenceTo({ lohn: '722,50' }))
  })

  test(`An answer that was translated ${way} goes on changing, in all its parts`, async ({
    page,
  }) => {
    await page.goto(`${path}#monat=5&jahr=1954&lohn=2000`)
    await fold(page, words.rechenweg).click()
    await fold(page, words.genauer).click()
    await fold(page, words.stunden_titel).click()
    await expect(page.getByLabel(words.stundenlohn)).toBeVisible()
    await translate(page)
    await page.locator('#rechner-lohn').fill('2500')
    await expect(answer(page)).toHaveText(sentenceTo({ lohn: '2500' }))
    await translate(page)
    await page.locator('#rechner-betrag').fill('1.800')
    await page.locator('#rechner-beginn').fill('2020')
    await expect(answer(page)).toHaveText(sentenceTo(drawing))
    for (const { amount } of some(answerTo(drawing).steps))
      await expect(calculator(page)).toContainText(amount)
    const { remains, result } = answerTo(drawing).answer
    for (const amount of [remains.most, result.contributionsSum])
      await expect(calculator(page)).toContainText(`${writeEuros(amount)}\u00a0€`)
    await page.locator('#rechner-stunden').fill('20')
    await page.locator('#rechner-stundenlohn').fill('13,90')
    await expect(answer(page)).toHaveText(sentenceTo({ ...drawing, lohn: '1.204' }))
  })
}

test('Everything works by keyboard alone', async ({ page }) => {
  await page.goto(path)
  await month(page).focus()
  // Letters with a second between them begin anew.
  await expect(calculator(page)).toHaveAttribute('data-island-status', 'awake')
  await page.keyboard.type('Mai')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1954')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1204')
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider')).toBeFocused()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab')
  await expect(fold(page, words.genauer)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(words.erster)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/erster=1/)
})

test('On a phone what remains stays in sight while one refines', async ({ page }) => {
  await resize(page, { width: 360, height: 640 })
  await page.goto(`${path}#monat=3&jahr=1962&lohn=2.500`)
  // The last of what comes above the fold, and would take it from under the mouse.
  await expect(page.getByRole('heading', { name: words.kurve })).toBeVisible()
  await fold(page, words.genauer).click()
  const field = page.getByLabel(words.minderung, { exact: true })
  await field.focus()
  await field.selectOption({ label: words.minderung_voll })
  await expect(calculator(page)).toContainText(filled(words.minderung_sinkt))
  const glance = page.locator('p').filter({ hasText: words.zeile_bleibt })
  await expect(glance).toBeInViewport()
  const below = async () => (await boxOf(field)).y - (await boxOf(glance)).bottom
  await expect.poll(below).toBeGreaterThanOrEqual(0)
})

test('The curve stays in its picture for who pays no contributions, its numbers apart in large letters', async ({
  page,
}) => {
  await page.goto(`${path}#monat=5&jahr=1954&lohn=3.400&kasse=privat`)
  const picture = calculator(page).locator('svg:has(text)')
  const { y } = await boxOf(picture)
  for (const line of some(await picture.locator('path').all()))
    expect((await boxOf(line)).y).toBeGreaterThanOrEqual(y)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [320, 768]) {
    await resize(page, { width, height: 740 })
    const numbers = picture.locator('text').filter({ visible: true, hasText: '.000' })
    const boxes = await Promise.all((await numbers.all()).map(boxOf))
    expect(Math.min(...boxes.map(({ x }) => x)), `${width} px`).toBeGreaterThanOrEqual(0)
    const [inner, outer] = boxes.slice(-2)
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan(outer?.x ?? 0)
  }
})

test('With all folds open it has no barrier and nothing to scroll sideways', async ({ page }) => {
  await page.goto(`${path}#monat=3&jahr=1962&lohn=1.800&witwe=1&gewinn=300&kasse=freiwillig`)
  await expect(answer(page)).toBeVisible()
  const folds = calculator(page).locator('summary')
  await expect.poll(() => folds.count()).toBeGreaterThan(3)
  for (const summary of await folds.all()) await summary.click()
  for (const width of [320, 360, 1280]) {
    await resize(page, { width, height: 740 })
    // Else the header covers half of what has been scrolled under it.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await barriers(page, '[data-island="Calculator"]')).toEqual([])
    expect(await excess(page)).toBe(0)
  }
})

test('A range in the largest letters has nothing to scroll sideways, and whole numbers at its curve', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await resize(page, { width: 320, height: 740 })
  await page.goto(`${path}#monat=5&jahr=1954&lohn=20.000`)
  await choose(page, shared.lesekomfort.sehr_gross)
  for (const [width, standard] of [
    [320, 16],
    [360, 20],
  ] as const) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    await resize(page, { width, height: 740 })
    await page.reload()
    await expect(page.getByRole('table', { name: words.tabelle })).toBeVisible()
    await fold(page, words.genauer).click()
    expect(await excess(page), `${width} px`).toBe(0)
    const numbers = calculator(page).locator('svg text').filter({ visible: true })
    // Its first figure is no finger's goal, but only what is seen can be met.
    for (const number of some(await numbers.all()))
      await number.hover({ trial: true, position: { x: 4, y: 12 } })
  }
})

for (const entered of [
  'monat=5&jahr=1954&lohn=2.500&betrag=1.800&beginn=2020&kirche=9',
  'monat=3&jahr=1962&lohn=1800&sachsen=1',
])
  test(`The answer to ${entered} is printed on one page, with all that was understood`, async ({
    page,
  }) => {
    // Cannot be read, and is not asked for.
    await page.goto(`${path}#betrag=Unsinn&partner=8.765&${entered}`)
    await expect(answer(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.kurve })).toBeVisible()
    await settled(page)
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    const rest = [...new URLSearchParams(entered).keys()].slice(3)
    await expect(calculator(page).locator('li:visible', { hasText: /./ })).toContainText(
      rest.map((name) => words[name as keyof typeof words] as string),
    )
    await expect(calculator(page)).not.toContainText(/Unsinn|8\.765/)
  })

test('In a year whose values are not known it names the year that it computes', async ({
  page,
}) => {
  const { year = firstYear } = completeYears(facts).at(-1) ?? {}
  await page.clock.setFixedTime(`${year + 3}-03-01T10:00:00`)
  await page.goto(`${path}#monat=5&jahr=1954&lohn=1204`)
  await expect(calculator(page)).toContainText(sayWith(words.ohne_werte, { jahr: `${year}` }))
})

test('On a device whose clock is far behind the answer is that of now', async ({ page }) => {
  const last = completeYears(facts).at(-1) ?? values
  await page.clock.setFixedTime('2014-01-01T10:00:00')
  await page.goto(`${path}#${toFragment({ monat: '5', jahr: '1954', ...drawing })}`)
  await expect(answer(page)).toHaveText(
    answerTo(drawing, { year: last.year, month: 1 }, last).sentence,
  )
})

test('The short form takes what was typed before its code had come, and Enter', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/loader-/)
  const arrival = page.goto('/aktivrente')
  await page.getByLabel(short.geburt).fill('Mai 1954')
  const releaseCode = await hold(page, /\/assets\/touched-/)
  release()
  await arrival
  await page.getByLabel(short.lohn).fill('1.204')
  await page.getByLabel(short.lohn).press('Enter')
  releaseCode()
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
})

test('The short form opens the calculator, and sends nothing', async ({ page }) => {
  await page.goto('/aktivrente')
  await page.getByLabel(short.geburt).fill('Mai 1954')
  await page.getByLabel(short.lohn).fill('1.204')
  await expect(page.getByRole('link', { name: short.knopf })).toHaveAttribute('href', /#/)
  const request = page.waitForRequest((each) => each.isNavigationRequest())
  await page.getByLabel(short.lohn).press('Enter')
  expect((await request).url()).toMatch(/aktivrente-rechner$/)
  await expect(answer(page)).toHaveText(sentenceTo({ lohn: '1.204' }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cases are worked out, and the short form leads to them', async ({ page }) => {
    await page.goto('/aktivrente')
    await page.getByRole('link', { name: short.knopf }).click()
    await expect(page).toHaveURL(/\/aktivrente-rechner$/)
    await expect(page.getByText(words.ohne_script)).toBeVisible()
    await expect(wage(page)).toBeHidden()
    const built = valuesFor(Number(known.today.slice(0, 4)), completeYears(facts)) ?? values
    const section = page.locator('section').filter({ has: page.getByRole('table') })
    await expect(section.first()).toContainText(
      sayWith(words.schaetzung, { jahr: `${built.year}` }),
    )
    for (const { titel, angaben } of some(worked.faelle)) {
      const row = page.getByRole('row').filter({ hasText: titel })
      const { answer } = answerTo(angaben, { year: built.year, month: 12 }, built)
      await expect(row).toContainText(writeEuros(answer.remains.most))
    }
  })
})

test('Of two Minijobs that are none any more nothing stays in the steps', async ({ page }) => {
  const entries = { lohn: '300', lohn2: '200' }
  await page.goto(`${path}#${toFragment({ monat: '5', jahr: '1954', ...entries })}`)
  await expect(answer(page)).toBeVisible()
  await fold(page, words.rechenweg).click()
  const rows = page.getByRole('table', { name: words.rechenweg }).getByRole('rowheader')
  const expected = (lohn: string) => answerTo({ ...entries, lohn }).steps.length
  await expect(rows).toHaveCount(expected('300'))
  await wage(page).fill('500')
  await expect(answer(page)).toHaveText(sentenceTo({ ...entries, lohn: '500' }))
  await expect(rows).toHaveCount(expected('500'))
})
