import { expect, type Page } from './fixtures.ts'
import { shared } from './words.ts'

export const consentKey = 'wirkzeit-einwilligung'

export const banner = (page: Page) =>
  page.getByRole('region', { name: shared.cookies.banner.ueberschrift, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
export const floating = (page: Page) =>
  page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true })
type Category = keyof typeof shared.cookies.kategorien

/** The checkbox of a category in the dialog. */
export const box = (page: Page, category: Category) =>
  dialog(page).getByRole('checkbox', { name: shared.cookies.kategorien[category].titel })

export const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey)

/** A record as the site writes it. */
export const record = (changes: object = {}) => ({
  necessary: true,
  analytics: false,
  marketing: false,
  external: false,
  timestamp: Date.now(),
  consentId: 'consent_1763719200000_k3v9x1',
  version: '1.0',
  userAgent: 'Mozilla/5.0',
  ...changes,
})

/** A record as a build with analytics writes it. */
export const recordWhereCounted = (changes: object = {}) => record({ version: '1.1', ...changes })

/** Puts a record into the storage before the site's code runs, on every page of the test. */
export const storeBefore = (page: Page, value: unknown) =>
  page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [consentKey, typeof value === 'string' ? value : JSON.stringify(value)],
  )

export async function openByFloatingButton(page: Page): Promise<void> {
  await floating(page).click()
  await expect(dialog(page)).toBeVisible()
}

export const optional = ['analytics', 'marketing', 'external'] as const

export async function choose(page: Page, chosen: readonly Category[]): Promise<void> {
  for (const each of optional) await box(page, each).setChecked(chosen.includes(each))
}
