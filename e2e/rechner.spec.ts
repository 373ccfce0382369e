import { AxeBuilder } from '@axe-core/playwright'
import { expect, holdIslandCode, island, type Page, settled, test } from './fixtures.ts'

const path = '/aktivrente-rechner'

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T10:00:00')
})

const calculator = (page: Page) => island(page, 'Calculator')
const answer = (page: Page) => page.locator('[data-answer]')
const wage = (page: Page) => page.getByRole('textbox', { name: 'Lohn im Monat, vor Abzügen' })
const fold = (page: Page, title: string) =>
  calculator(page).locator('summary').filter({ hasText: title })

async function say(page: Page, month: string, year: string, amount: string): Promise<void> {
  await page.getByLabel('Monat', { exact: true }).selectOption({ label: month })
  await page.getByLabel('Jahr', { exact: true }).fill(year)
  await wage(page).fill(amount)
}

test('Month, year and wage make an answer, which is said once and moves no field', async ({
  page,
}) => {
  const sent: string[] = []
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const place = () => wage(page).evaluate((field) => field.getBoundingClientRect().top + scrollY)
  const before = await place()
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await say(page, 'Mai', '1954', '1.204')
  await expect(answer(page)).toHaveText(
    'Von 1.204 Euro bleiben Ihnen etwa 1.116 Euro im Monat. Ihre Rente bleibt, wie sie ist.',
  )
  expect(await place()).toBe(before)
  const status = calculator(page).getByRole('status').filter({ hasText: 'Von 1.204 Euro' })
  await expect(status).toHaveCount(1)
  expect(sent.filter((text) => /1954|1\.204|lohn/.test(text))).toEqual([])
})

test('What is typed before the code has come is answered when it comes', async ({ page }) => {
  const release = await holdIslandCode(page)
  await page.goto(path)
  await say(page, 'Mai', '1954', '722')
  release()
  await expect(answer(page)).toContainText('etwa 705 Euro im Monat')
  await wage(page).fill('603')
  await expect(answer(page)).toContainText('Von 603 Euro bleiben Ihnen 603 Euro im Monat.')
})

test('When its code does not come it says so, and answers when it does', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/island|Failed to load/)
  await page.route('**/assets/Calculator*', (route) => route.abort())
  await page.goto(path)
  await wage(page).fill('722')
  await expect(page.getByText('Der Rechner kam nicht an.')).toBeVisible()
  await expect(page.getByText('Hier steht gleich Ihre Antwort')).toBeHidden()
  await page.unroute('**/assets/Calculator*')
  await say(page, 'Mai', '1954', '1.204')
  await expect(answer(page)).toContainText('etwa 1.116 Euro')
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
  await expect(answer(page)).toContainText('zwischen 2.095 und 2.245 Euro')
  await fold(page, 'Genauer rechnen').click()
  await page.getByLabel('Rente im Monat').fill('1.800')
  await page.getByLabel('Erstes Jahr mit Rente').fill('2020')
  await expect(answer(page)).toContainText('etwa 2.182 Euro')
  await expect(calculator(page)).toContainText('Legen Sie dafür im Monat 62 Euro zurück.')
  await fold(page, 'So haben wir gerechnet').click()
  await expect(page.getByRole('row', { name: /§ 24a EStG/ })).toContainText('836,00 €')
})

test('Who is still too young reads from when the Aktivrente holds, and what remains then', async ({
  page,
}) => {
  await page.goto(path)
  await say(page, 'Juli', '1960', '1.800')
  await expect(calculator(page)).toContainText(
    'Ab Dezember 2026 gilt für Sie die Aktivrente. Von 1.800 Euro blieben dann etwa 1.624 Euro.',
  )
})

test('The slider, and hours with a wage an hour, set the wage of the month', async ({ page }) => {
  await page.goto(path)
  await say(page, 'Mai', '1954', '1.200')
  await expect(answer(page)).toBeVisible()
  await page.getByRole('slider').press('ArrowRight')
  await expect(wage(page)).toHaveValue('1.210')
  await expect(answer(page)).toContainText('Von 1.210 Euro')
  await fold(page, 'Stunden und Stundenlohn').click()
  await page.getByLabel('Stunden in der Woche').fill('20')
  await page.getByLabel('Lohn in der Stunde').fill('13,90')
  await expect(wage(page)).toHaveValue('1.204')
})

test('The address holds the case, and a second tab shows the same', async ({ page, context }) => {
  await page.goto(path)
  await say(page, 'Mai', '1954', '2.500')
  await fold(page, 'Genauer rechnen').click()
  await page.getByLabel('Rente im Monat').fill('1.800')
  await page.getByLabel('Erstes Jahr mit Rente').fill('2020')
  await page.getByLabel('Kirchensteuer').selectOption('9')
  await expect(page).toHaveURL(/#.*kirche=9/)
  await expect(answer(page)).toContainText('etwa 2.176 Euro')

  const second = await context.newPage()
  await second.clock.setFixedTime('2026-11-22T10:00:00')
  await second.goto(page.url())
  await expect(answer(second)).toHaveText(`${await answer(page).textContent()}`)
  await expect(second.getByLabel('Jahr', { exact: true })).toHaveValue('1954')
})

test('The link is copied, or its place is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(`${path}#monat=5&jahr=1954&lohn=603`)
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByText('Der Link ist kopiert')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByText('Der Link steht oben in der Adresszeile')).toBeVisible()
})

