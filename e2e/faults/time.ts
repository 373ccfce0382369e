import type { BrowserContext } from 'playwright/test'
import { expect, freshEmail, submitButton } from '../fixtures.ts'
import { shared } from '../words.ts'
import { none } from './proxy.ts'
import {
  comesBackAfter,
  day,
  givenUp,
  hasFailedAgain,
  hour,
  inBuildWith,
  kept,
  lostAnswer,
  nobodySends,
  type Row,
  refusal,
  reset,
  type Scene,
  says,
  sent,
  waits,
  withFault,
} from './scene.ts'

/** The site's own server tells the time that the visitor's clock shows, or cannot be asked. */
const serverTells = (context: BrowserContext, time: 'the same' | 'nothing') =>
  context.route(
    ({ pathname }) => pathname === '/',
    async (route, request) => {
      if (request.method() !== 'HEAD') return route.fallback()
      if (time === 'nothing') return route.abort()
      const now = await request.frame().evaluate(() => Date.now())
      return route.fulfill({ headers: { Date: new Date(now).toUTCString() } })
    },
  )

/** Told that it was given up, the visitor finds everything in the form and sends it again. */
async function sendsAgain({ page, world, email, reads }: Scene): Promise<void> {
  world.fault = none
  await page.getByRole('link', { name: shared.registrierung.zum_formular }).click()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await submitButton(page).click()
  await reads(sent)
}

/** What happens when days go by. */
export const timeFaults: Row[] = [
  {
    fault: 'it is down, and the visitor comes back on day 31 when everything works',
    told: [kept, sent],
    act: async (scene) => {
      await withFault(reset, kept)(scene)
      scene.world.fault = none
      await comesBackAfter(31 * day, scene.page)
      await scene.reads(sent)
    },
  },
  {
    fault: 'it is still down on day 31: the entries are in the form again',
    told: [kept, givenUp, sent],
    act: async (scene) => {
      await serverTells(scene.context, 'the same')
      await withFault(reset, kept)(scene)
      await comesBackAfter(31 * day, scene.page)
      await scene.reads(givenUp)
      await sendsAgain(scene)
    },
  },
  {
    fault: 'it refuses it on day 31, and no page has a form meanwhile: it waits on',
    told: [kept, waits],
    act: async (scene) => {
      const wasFound = inBuildWith(scene.world, 'isPaused:!1', 'isPaused:!0')
      await serverTells(scene.context, 'the same')
      await withFault(reset, kept)(scene)
      scene.world.fault = refusal
      await comesBackAfter(31 * day, scene.page)
      await hasFailedAgain(scene.page)
      await scene.reads(waits)
      expect(wasFound()).toBe(true)
      scene.world.fault = none
      // The draft ends there.
      await comesBackAfter(2 * day, scene.page, '/registrieren')
    },
  },
  {
    fault: 'its answers are lost until day 31: nobody is told that it has not arrived',
    told: [kept, givenUp],
    act: async (scene) => {
      await serverTells(scene.context, 'the same')
      await withFault(lostAnswer, kept)(scene)
      await comesBackAfter(31 * day, scene.page)
      await scene.reads(givenUp)
      // The draft ends there.
      await comesBackAfter(2 * day, scene.page, '/registrieren')
    },
  },
  {
    fault: 'it is still down on day 31, and a letter was typed and deleted before that is known',
    told: [kept, givenUp, sent],
    act: async (scene) => {
      const { page, world, reads } = scene
      await serverTells(scene.context, 'the same')
      await withFault(reset, kept)(scene)
      const posts = world.posts
      let fail: () => void = () => {}
      world.fault = (exchange) => {
        fail = () => exchange.cut()
      }
      await comesBackAfter(31 * day, page, '/registrieren')
      const name = page.getByLabel('Vorname')
      await name.press('A')
      await name.press('Backspace')
      await expect(page.locator('[data-kept]')).toBeVisible()
      await expect.poll(() => world.posts).toBeGreaterThan(posts)
      world.fault = reset
      fail()
      await nobodySends(page)
      await comesBackAfter(hour, page)
      await reads(givenUp)
      await sendsAgain(scene)
    },
  },
  {
    fault: 'it is blocked for good, and the visitor looks in six times in 32 days',
    told: [kept, waits, waits, waits, waits, waits, givenUp, sent],
    act: async (scene) => {
      const { page, reads } = scene
      await serverTells(scene.context, 'the same')
      await withFault(reset, kept)(scene)
      for (const days of [1, 5, 6, 8, 9]) {
        await comesBackAfter(days * day, page)
        await reads(waits)
        await expect(page.getByText(kept)).toHaveCount(0)
      }
      await comesBackAfter(3 * day, page)
      await reads(givenUp)
      await sendsAgain(scene)
    },
  },
  {
    fault: 'it is down, and only the device believes that 31 days have gone by',
    told: [kept, waits],
    act: async (scene) => {
      await withFault(reset, kept)(scene)
      await comesBackAfter(31 * day, scene.page)
      await scene.reads(waits)
      await expect(scene.page.getByText(givenUp)).toHaveCount(0)
    },
  },
  {
    fault: 'it takes an old one no more, nobody tells the time, and a fresh one waits behind it',
    told: [kept, kept],
    complains: /net::ERR_FAILED/,
    registrations: 2,
    act: async (scene) => {
      const { page, world, sends } = scene
      await serverTells(scene.context, 'nothing')
      await withFault(reset, kept)(scene)
      await comesBackAfter(31 * day, page)
      const fresh = freshEmail()
      await sends(kept, page, fresh)
      const posts = world.posts
      world.fault = (exchange) =>
        world.posts === posts + 1 ? says(200, '{"ok":false}', true)(exchange) : none(exchange)
      await comesBackAfter(2 * hour, page)
      await expect.poll(async () => (await world.rows()).map((row) => row[4])).toContain(fresh)
    },
  },
  {
    fault: 'it is down for a day, and works when the visitor comes back',
    told: [kept, sent],
    act: async (scene) => {
      await withFault(reset, kept)(scene)
      for (let times = 0; times < 6; times += 1) await comesBackAfter(3 * hour, scene.page)
      scene.world.fault = none
      await comesBackAfter(3 * hour, scene.page)
      await scene.reads(sent)
    },
  },
]
