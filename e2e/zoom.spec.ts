import {
  barriers,
  boxOf,
  eachHasItsFrame,
  expect,
  holdCode,
  holdIslandCode,
  type Page,
  resize,
  test,
} from './fixtures.ts'
import { pageWithPictures } from './pictures.ts'
import { excess, smallWords } from './seen.ts'
import { shared } from './words.ts'

const { path, pictures } = pageWithPictures(1)
const [{ src, alt } = { src: '', alt: '' }] = pictures
const link = (page: Page) => page.locator('main .zoom').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: shared.bild.dialog })
const stage = (page: Page) => dialog(page).getByRole('region', { name: shared.bild.ausschnitt })
const level = (page: Page) => dialog(page).getByRole('status')

async function open(page: Page): Promise<void> {
  await page.goto(path)
  await link(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** Width of the picture, and which point of it lies in the middle of the stage, from 0 to 1. */
const view = (page: Page) =>
  stage(page).evaluate((stage) => {
    const place = stage.getBoundingClientRect()
    const image = stage.querySelector('img')?.getBoundingClientRect() as DOMRect
    return {
      width: image.width,
      x: (place.left + place.width / 2 - image.left) / image.width,
      y: (place.top + place.height / 2 - image.top) / image.height,
      left: stage.scrollLeft,
      top: stage.scrollTop,
    }
  })

// By Enter: keyboard.spec.ts.
test('A picture’s button names it, says what it does, and is large enough; Space opens it, Escape closes it and returns to it', async ({
  page,
}) => {
  await page.goto(path)
  await expect(link(page)).toHaveRole('button')
  await expect(link(page)).toHaveAccessibleName(`${alt} Klicken zum Vergrößern`)
  const hint = await boxOf(page.getByText('Klicken zum Vergrößern').first().locator('..'))
  expect(hint.height).toBeGreaterThanOrEqual(48)
  expect(hint.width).toBeGreaterThanOrEqual(48)
  await link(page).focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: alt })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page)).toBeFocused()
})

// That the focus stays in the dialog: keyboard.spec.ts.
test('The page behind the dialog stays where it is, „Schließen“ closes', async ({ page }) => {
  await open(page)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await dialog(page).getByRole('button', { name: shared.hinweise.schliessen }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page)).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  // Until then the browser scrolls as before.
  await eachHasItsFrame(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('The stage is 800 to 600 on a wide screen, with the whole picture in it; buttons and keys make it larger and smaller, and say how large it is', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 800 })
  await open(page)
  const box = await boxOf(stage(page))
  expect(box.width / box.height).toBeCloseTo(800 / 600, 1)
  const whole = await view(page)
  expect(whole.width * (4 / 3)).toBeLessThanOrEqual(box.height + 1)
  expect(whole.x).toBeCloseTo(0.5, 1)
  expect(whole.y).toBeCloseTo(0.5, 1)

  await dialog(page).getByRole('button', { name: shared.bild.groesser }).click()
  await expect(level(page)).toHaveText(/150\s%/)
  await page.keyboard.press('+')
  // That is the browser's own zoom.
  await page.keyboard.press('Control+-')
  await expect(level(page)).toHaveText(/200\s%/)
  const doubled = await view(page)
  expect(doubled.width / whole.width).toBeCloseTo(2, 1)
  expect(doubled.x).toBeCloseTo(0.5, 1)

  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await view(page)).top).toBeGreaterThan(doubled.top)
  await page.keyboard.press('-')
  await expect(level(page)).toHaveText(/150\s%/)
  await page.keyboard.press('0')
  await expect(level(page)).toHaveText(/100\s%/)
  await dialog(page).getByRole('button', { name: shared.bild.kleiner }).click({ force: true })
  await expect(level(page)).toHaveText(/100\s%/)
  for (let step = 0; step < 6; step++) await page.keyboard.press('+')
  await expect(level(page)).toHaveText(/400\s%/)
  const { width } = await view(page)
  await resize(page, { width: 640, height: 400 })
  await expect.poll(async () => (await view(page)).width).toBeLessThan(width)
})