test('Bad entries get a sentence at their field when it is left, never NaN', async ({ page }) => {
  await page.goto(path)
  await say(page, 'Mai', '1954', 'zwölfhundert')
  await expect(calculator(page)).toHaveAttribute('data-island-status', 'awake')
  await expect(wage(page)).not.toHaveAttribute('aria-invalid')
  await wage(page).press('Tab')
  await expect(wage(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(wage(page)).toHaveAccessibleDescription(/nicht als Betrag lesen/)
  await wage(page).fill('24.000')
  await expect(wage(page)).toHaveAccessibleDescription(/Lohn eines Jahres/)
  await expect(page.getByText('Bitte sehen Sie sich das markierte Feld an')).toBeVisible()
  await wage(page).fill('1 204,50 €')
  await expect(answer(page)).toContainText('Von 1.205 Euro')
  await page.getByLabel('Jahr', { exact: true }).fill('54')
  await page.getByLabel('Jahr', { exact: true }).press('Tab')
  await expect(page.getByLabel('Jahr', { exact: true })).toHaveAccessibleDescription(/vier Ziffern/)
  expect(await calculator(page).textContent()).not.toMatch(/NaN|undefined|\[\w+\]/)
})

test('Everything works by keyboard alone', async ({ page }) => {
  await page.goto(path)
  await page.getByLabel('Monat', { exact: true }).focus()
  await page.keyboard.type('Mai')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1954')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1204')
  await expect(answer(page)).toContainText('etwa 1.116 Euro')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider')).toBeFocused()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab')
  await expect(fold(page, 'Genauer rechnen')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Ich bin am Ersten des Monats geboren')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/erster=1/)
})

test('On a phone what remains stays in sight while one refines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${path}#monat=3&jahr=1962&lohn=2.500`)
  await fold(page, 'Genauer rechnen').click()
  const field = page.getByLabel('Bekommen Sie eine Rente wegen Erwerbsminderung?')
  await field.focus()
  await field.selectOption('ja, wegen voller')
  await expect(calculator(page)).toContainText('Ihre Rente wegen Erwerbsminderung sinkt')
  const glance = page.locator('p').filter({ hasText: 'Das bleibt' })
  await expect(glance).toBeInViewport()
  const [bar, box] = [await glance.boundingBox(), await field.boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('With all folds open it has no barrier and nothing to scroll sideways', async ({ page }) => {
  await page.goto(`${path}#monat=3&jahr=1962&lohn=1.800&witwe=1&gewinn=300&kasse=freiwillig`)
  await expect(answer(page)).toBeVisible()
  for (const summary of await calculator(page).locator('summary').all()) await summary.click()
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const { violations } = await new AxeBuilder({ page })
      .include('[data-island="Calculator"]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBe(0)
  }
})

test('The answer is printed on one page', async ({ page }) => {
  await page.goto(`${path}#monat=5&jahr=1954&lohn=2.500&betrag=1.800&beginn=2020`)
  await expect(answer(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Was bei anderem Lohn bleibt' })).toBeVisible()
  await settled(page)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('In a year whose values are not known it names the year that it computes', async ({
  page,
}) => {
  await page.clock.setFixedTime('2029-03-01T10:00:00')
  await page.goto(`${path}#monat=5&jahr=1954&lohn=1204`)
  await expect(calculator(page)).toContainText('Gerechnet ist mit denen von 2026.')
})

test('The short form opens the calculator, and sends nothing', async ({ page }) => {
  await page.goto('/aktivrente')
  await page.getByLabel('Geboren, zum Beispiel 5/1954').fill('Mai 1954')
  await page.getByLabel('Lohn im Monat').fill('1.204')
  await expect(page.getByRole('link', { name: 'Ausrechnen' })).toHaveAttribute('href', /#/)
  const request = page.waitForRequest((each) => each.isNavigationRequest())
  await page.getByLabel('Lohn im Monat').press('Enter')
  expect((await request).url()).toMatch(/aktivrente-rechner$/)
  await expect(answer(page)).toContainText('etwa 1.116 Euro')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('six cases are worked out, and the short form leads to them', async ({ page }) => {
    await page.goto('/aktivrente')
    await page.getByRole('link', { name: 'Ausrechnen' }).click()
    await expect(page).toHaveURL(/\/aktivrente-rechner$/)
    await expect(page.getByText('Dieser Rechner braucht JavaScript')).toBeVisible()
    await expect(wage(page)).toBeHidden()
    const row = page.getByRole('row', { name: /Fast eine ganze Stelle/ })
    await expect(row).toContainText('2.182')
    await expect(page.locator('main tbody tr')).toHaveCount(6)
  })
})
