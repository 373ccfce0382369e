import { expect, fillForm, freshEmail, notKnown, settled, submitButton } from '../fixtures.ts'
import { wrapWords } from '../translators.ts'
import { none } from './proxy.ts'
import {
  arrived,
  kept,
  openAwake,
  type Row,
  reset,
  says,
  sent,
  waits,
  where,
  withFault,
} from './scene.ts'

const ownWords = says(200, `{"ok":false,"errors":{"city":"${notKnown}"}}`, true)

/** What happens to the site's own pages. */
export const siteFaults: Row[] = [
  {
    fault: 'the line to the site dies between the answer and the thank-you page',
    told: [sent, arrived],
    act: async ({ page, world, sends, reads }) => {
      await openAwake(page)
      world.fault = async (exchange) => {
        const answer = await exchange.forward()
        world.siteAnswers = false
        exchange.answer(answer)
      }
      await sends(sent)
      await reads(arrived)
      await expect(page).toHaveURL('/registrieren')
      await expect(page.getByLabel('Vorname')).toHaveValue('')
    },
  },
  {
    fault: 'the site answers 503 between the answer and the thank-you page',
    told: [sent, arrived],
    complains: /status of 503/,
    act: async ({ page, context, sends, reads }) => {
      await page.goto('/danke')
      await openAwake(page)
      await context.route('**/danke', (route) => route.fulfill({ status: 503 }))
      await sends(sent)
      await reads(arrived)
      await expect(page).toHaveURL('/registrieren')
    },
  },
  {
    fault: 'the receiver is down, and the site answers 503 for the thank-you page',
    told: [kept, waits],
    complains: /status of 503/,
    act: async (scene) => {
      const { page, context, reads } = scene
      await openAwake(page)
      await context.route('**/danke', (route) => route.fulfill({ status: 503 }))
      await withFault(reset, kept)(scene)
      await reads(waits)
      await expect(page).toHaveURL('/registrieren')
      await expect(page.getByLabel('Vorname')).toHaveValue('Jürgen')
    },
  },
  {
    fault: 'a form filler puts in a value without telling',
    told: [sent],
    act: async ({ page, email, reads }) => {
      await openAwake(page)
      await fillForm(page, freshEmail())
      await page.getByLabel('E-Mail-Adresse').evaluate((field: HTMLInputElement, value) => {
        field.value = value
      }, email)
      await page.getByLabel('Soziales & Ehrenamt').evaluate((box: HTMLInputElement) => {
        box.checked = true
      })
      await submitButton(page).click()
      await reads(sent)
    },
  },
  {
    fault: 'the page is translated, and a field refused in words of the receiver’s own',
    told: [notKnown, sent],
    act: async ({ page, world, sends, reads }) => {
      await openAwake(page)
      world.fault = ownWords
      await wrapWords(page)
      await sends(notKnown)
      world.fault = none
      await page.getByLabel('Wohnort').fill('Köln-Deutz')
      await submitButton(page).click()
      await reads(sent)
    },
  },
  {
    fault: 'the browser cannot hash, so there is no proof',
    told: [sent],
    act: where(
      (page) =>
        page.addInitScript(() => {
          Object.defineProperty(crypto, 'subtle', { value: undefined })
        }),
      withFault(none, sent),
    ),
  },
  {
    fault: 'a link says that a registration was sent',
    told: [],
    registrations: 0,
    act: async ({ page }) => {
      for (const address of ['/danke#gesendet', '/#gesendet', '/registrieren#gespeichert']) {
        await page.goto('about:blank')
        await page.goto(address)
        await settled(page)
        await expect(page.getByText(sent)).toHaveCount(0)
        await expect(page.getByText(kept)).toHaveCount(0)
      }
    },
  },
]
