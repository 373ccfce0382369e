import type { Page } from 'playwright/test'
import { draftKey } from '../../src/registration/stored-flag.ts'
import { expect, fillForm, freshEmail, submitButton } from '../fixtures.ts'
import { form, shared } from '../words.ts'
import { none } from './proxy.ts'
import {
  comesBackAfter,
  deleted,
  hasFailedAgain,
  kept,
  mend,
  nobodySends,
  offline,
  openAwake,
  type Row,
  reset,
  type Scene,
  says,
  sent,
  silence,
  storedKeys,
  waits,
  withFault,
} from './scene.ts'

const emailRefused = says(200, '{"ok":false,"errors":{"email":"unerreichbar"}}', true)

const typesEmail = (page: Page, email: string) => page.getByLabel('E-Mail-Adresse').fill(email)

/** The form, with all its code, with what somebody has typed before, and so with the button that deletes. */
async function openWithDraft(page: Page, email: string): Promise<void> {
  await openAwake(page)
  await fillForm(page, email)
  await expect.poll(() => storedKeys(page)).toEqual([draftKey])
  await openAwake(page)
}

const deletes = (page: Page) => page.getByRole('button', { name: form.entwurf.loeschen }).click()

/** What `sendsAgain` begins hangs, and the visitor deletes it meanwhile. */
const deletesWhileSending =
  (sendsAgain: (scene: Scene) => Promise<unknown>): Row['act'] =>
  async (scene) => {
    const { page, world, email, sends, reads } = scene
    await openWithDraft(page, email)
    world.siteAnswers = false
    world.fault = reset
    await sends(kept)
    await page.clock.fastForward(5_000)
    await hasFailedAgain(page)
    world.siteAnswers = true
    world.fault = silence
    const posts = world.posts
    await sendsAgain(scene)
    await expect.poll(() => world.posts).toBe(posts + 1)
    world.fault = none
    await deletes(page)
    await reads(deleted)
    await nobodySends(page)
    expect(world.posts, 'nor is it sent in the second way').toBe(posts + 1)
    expect(await storedKeys(page)).toEqual([])
    await expect(page.getByText(deleted), 'it is still said').toBeVisible()
  }

