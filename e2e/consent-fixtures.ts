import { expect, type Page } from './fixtures.ts'

export const consentKey = 'wirkzeit-einwilligung'
export const twelveMonthsMs = 12 * 30 * 24 * 60 * 60 * 1000

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
export const floating = (page: Page) =>
  page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true })
export const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name })

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

/** What the storage holds before the site's own code runs, on every page of this test. */
export const storeBefore = (page: Page, value: unknown) =>
  page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [consentKey, typeof value === 'string' ? value : JSON.stringify(value)],
  )

export async function openByFloatingButton(page: Page): Promise<void> {
  await floating(page).click()
  await expect(dialog(page)).toBeVisible()
}

export async function choose(page: Page, names: string[]): Promise<void> {
  for (const name of ['Analyse', 'Marketing', 'Externe Inhalte'])
    await box(page, name).setChecked(names.includes(name))
}
