import type { BrowserContext, Page } from 'playwright/test'
import { outboxKey } from '../../src/registration/stored-flag.ts'
import { expect, submitButton } from '../fixtures.ts'
import { firstSentence, form, shared } from '../words.ts'
import { type Fault, none, type World } from './proxy.ts'

const { registrierung: words } = shared

/** What a visitor reads, agreed on word by word. */
export const sent = 'Ihre Daten wurden erfolgreich übermittelt.'
export const kept = 'Ihre Registrierung wurde gespeichert. Wir melden uns bei Ihnen.'
export const failed =
  'Es gab ein Problem beim Absenden des Formulars. Bitte versuchen Sie es später erneut.'
export const turnedAway =
  'Zurzeit nehmen wir keine neuen Registrierungen an. Ihre haben wir nicht aufgenommen.'
export const sending = 'Wird gesendet...'
/** What the receiver's own pages say (endpoint/pages.ts), to which a form posted without React leads. */
export const thanks = 'Ihre Angaben sind angekommen. Wir melden uns bald persönlich bei Ihnen.'
export const busy = 'Ihre Anmeldung ist noch nicht gespeichert. Warten Sie bitte ein paar Minuten.'
/** What stands below the form whose code cannot come. */
export const noNetwork = form.ohne_netz
/** What stands at the top of a page (src/content/gemeinsam.yaml). */
export const waits = firstSentence(words.liegt_hier)
export const deleted = firstSentence(words.geloescht)
export const arrived = firstSentence(words.angekommen)
export const givenUp = firstSentence(words.abgelaufen.nach_dem_tag)
export const mend = firstSentence(words.abgelehnt)

export interface Scene {
  page: Page
  context: BrowserContext
  world: World
  email: string
  /** Fills in the form and presses the button. */
  submit: (on?: Page, as?: string) => Promise<void>
  /** The visitor reads this; whether it is true at that moment is counted. */
  reads: (sentence: string, on?: Page, as?: string) => Promise<void>
  /** Both, one after the other. */
  sends: (told: string, on?: Page, as?: string) => Promise<void>
}

export interface Row {
  fault: string
  /** What the visitor is told, in this order; it must be true. */
  told: string[]
  act: (scene: Scene) => Promise<void>
  /** How many are sent; 1 unless it says otherwise. */
  registrations?: number
  /** How many of them come into the sheet „Verdacht“; none unless it says otherwise. */
  suspects?: number
  /** What the browser complains of in its console, beside what the proxy has done to it; else nothing. */
  complains?: RegExp
}

/** What is complained of without network, and where the form's code is lost. */
export const offline = /net::ERR_INTERNET_DISCONNECTED|\[picture\]/
export const lostCode = /net::ERR_FAILED|\[island\] RegistrationForm: TypeError/

export const says = (status: number, body: string, readable: boolean): Fault => {
  return (exchange) => exchange.say(status, body, readable)
}
export const crash = says(500, '<!doctype html><title>Error</title>', false)
export const refusal = says(200, '{"ok":false,"errors":{"city":"Wohnort wird benötigt"}}', true)
export const silence: Fault = () => {}
export const reset: Fault = (exchange) => exchange.cut()
export const lostAnswer: Fault = async (exchange) => {
  await exchange.forward()
  exchange.cut()
}

export const withFault = (fault: Fault, told: string): Row['act'] => {
  return async ({ world, sends }) => {
    world.fault = fault
    await sends(told)
  }
}

/** A build that differs in this one word. Returns what tells whether it stood in a script that came by. */
export const inBuildWith = (world: World, word: string, other: string) => {
  let isFound = false
  world.script = (code) => {
    const changed = code.replace(word, other)
    isFound ||= changed !== code
    return changed
  }
  return () => isFound
}

/** The same where something was done to the browser before. */
export const where = (prepare: (page: Page) => Promise<unknown>, act: Row['act']): Row['act'] => {
  return async (scene) => {
    await prepare(scene.page)
    await act(scene)
  }
}

/** The visitor is told that it failed, and presses the button again when everything works. */
export const failsFirst = (fault: Fault): Row['act'] => {
  return async (scene) => {
    const { page, world, email, reads } = scene
    await withFault(fault, failed)(scene)
    await expect(page).toHaveURL('/registrieren')
    await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await expect(page.locator('form').getByRole('link', { name: /@/ }).last()).toBeVisible()
    world.fault = none
    await submitButton(page).click()
    await reads(sent)
  }
}

/** The browser shows its own page of an error; before it stands, there is no way back from it. */
export async function isAtAnError(page: Page): Promise<void> {
  await expect(page).toHaveURL(/^chrome-error:/)
  await expect(page.locator('body')).toBeVisible()
}

/** The form, with all its code. */
export async function openAwake(page: Page): Promise<void> {
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').focus()
  await expect(page.locator('[data-island-status=awake]')).toBeVisible()
}

/**
 * From pressing the button until something else happens: 10 s at most, and here not less. At most
 * three of them are for the proof.
 */
export async function waitsTenSeconds({ page, world, submit }: Scene, done: () => Promise<void>) {
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit()
  await expect.poll(() => storedKeys(page)).toContainEqual(waitingKey)
  await page.clock.runFor(3_000)
  await expect.poll(() => world.posts).toBeGreaterThan(0)
  // What the site answers comes by the real clock.
  const asked = page.waitForRequest('**/danke')
  await page.clock.runFor(4_000)
  if (world.siteAnswers) await (await asked).response()
  await page.clock.runFor(2_999)
  await expect(submitButton(page)).toHaveText(sending, { useInnerText: true })
  await page.clock.runFor(1)
  await done()
  await page.clock.resume()
}

export const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wirkzeit')))

/** What the key of a registration that waits looks like. */
export const waitingKey = expect.stringMatching(new RegExp(`^${outboxKey}`))

export const hour = 60 * 60 * 1000
export const day = 24 * hour

/** The visitor leaves, and opens another page so many milliseconds later. */
export async function comesBackAfter(pause: number, page: Page, path = '/impressum') {
  await page.goto('about:blank')
  const now = await page.evaluate(() => Date.now())
  // Not fastForward: a page that is opened after more than 24 days of it has no timers.
  await page.clock.setSystemTime(now + pause)
  await page.goto(path)
}

/** Until no tab sends any more; `page` shows one of this site. A tab that is gone may be the last to know. */
export const nobodySends = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0)

/** Until the attempt that this page view has begun has failed: the next one waits for the clock. */
export async function hasFailedAgain(page: Page): Promise<void> {
  const failed = () =>
    page.evaluate(
      (start) =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith(start))
          .map(([, entry]) => JSON.parse(entry))
          .map(({ attempts, failed }) => failed && attempts > 1),
      outboxKey,
    )
  await expect.poll(failed).toEqual([true])
  await nobodySends(page)
}

/** A new tab, when a pause is over. */
export async function returnAfter(pause: number, context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await context.clock.fastForward(pause)
  await page.goto('/impressum')
  return page
}
