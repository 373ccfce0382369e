import type { Locator } from 'playwright/test'
import { routes } from '../routes.ts'
import { record, storeBefore } from './consent-fixtures.ts'
import {
  arrived,
  expect,
  freshEmail,
  inGroups,
  island,
  listIsReady,
  type Page,
  resize,
  rowsOf,
  settled,
  test,
} from './fixtures.ts'
import { summary } from './form-parts.ts'
import { kinds } from './kinds.ts'
import { form, shared } from './words.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

/** How many elements Tab is to reach, as the page stands. */
const stops = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=hidden]), textarea, select, [tabindex]',
    )
    return [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    ).length
  })

/**
 * Runs in the page: collects what is wrong with each element on which a Tab has come to rest, `''` if
 * nothing, until `end` has the focus.
 */
const watchTab = (end: Element | null) => {
  const walked: Walked = { complaints: [], hasEnded: false }
  Object.assign(window, { walked })
  const wrong = () => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing has the focus'
    const name = `${element.tagName} ${element.textContent?.trim() || element.id}`.slice(0, 60)
    const marked = element.closest('.card') ?? element
    const rings = [
      ...[element, marked].map((each) => getComputedStyle(each)),
      // A picture shows the ring over itself.
      getComputedStyle(element, '::after'),
    ]
    if (
      !rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth === '4px',
      )
    )
      return `${name}: does not show the focus`
    // A link in running text may have several lines, each with a place of its own. Corners are round.
    const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => [
      [(left + right) / 2, (top + bottom) / 2] as const,
      ...[left + 8, right - 8].flatMap((x) => [[x, top + 8] as const, [x, bottom - 8] as const]),
    ])
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y)
      if (!hit) return `${name}: is partly outside of the window at ${x}, ${y}`
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      if (!element.contains(hit) && !hit.contains(element) && !label?.contains(hit))
        return `${name}: ${hit.tagName}.${hit.className} lies over it`
    }
    // 4 px wide, and 3 px away.
    const [{ left, right, top }] = element.getClientRects() as unknown as [DOMRect]
    const above = document.elementFromPoint((left + right) / 2, top - 6)
    if (element.closest('main') && above?.matches('header, header *'))
      return `${name}: the header cuts its ring`
    return ''
  }
  addEventListener(
    'keyup',
    () => {
      if (walked.hasEnded) return
      walked.complaints.push(wrong())
      walked.hasEnded = document.activeElement === end
    },
    true,
  )
}

type Walked = { complaints: string[]; hasEnded: boolean }

// So many in one go: each question to the page takes as long as a key.
const keysAtOnce = 8

/** What has been seen, once the page shows it: at its foot the floating button comes back. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of 'ab') await new Promise(requestAnimationFrame)
    return (window as unknown as { walked: Walked }).walked
  })

/** Goes on by Tab until it comes to `last`; returns what was wrong on the way. */
async function walk(page: Page, last: Locator): Promise<string[]> {
  const end = await last.elementHandle()
  // The floating button gives way to the form: one more than were there at first.
  const most = (await stops(page)) + 1
  await page.evaluate(watchTab, end)
  let walked: Walked = { complaints: [], hasEnded: false }
  while (!walked.hasEnded && walked.complaints.length < most) {
    const isNearEnd = most - walked.complaints.length < 2 * keysAtOnce
    for (let key = isNearEnd ? 1 : keysAtOnce; key > 0; key -= 1) await page.keyboard.press('Tab')
    walked = await shown(page)
  }
  expect(walked.hasEnded && walked.complaints.length <= most, 'comes to the end').toBe(true)
  return walked.complaints.filter(Boolean)
}

const onDesk = ['/', '/aktivrente', '/registrieren', '/jobs-mit-aktivrente', '/404']

for (const [device, viewport, groups] of [
  ['phone', phone, inGroups(kinds, 3)],
  ['desk', desk, inGroups(onDesk, 3)],
] as const)
  for (const paths of groups)
    test(`Tab goes through ${paths.join(' and ')}, shows where it is, and nothing lies over it (${device})`, async ({
      page,
    }) => {
      await resize(page, viewport)
      await storeBefore(page, record())
      for (const path of paths) {
        await page.goto(path)
        await settled(page)
        // On a phone it gives way to the form, and is back at the foot.
        expect(await walk(page, page.locator('.cookie-open')), path).toEqual([])
      }
    })

const others = routes.map(({ path }) => path).filter((path) => !kinds.includes(path))

