import type { BrowserContext } from 'playwright/test'
import { againFaults } from './faults/again.ts'
import { codeFaults } from './faults/code.ts'
import { deviceFaults } from './faults/device.ts'
import type { Figures } from './faults/figures.ts'
import { networkFaults } from './faults/network.ts'
import { pageFaults } from './faults/page.ts'
import { peopleFaults } from './faults/people.ts'
import { none, startWorld, type World } from './faults/proxy.ts'
import { receiverFaults } from './faults/receiver.ts'
import { nobodySends, type Scene, storedKeys } from './faults/scene.ts'
import { siteFaults } from './faults/site.ts'
import { timeFaults } from './faults/time.ts'
import { isTrue } from './faults/truth.ts'
import { visitorFaults } from './faults/visitor.ts'
import {
  test as base,
  expect,
  fillForm,
  freshEmail,
  type Page,
  siteOrigin,
  submitButton,
} from './fixtures.ts'

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  world: async ({}, use) => {
    const world = await startWorld()
    await use(world)
    await world.close()
  },
  proxy: async ({ world }, use) => use({ server: world.url }),
})

for (const { fault, told, act, registrations = 1, suspects = 0, complains } of [
  ...receiverFaults,
  ...networkFaults,
  ...pageFaults,
  ...visitorFaults,
  ...peopleFaults,
  ...deviceFaults,
  ...againFaults,
  ...codeFaults,
  ...siteFaults,
  ...timeFaults,
])
  test(`${fault}: „${told.join('“ „')}“`, async ({ page, context, world, expectConsole }, info) => {
    await context.clock.install()
    const email = freshEmail()
    const { read, falseSentences, ...does } = visitor(page, email, world)
    try {
      await act({ page, context, world, email, ...does })
      expect(read).toEqual(told)
      expect(falseSentences).toEqual([])
      await everythingWorksAgain(context, world)
    } finally {
      for (const pattern of [...world.complaints, ...(complains ? [complains] : [])])
        expectConsole(pattern)
      const rows = await world.rows()
      const arrived = new Set(rows.map(emailOf)).size + (await world.suspects()).length
      const doubled = rows.length - new Set(rows.map(emailOf)).size
      const figures: Figures = [registrations, arrived, doubled, falseSentences.length]
      info.annotations.push({ type: 'registrations', description: figures.join(' ') })
    }

    const emails = (await world.rows()).map(emailOf)
    expect(await world.suspects()).toHaveLength(suspects)
    expect(emails).toHaveLength(registrations - suspects)
    expect(new Set(emails).size).toBe(registrations - suspects)
    if (registrations > suspects) expect(emails).toContain(email)
  })

const emailOf = (row: string[]) => row[4]

function visitor(page: Page, email: string, world: World) {
  const read: string[] = []
  const falseSentences: string[] = []
  /** Whose registration was sent last, and last from each page. */
  const senders = new Map<Page, string>()
  let last = email
  const submit: Scene['submit'] = async (on = page, as = email) => {
    last = as
    senders.set(on, as)
    if (!on.url().endsWith('/registrieren')) await on.goto('/registrieren')
    await fillForm(on, as)
    await submitButton(on).click()
  }
  const reads: Scene['reads'] = async (sentence, on = page, as = senders.get(on) ?? last) => {
    // What is wrong with a field stands above the form, too.
    await expect(on.getByText(sentence).filter({ visible: true }).last()).toBeVisible()
    read.push(sentence)
    if (!(await isTrue(sentence, as, on, world))) falseSentences.push(sentence)
  }
  const sends: Scene['sends'] = async (told, on, as) => {
    await submit(on, as)
    await reads(told, on, as)
  }
  return { submit, reads, sends, read, falseSentences }
}

/** A day later nothing waits any more: what did is sent by the page that the visitor opens. */
async function everythingWorksAgain(context: BrowserContext, world: World): Promise<void> {
  world.fault = none
  world.siteAnswers = true
  await context.unrouteAll()
  await context.setOffline(false)
  const isOurs = (each: Page) => each.url().startsWith(siteOrigin)
  const page = context.pages().find(isOurs) ?? (await context.newPage())
  if (!isOurs(page)) await page.goto('/robots.txt')
  // What is under way ends first: the day would cut it off, and the next attempt wait for the clock.
  await context.clock.fastForward(12_000)
  await nobodySends(page)
  const waits = (await storedKeys(page)).length > 0
  await context.clock.fastForward('24:00:00')
  if (waits) await (await context.newPage()).goto('/impressum')
  await expect.poll(() => storedKeys(page)).toEqual([])
}