/** Who sends again, mends something, or comes after somebody else. */
export const peopleFaults: Row[] = [
  {
    fault: 'no network, and the visitor presses again when it is back',
    told: [kept, waits, sent, sent],
    complains: offline,
    act: async ({ page, context, sends, reads }) => {
      await openAwake(page)
      await context.setOffline(true)
      await sends(kept)
      await reads(waits)
      await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
      await submitButton(page).click()
      await expect(submitButton(page)).toBeEnabled()
      expect(await storedKeys(page)).toHaveLength(1)
      await context.setOffline(false)
      await reads(sent)
      await expect(page.getByText(waits)).toHaveCount(0)
      await submitButton(page).click()
      await expect(page).toHaveURL('/danke')
      await reads(sent)
    },
  },
  {
    fault: 'no network, and the visitor mends the e-mail address and presses again',
    told: [kept, kept],
    complains: offline,
    act: async ({ page, context, world, email, sends, submit, reads }) => {
      await openAwake(page)
      await context.setOffline(true)
      await sends(kept, page, freshEmail())
      await submit()
      await expect(submitButton(page)).toBeEnabled()
      await reads(kept)
      expect(await storedKeys(page)).toEqual([expect.stringContaining(email)])
      await context.setOffline(false)
      await expect.poll(() => world.rows()).toHaveLength(1)
    },
  },
  {
    fault: 'no network, and the visitor deletes what stands in the form, and so what was kept',
    told: [kept, waits, deleted],
    registrations: 0,
    complains: offline,
    act: async ({ page, context, email, sends, reads }) => {
      await openWithDraft(page, email)
      await context.setOffline(true)
      await sends(kept)
      await reads(waits)
      await deletes(page)
      await expect(page.getByText(form.entwurf.geloescht)).toBeFocused()
      await reads(deleted)
      for (const untrue of [kept, waits]) await expect(page.getByText(untrue)).toHaveCount(0)
      expect(await storedKeys(page)).toEqual([])
    },
  },
  {
    fault: 'the visitor deletes what stands in the form while it is being sent again',
    told: [kept, deleted],
    registrations: 0,
    act: deletesWhileSending(({ page }) => page.clock.fastForward(15_000)),
  },
  {
    fault: 'the visitor deletes what stands in the form while another tab is sending it again',
    told: [kept, deleted],
    registrations: 0,
    act: deletesWhileSending(async ({ context }) => (await context.newPage()).goto('/')),
  },
  {
    fault: 'no network, and two people register in the same form',
    told: [kept, kept],
    complains: offline,
    registrations: 2,
    act: async ({ page, context, email, sends, reads }) => {
      await openAwake(page)
      await context.setOffline(true)
      await sends(kept, page, freshEmail())
      await page.getByRole('button', { name: shared.hinweise.schliessen }).click()
      await fillForm(page, email, 'Erika')
      await submitButton(page).click()
      await expect(submitButton(page)).toBeEnabled()
      await reads(kept, page, email)
    },
  },
  {
    fault: 'the e-mail address of what was kept is refused: the visitor mends it',
    told: [kept, mend, sent],
    act: async ({ page, world, email, sends, reads }) => {
      world.fault = reset
      await sends(kept, page, freshEmail())
      world.fault = emailRefused
      await comesBackAfter(60_000, page)
      await reads(mend)
      world.fault = none
      await page.getByRole('link', { name: shared.registrierung.zum_formular }).click()
      await expect(page.getByLabel('Nachname')).toHaveValue('Groß-Überall')
      await typesEmail(page, email)
      await submitButton(page).click()
      await expect(page).toHaveURL('/danke')
      await reads(sent, page, email)
      expect(await storedKeys(page)).toEqual([])
    },
  },
  {
    fault: 'two people use one device, and it is down for the first',
    told: [kept, sent, sent],
    registrations: 2,
    act: async ({ page, world, sends, submit, reads }) => {
      const first = freshEmail()
      world.fault = reset
      await sends(kept, page, first)
      world.fault = none
      await comesBackAfter(60_000, page, '/registrieren')
      await reads(sent, page, first)
      await submit()
      await expect(page).toHaveURL('/danke')
      await reads(sent)
    },
  },
  {
    fault: 'somebody registers on a device on which somebody else has begun to',
    told: [sent],
    act: async ({ page, context, world, sends }) => {
      const before = await context.newPage()
      await before.goto('/registrieren')
      await before.getByLabel('Telefon').fill('030 123456')
      await expect.poll(() => storedKeys(before)).toEqual([draftKey])
      await before.close()
      await page.route('**/assets/draft-form-*', async (route) => {
        await page.getByLabel('Vorname').fill('Erika')
        await route.continue()
      })
      await page.goto('/registrieren')
      await expect(page.getByLabel('Vorname')).toHaveValue('Erika')
      await sends(sent)
      expect(`${await world.rows()}`).not.toContain('123456')
    },
  },
  {
    fault: 'it is down, and works again while the visitor reads the thank-you page',
    told: [kept, waits, sent],
    act: async (scene) => {
      const { page, world, reads } = scene
      await withFault(reset, kept)(scene)
      await reads(waits)
      await hasFailedAgain(page)
      world.fault = none
      await page.clock.fastForward('01:00')
      await reads(sent)
      await expect(page.getByText(waits)).toHaveCount(0)
    },
  },
  {
    fault: 'it is down, two tabs are open, and one of them sends',
    told: [kept, waits, sent],
    act: async (scene) => {
      const { page, context, world, reads } = scene
      await withFault(reset, kept)(scene)
      await reads(waits)
      const other = await context.newPage()
      world.fault = none
      await comesBackAfter(60_000, other)
      await expect.poll(() => world.rows()).toHaveLength(1)
      const says = (tab: Page) => tab.getByText(sent).count()
      await expect.poll(async () => (await says(page)) + (await says(other))).toBe(1)
      await reads(sent, (await says(page)) === 1 ? page : other)
      for (const each of [page, other]) await expect(each.getByText(waits)).toHaveCount(0)
    },
  },
]