for (const paths of inGroups(others, 6))
  test(`Tab goes through the text of ${paths[0]} and others, shows where it is, and nothing lies over it`, async ({
    page,
  }) => {
    await resize(page, phone)
    await storeBefore(page, record())
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      await tabTo(page, shared.kopf.sprunglink, 1)
      await page.keyboard.press('Enter')
      expect(await walk(page, page.locator('footer a').first()), path).toEqual([])
    }
  })

/** Presses Tab until it has reached what is meant; as few people have patience for more. */
async function tabTo(page: Page, name: string | RegExp, most = 30): Promise<void> {
  const reached = () =>
    page.evaluate(() => {
      const { activeElement: element } = document
      const label = (element as HTMLInputElement | null)?.labels?.[0]
      return (label ?? element)?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    })
  const matches = (text: string) =>
    typeof name === 'string' ? text.startsWith(name) : name.test(text)
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    if (matches(await reached())) return
  }
  throw new Error(`Tab has not reached ${name} in ${most} steps`)
}

test('From the start page to a question that is answered, with keys alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Wissenswertes')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Aktivrente/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/aktivrente')
  await arrived(page)

  await tabTo(page, shared.kopf.sprunglink, 1)
  await page.keyboard.press('Enter')
  const heading = page
    .locator('section')
    .filter({ has: page.locator('.faq') })
    .locator('h2')
  await tabTo(page, (await heading.textContent()) ?? '')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.locator('.faq summary').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.faq details[open]')).toHaveCount(1)
  await expect(page.locator('.faq details').nth(1)).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(page.locator('.faq details[open]')).toHaveCount(0)
})

test('A picture and the cookie dialog open, keep the focus and give it back, with keys alone', async ({
  page,
}) => {
  await storeBefore(page, record())
  await resize(page, { width: 640, height: 400 })
  await page.goto('/aktivrente')
  const dialog = page.getByRole('dialog')
  for (const opener of [/^Klicken zum Vergrößern/, /^Cookie-Einstellungen ändern$/]) {
    await tabTo(page, opener, 120)
    const pressed = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    for (const key of [...Array(12).fill('Tab'), ...Array(15).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 0.9 })
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await pressed.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: phone })

  test('the menu opens, closes, and leads on', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, 'Menü öffnen')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Menü schließen')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Menü öffnen')).toBeVisible()
    await page.keyboard.press('Space')
    await tabTo(page, /^Ehrenamt/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/ehrenamt')
  })

  test('the list of contents opens and leads to a place', async ({ page }) => {
    await page.goto('/aktivrente')
    await tabTo(page, shared.lesehilfen.auf_dieser_seite)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const target = await page.locator(':focus').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page.locator(target ?? '')).toBeInViewport()
  })
})

test('A registration, from the first field to the closed toast, with keys alone', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/registrieren')
  await listIsReady(page)
  await tabTo(page, shared.kopf.sprunglink, 1)
  await page.keyboard.press('Enter')
  await tabTo(page, 'Vorname')
  await page.keyboard.type('Jürgen')
  // Sent too early: the focus goes to the list of what is missing, and from there to a field.
  await page.keyboard.press('Enter')
  await expect(summary(page)).toBeFocused()
  await tabTo(page, 'Nachname wird benötigt', 1)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nachname')).toBeFocused()
  for (const [label, value] of [
    ['E-Mail', email],
    ['Wohnort', 'Trier'],
    ['Letzter Beruf', 'Schlosser'],
  ] as const) {
    if (label === 'E-Mail') await page.keyboard.type('Groß')
    await tabTo(page, label)
    await page.keyboard.type(value)
  }
  await tabTo(page, 'Handwerk & Technik')
  // Held too long, a key repeats itself.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByLabel('Handwerk & Technik')).toBeChecked()
  await tabTo(page, 'Anderes')
  await page.keyboard.press('Space')
  await tabTo(page, 'Was interessiert Sie noch?', 1)
  await page.keyboard.type('Bienen')
  await tabTo(page, form.knopf)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/danke')
  await expect(page.getByText('Formular abgeschickt')).toBeVisible()
  await tabTo(page, shared.hinweise.schliessen, 2)
  await page.keyboard.press('Space')
  await expect(page.getByText('Formular abgeschickt')).toBeHidden()
  expect(await rowsOf(email)).toEqual([expect.arrayContaining(['Handwerk & Technik, Anderes'])])
})
