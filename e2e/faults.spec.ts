import type { BrowserContext } from 'playwright/test'
import { againFaults } from './faults/again'
import { codeFaults } from './faults/code'
import { deviceFaults } from './faults/device'
import { networkFaults } from './faults/network'
import { pageFaults } from './faults/page'
import { none, startWorld, type World } from './faults/proxy'
import { receiverFaults } from './faults/receiver'
import { returnAfter, type Scene } from './faults/scene'
import { visitorFaults } from './faults/visitor'
import { test as base, expect, fillForm, freshEmail, type Page, submitButton } from './fixtures'

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  world: async ({}, use) => {
    const world = await startWorld()
    await use(world)
    await world.close()
  },
  proxy: async ({ world }, use) => use({ server: world.url }),
})

for (const { fault, told, act, registrations = 1, suspects = 0 } of [
  ...receiverFaults,
  ...networkFaults,
  ...visitorFaults,
  ...deviceFaults,
  ...againFaults,
  ...pageFaults,
  ...codeFaults,
])
  test(`${fault}: „${told.join('“ „')}“`, async ({ page, context, world, expectConsole }, info) => {
    expectConsole(/net::ERR_|blocked by CORS policy|status of [45]0|neither be sent nor kept/)
    expectConsole(/\[consent\] SecurityError|\[island\] RegistrationForm|module script/)
    await context.clock.install()
    const email = freshEmail()
    const { submit, reads, read } = visitor(page, email)
    await act({ page, context, world, email, submit, reads })
    expect(read).toEqual(told)
    await everythingWorksAgain(context, world)

    const emails = (await world.rows()).map((row) => row[4])
    const arrived = new Set(emails).size + (await world.suspects()).length
    const figures = [registrations, arrived, emails.length - new Set(emails).size]
    info.annotations.push({ type: 'registrations', description: figures.join(' ') })
    expect(await world.suspects()).toHaveLength(suspects)
    expect(emails).toHaveLength(registrations - suspects)
    expect(arrived).toBe(registrations)
    if (registrations > suspects) expect(emails).toContain(email)
  })

function visitor(page: Page, email: string) {
  const read: string[] = []
  const submit: Scene['submit'] = async (on = page, as = email) => {
    if (!on.url().endsWith('/registrieren')) await on.goto('/registrieren')
    await fillForm(on, as)
    await submitButton(on).click()
  }
  const reads: Scene['reads'] = async (sentence, on = page) => {
    await expect(on.getByText(sentence).filter({ visible: true })).toBeVisible()
    read.push(sentence)
  }
  return { submit, reads, read }
}

/** A day later the visitor opens two pages, and nothing waits any more. */
async function everythingWorksAgain(context: BrowserContext, world: World): Promise<void> {
  world.fault = none
  world.siteAnswers = true
  await context.setOffline(false)
  const page = await returnAfter('24:00:00', context)
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wirkzeit')))
  await expect.poll(left).toEqual([])
  await page.goto('/danke')
  await expect.poll(left).toEqual([])
}
