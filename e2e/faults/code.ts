import { draftKey } from '../../src/registration/stored-flag.ts'
import { expect, holdCode, type Page, submitButton, watchCode } from '../fixtures.ts'
import { form } from '../form-parts.ts'
import { wrapWords } from '../translators.ts'
import { otherMarkup, tidy } from './page.ts'
import { none } from './proxy.ts'
import {
  isAtAnError,
  kept,
  lostCode,
  type Row,
  reset,
  type Scene,
  says,
  sending,
  sent,
  silence,
  thanks,
} from './scene.ts'

/** Also what is asked for the second time, which holds it. */
const react = /\/(?:assets\/mount-|neu\/)/
const code = '**/assets/RegistrationForm**'

/** What the server says instead of a file of code. */
const answered =
  (files: string, answer: { status?: number; contentType: string; body: string }): Row['act'] =>
  async (scene) => {
    await scene.page.route(files, (route) => route.fulfill(answer))
    await sendsWithoutReact(scene)
  }

const missing: Row['act'] = async (scene) => {
  await scene.page.route(react, (route) => route.abort())
  await sendsWithoutReact(scene)
}

async function sendsWithoutReact({ page, sends }: Scene): Promise<void> {
  await sends(thanks)
  await tidy(page)
}

/** The visitor goes back from the browser's own page and presses again. */
const failsOnceWithoutReact =
  (before: (page: Page) => Promise<unknown>, told: string): Row['act'] =>
  async (scene) => {
    const { page, world, email, submit, reads } = scene
    await page.goto('/registrieren')
    await before(page)
    world.fault = reset
    await submit()
    await isAtAnError(page)
    world.fault = none
    await page.goBack()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await expect(page.getByLabel('Letzter Beruf')).toHaveValue('Schlosser')
    await submitButton(page).click()
    await reads(told)
    await tidy(page)
  }

/** The button has been pressed, and the code that should send does not come. */
async function pressInVain(scene: Scene, hanging = 'RegistrationForm'): Promise<() => void> {
  const release = await holdCode(scene.page, hanging)
  await scene.page.clock.pauseAt(Date.now() + 60_000)
  await scene.sends(sending)
  return release
}

const leavesAndComesBack =
  (hanging: string): Row['act'] =>
  async (scene) => {
    const { page, world, email, reads } = scene
    await page.addInitScript((key) => {
      // Of somebody who used this device before.
      if (history.length > 2) return
      const values = { firstName: 'Otto', city: 'Bonn' }
      localStorage[key] = JSON.stringify({ savedAt: Date.now(), values })
    }, draftKey)
    const release = await pressInVain(scene, hanging)
    await page.clock.runFor(1_000)
    await page.goto('/aktivrente')
    release()
    await page.clock.runFor(20_000)
    expect(world.posts).toBe(0)
    await page.clock.resume()
    await page.goto('/registrieren')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await expect(page.getByLabel('Letzter Beruf')).toHaveValue('Schlosser')
    await submitButton(page).click()
    await reads(sent)
  }

/** What happens to the form's own code. */
export const codeFaults: Row[] = [
  {
    fault: 'the page is translated while the code of the form loads',
    told: [thanks],
    complains: otherMarkup,
    act: async ({ page, email, sends }) => {
      const release = await holdCode(page, '')
      await page.goto('/registrieren')
      await page.getByLabel('Vorname').fill('Jür')
      await wrapWords(page)
      release()
      await expect(form(page)).toHaveAttribute('data-island-status', 'server')
      await expect(page.getByLabel('Vorname')).toHaveValue('Jür')
      await expect(page.getByLabel('Vorname')).toBeFocused()
      await page.keyboard.type('gen')
      await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
      await sends(thanks, page, email)
      await tidy(page)
    },
  },
  {
    fault: 'the code of the form hangs',
    told: [sending, thanks],
    act: async (scene) => {
      const { page, world, reads } = scene
      await pressInVain(scene)
      await page.clock.runFor(6_999)
      expect(world.posts).toBe(0)
      await page.clock.runFor(1)
      await reads(thanks)
      await page.clock.resume()
      await tidy(page)
    },
  },
  {
    fault: 'the code of the form hangs, and comes when the form has been posted in vain',
    told: [sending, thanks],
    act: async (scene) => {
      const { page, world, reads } = scene
      const release = await pressInVain(scene)
      // The browser stays on the page.
      world.fault = says(204, '', true)
      await page.clock.runFor(7_000)
      await expect.poll(() => world.posts).toBe(1)
      await expect(form(page).getByText(sending)).toBeHidden()
      const codeHasRun = watchCode(page, code)
      release()
      await codeHasRun()
      await page.clock.runFor(1_000)
      await expect(form(page)).toHaveAttribute('data-island-status', 'server')
      world.fault = none
      await submitButton(page).click()
      await reads(thanks)
      await page.clock.resume()
      await tidy(page)
    },
  },
  {
    fault: 'the code of the form takes six seconds, and the receiver hangs: ten seconds in all',
    told: [sending, kept],
    act: async (scene) => {
      const { page, world, reads } = scene
      world.fault = silence
      const release = await pressInVain(scene)
      await page.clock.runFor(6_000)
      const asked = page.waitForRequest('**/danke')
      release()
      await expect
        .poll(async () => {
          await page.clock.runFor(20)
          return world.posts
        })
        .toBeGreaterThan(0)
      await page.clock.runFor(1_000)
      await (await asked).response()
      await expect(submitButton(page)).toHaveText(sending, { useInnerText: true })
      await page.clock.runFor(3_000)
      await expect(page).toHaveURL('/danke')
      await page.clock.resume()
      await reads(kept)
    },
  },
  {
    fault: 'the code of the form hangs, and the visitor leaves and comes back',
    told: [sending, sent],
    act: leavesAndComesBack('RegistrationForm'),
  },
  {
    fault: 'all code hangs, and the visitor leaves and comes back',
    told: [sending, sent],
    act: leavesAndComesBack(''),
  },
  {
    fault: 'the code of the form is missing',
    told: [thanks],
    complains: /status of 404|\[island\] RegistrationForm: TypeError/,
    act: answered(code, { status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  },
  {
    fault: 'another page comes instead of the code of the form',
    told: [thanks],
    complains: /module script|\[island\] RegistrationForm: TypeError/,
    act: answered(code, { contentType: 'text/html', body: '<!doctype html>' }),
  },
  {
    fault: 'the code of the form is garbage',
    told: [thanks],
    complains: /\[island\] RegistrationForm: SyntaxError/,
    act: answered(code, { contentType: 'text/javascript', body: 'export const {' }),
  },
  { fault: 'React is missing', told: [thanks], complains: lostCode, act: missing },
  {
    fault: 'the code of the form is missing and the receiver down: the visitor goes back',
    told: [thanks],
    complains: lostCode,
    act: failsOnceWithoutReact((page) => page.route(code, (route) => route.abort()), thanks),
  },
  {
    fault: 'the page is translated and the receiver down: the visitor goes back',
    told: [sent],
    complains: otherMarkup,
    act: failsOnceWithoutReact(wrapWords, sent),
  },
]