test('A double click enlarges what is under it, the next one shows all again; the wheel enlarges, the mouse drags', async ({
  page,
}) => {
  await open(page)
  const image = await boxOf(stage(page).getByRole('img'))
  const at = { x: image.x + image.width / 4, y: image.y + image.height / 4 }
  await page.mouse.dblclick(at.x, at.y)
  await expect(level(page)).toHaveText(/250\s%/)
  const larger = await boxOf(stage(page).getByRole('img'))
  expect((at.x - larger.x) / larger.width).toBeCloseTo(0.25, 1)
  expect((at.y - larger.y) / larger.height).toBeCloseTo(0.25, 1)
  await page.mouse.dblclick(at.x, at.y)
  await expect(level(page)).toHaveText(/100\s%/)

  const box = await boxOf(stage(page))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400)
  await expect(level(page)).not.toHaveText(/100\s%/)
  const before = await view(page)
  await page.mouse.down()
  await page.mouse.move(x, y - 60, { steps: 4 })
  await page.mouse.up()
  expect((await view(page)).top).toBeGreaterThan(before.top + 30)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('two of them enlarge what is between them, one then moves it, two taps show all', async ({
    page,
  }) => {
    await page.goto(path)
    await link(page).tap()
    await expect(dialog(page)).toBeVisible()
    const box = await boxOf(stage(page))
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const devices = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      devices.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((dy) => ({ x, y: y + dy })),
      })
    const whole = await view(page)
    await touch('touchStart', 40)
    for (const apart of [50, 60, 80, 100]) await touch('touchMove', apart)
    await touch('touchEnd', 0)
    await expect(level(page)).toHaveText(/250\s%/)
    const larger = await view(page)
    expect(larger.width / whole.width).toBeCloseTo(2.5, 1)
    expect(larger.y).toBeCloseTo(0.5, 1)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)

    await devices.send('Input.synthesizeScrollGesture', { x, y, yDistance: -100, speed: 2000 })
    await expect.poll(async () => (await view(page)).top).toBeLessThan(larger.top - 50)

    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
    await expect(level(page)).toHaveText(/100\s%/)
  })
})

/** Although there is more to see below. */
const restsAtTop = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  scrollHeight > clientHeight && scrollTop === 0

test('In small windows the open dialog has no barrier, and everything is reached', async ({
  page,
}) => {
  await page.goto(path)
  for (const [width, height] of [
    [320, 640],
    [740, 360],
    [568, 320],
    [427, 300],
    [320, 256],
  ] as const)
    await test.step(`at ${width} × ${height}`, async () => {
      await resize(page, { width, height })
      await link(page).click()
      await expect(dialog(page)).toBeVisible()
      const shown = await boxOf(dialog(page).getByRole('img'))
      expect(shown.width / width + shown.height / height).toBeGreaterThan(1)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => dialog(page).evaluate(restsAtTop)).toBe(false)
      await page.keyboard.press('+')
      await expect(level(page)).toHaveText(/150\s%/)
      for (const name of [shared.hinweise.schliessen, shared.bild.groesser, shared.bild.kleiner]) {
        const button = dialog(page).getByRole('button', { name })
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 1 })
        expect((await boxOf(button)).height).toBeGreaterThanOrEqual(48)
      }
      expect(await barriers(page, '[role=dialog]')).toEqual([])
      expect(await excess(page)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })

  await test.step('with the largest text no word of its buttons is torn', async () => {
    await resize(page, { width: 360, height: 740 })
    await page.evaluate(() => setReading('1.38'))
    await link(page).click()
    const buttons = await dialog(page).getByRole('button').all()
    const heights = await Promise.all(buttons.map(async (button) => (await boxOf(button)).height))
    expect(heights).toHaveLength(3)
    expect(new Set(heights).size, heights.join()).toBe(1)
  })
})

test('A press before the code is there is not lost, and is seen to have arrived', async ({
  page,
}) => {
  const release = await holdIslandCode(page)
  await page.goto(path)
  await link(page).dblclick()
  await expect(link(page).getByText(shared.bild.oeffnet)).toBeVisible()
  release()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page).getByText(shared.bild.oeffnet)).toBeHidden()
})

test('Of two pictures pressed while the code is on its way the last is shown, and what they say can be read', async ({
  page,
}) => {
  const release = await holdCode(page, 'ImageZoom')
  const { path, pictures } = pageWithPictures(2)
  await page.goto(path)
  const links = page.locator('main .zoom')
  await links.first().click()
  await links.nth(1).click()
  await expect(links.nth(1)).toHaveAttribute('data-held')
  expect(await smallWords(page)).toEqual([])
  release()
  await expect(dialog(page).getByRole('img', { name: `${pictures[1]?.alt}` })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('When the code cannot be loaded the press leads to the picture itself, but not who has gone on to something else', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|\[island\]/)
  let fail = () => {}
  const gate = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/assets/ImageZoom**', async (route) => {
    await gate
    await route.abort()
  })
  await page.goto(path)
  await link(page).click()
  await page.locator('footer a').first().focus()
  fail()
  await expect(link(page)).not.toHaveAttribute('data-held')
  await link(page).click()
  await expect(page).toHaveURL(src)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('The best variant that the browser has loaded is shown', async ({ page }) => {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      `<img src="${src}"`,
      `<img srcset="/favicon.svg 437w" sizes="437px" src="${src}"`,
    )
    await route.fulfill({ response, body })
  })
  await open(page)
  await expect(stage(page).getByRole('img')).toHaveAttribute('src', /favicon\.svg$/)
})

test('Pictures that decorate, and cards that are links, stay as they are', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.card .zoom, .map .zoom, .avatar .zoom')).toHaveCount(0)
  await expect(page.locator('a a, a button, button a')).toHaveCount(0)
  const speaking = await page.locator('main img:not([alt=""])').count()
  await expect(page.locator('.zoom')).toHaveCount(speaking)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto(path)
    await link(page).click()
    await expect(page).toHaveURL(src)
  })
})
