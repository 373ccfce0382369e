import type { Page } from './fixtures.ts'
import { shared } from './words.ts'

const { lesekomfort: words } = shared

export const size = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true })

/** Opens the header's menu of sizes, or in narrow windows the main menu, which has them, too. */
export async function openSizes(page: Page): Promise<void> {
  const own = page.locator('header summary', { hasText: words.schriftgroesse })
  if (await size(page, words.normal).isHidden())
    await own.or(page.getByText(shared.kopf.menue_oeffnen)).filter({ visible: true }).click()
}

export async function choose(page: Page, name: string): Promise<void> {
  await openSizes(page)
  await size(page, name).click()
}
