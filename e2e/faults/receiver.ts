import { expect, submitButton } from '../fixtures.ts'
import { shared } from '../words.ts'
import { type Fault, none, type World } from './proxy.ts'
import {
  comesBackAfter,
  crash,
  hasFailedAgain,
  hour,
  inBuildWith,
  kept,
  mend,
  nobodySends,
  openAwake,
  type Row,
  refusal,
  reset,
  says,
  sent,
  silence,
  storedKeys,
  turnedAway,
  waitingKey,
  waitsTenSeconds,
  withFault,
} from './scene.ts'

const failure = says(500, '{"ok":false}', true)
const busy = says(200, '{"ok":false,"errors":{},"message":"Zu viele auf einmal"}', true)
const twiceAtOnce: Fault = async (exchange) => {
  const [answer] = await Promise.all([exchange.forward(), exchange.forward()])
  exchange.answer(answer)
}
const againLater: Fault = async (exchange) => {
  const answer = await exchange.forward()
  await exchange.forward()
  exchange.answer(answer)
}
const crashAfterRow: Fault = async (exchange) => {
  await exchange.forward()
  exchange.say(500, 'unreadable', false)
}

/** Google's properties are read anew after half a minute. */
const in31Seconds = () => Date.now() + 31_000
const inAnHour = () => Date.now() + hour

/** The build for `VITE_REGISTRATION_MODE=no-cors`. */
const withoutReading = (world: World) =>
  inBuildWith(world, 'mode:`readable-first`', 'mode:`no-cors`')

/** What the receiver does, or does not do. */
export const receiverFaults: Row[] = [
  { fault: 'none', told: [sent], act: withFault(none, sent) },
  { fault: 'the receiver answers 500', told: [kept], act: withFault(failure, kept) },
  { fault: 'it crashes into a page nobody may read', told: [kept], act: withFault(crash, kept) },
  { fault: 'it has no time for anybody', told: [kept], act: withFault(busy, kept) },
  { fault: 'it is reached twice at once', told: [sent], act: withFault(twiceAtOnce, sent) },
  { fault: 'it is reached again later', told: [sent], act: withFault(againLater, sent) },
  {
    fault: 'it hangs',
    told: [kept],
    act: async (scene) => {
      scene.world.fault = silence
      await openAwake(scene.page)
      await waitsTenSeconds(scene, () => expect(scene.page).toHaveURL('/danke'))
      await scene.reads(kept)
    },
  },
  {
    fault: 'it hangs after a first attempt was cut off',
    told: [kept],
    act: async (scene) => {
      const { page, world, reads } = scene
      world.fault = (exchange) => (world.posts > 1 ? undefined : exchange.cut())
      await openAwake(page)
      await waitsTenSeconds(scene, () => expect(page).toHaveURL('/danke'))
      expect(world.posts).toBeGreaterThan(1)
      await reads(kept)
    },
  },
  {
    fault: 'it is down, and each of three page views tries again',
    told: [kept],
    act: async ({ page, world, sends }) => {
      world.fault = reset
      await sends(kept)
      await hasFailedAgain(page)
      for (const path of ['/', '/aktivrente', '/ehrenamt']) {
        const { posts } = world
        await comesBackAfter(hour, page, path)
        await expect.poll(() => world.posts).toBeGreaterThan(posts)
        await nobodySends(page)
      }
    },
  },
  {
    fault: 'it refuses a field of what was kept: the visitor mends it',
    told: [kept, mend, sent],
    act: async ({ page, world, sends, reads }) => {
      world.fault = reset
      await sends(kept)
      world.fault = refusal
      await comesBackAfter(60_000, page)
      await reads(mend)
      world.fault = none
      await page.getByRole('link', { name: shared.registrierung.zum_formular }).click()
      await expect(page.getByLabel('Nachname')).toHaveValue('Groß-Überall')
      await page.getByLabel('Wohnort').fill('Köln-Deutz')
      await submitButton(page).click()
      await reads(sent)
    },
  },
  {
    fault: 'it is paused while the form is open: the entries stay, and it works after the pause',
    told: [turnedAway, sent],
    act: async ({ page, world, email, sends, reads }) => {
      world.paused = true
      await sends(turnedAway)
      await expect(page).toHaveURL('/registrieren')
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
      expect(await world.rows()).toEqual([])
      expect(await storedKeys(page)).not.toContainEqual(waitingKey)
      world.paused = false
      world.now = in31Seconds
      await submitButton(page).click()
      await reads(sent)
    },
  },
  {
    fault: 'it is down, then paused for good: what waits on the device arrives',
    told: [kept, sent],
    act: async (scene) => {
      await withFault(reset, kept)(scene)
      scene.world.fault = none
      scene.world.paused = true
      scene.world.now = inAnHour
      await comesBackAfter(hour, scene.page)
      await scene.reads(sent)
    },
  },
  {
    fault: 'none, in the mode for receivers that cannot be read',
    told: [sent],
    act: async (scene) => {
      const wasFound = withoutReading(scene.world)
      await withFault(crashAfterRow, sent)(scene)
      expect(scene.world.posts).toBe(1)
      expect(wasFound(), 'the mode in our code').toBe(true)
    },
  },
  {
    fault: 'it resets the connection, in that mode',
    told: [kept],
    act: async (scene) => {
      const wasFound = withoutReading(scene.world)
      await withFault(reset, kept)(scene)
      expect(wasFound(), 'the mode in our code').toBe(true)
    },
  },
]
