import { draftKey } from '../../src/registration/stored-flag.ts'
import { expect, type Page, submitButton } from '../fixtures.ts'
import { form } from '../form-parts.ts'
import { replaceWords, wrapWords } from '../translators.ts'
import { none } from './proxy.ts'
import { openAwake, type Row, says, sent, thanks } from './scene.ts'

type Change = (page: Page) => Promise<void>

const field = (page: Page, label: string) => form(page).getByLabel(label)

const besideTheField = (page: Page) =>
  field(page, 'E-Mail-Adresse').evaluate((input) => {
    const icon = document.createElement('span')
    icon.attachShadow({ mode: 'open' }).append('🔑')
    input.after(icon)
  })

const wrapped = (page: Page) =>
  field(page, 'Telefon').evaluate((input) => {
    const wrapper = document.createElement('span')
    input.replaceWith(wrapper)
    wrapper.append(input)
  })

const withoutTrap = (page: Page) =>
  form(page)
    .locator('.trap')
    .evaluate((trap) => trap.remove())

const withAttributes = (page: Page) =>
  form(page).evaluate((root) => {
    for (const input of root.querySelectorAll('input')) {
      input.setAttribute('data-manager', 'filled')
      input.setAttribute('autocomplete', 'off')
    }
  })

const beforeTheFirstTouch =
  (change: Change, told: string): Row['act'] =>
  async ({ page, sends }) => {
    await page.goto('/registrieren')
    await change(page)
    await sends(told)
    await tidy(page)
  }

const afterWaking =
  (change: Change): Row['act'] =>
  async ({ page, sends }) => {
    await openAwake(page)
    await change(page)
    await sends(sent)
    await tidy(page)
  }

/** What is complained of where React finds another page than the server has sent. */
export const otherMarkup = /\[island\] RegistrationForm: Error: The HTML in the page is no longer/

/** No page of the receiver can take the draft away; the form does when its day is over. */
export async function tidy(page: Page): Promise<void> {
  await page.clock.fastForward('24:00:01')
  await page.goto('/registrieren')
  await expect.poll(() => page.evaluate((key) => localStorage[key], draftKey)).toBeUndefined()
}

const changes: [fault: string, Change][] = [
  ['the page is translated word by word into new elements', wrapWords],
  ['the page is translated in place', replaceWords],
  ['a password manager puts an element beside a field', besideTheField],
  ['a blocker takes the hidden field away', withoutTrap],
]

/** What translators, password managers and blockers do to the form. */
export const pageFaults: Row[] = [
  ...changes.flatMap(([fault, change]): Row[] => [
    {
      fault: `${fault} before the first touch`,
      told: [thanks],
      complains: otherMarkup,
      act: beforeTheFirstTouch(change, thanks),
    },
    { fault: `${fault} after the form has woken`, told: [sent], act: afterWaking(change) },
  ]),
  {
    fault: 'a password manager wraps a field after the form has woken, and that field is refused',
    told: [thanks],
    complains: /\[island\] RegistrationForm: NotFoundError/,
    act: async (scene) => {
      const { page, world, email, submit } = scene
      await openAwake(page)
      await wrapped(page)
      world.fault = says(200, '{"ok":false,"errors":{"phone":"Diese Nummer fehlt"}}', true)
      await submit()
      await expect(form(page)).toHaveAttribute('data-island-status', 'server')
      await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email)
      world.fault = none
      await field(page, 'Wohnort').fill('')
      await submitButton(page).click()
      await expect(form(page).getByText('Wohnort wird benötigt')).toBeVisible()
      await field(page, 'Wohnort').fill('Köln')
      await submitButton(page).click()
      await scene.reads(thanks)
      await tidy(page)
    },
  },
  {
    fault: 'an extension gives the fields attributes of its own',
    told: [sent],
    act: beforeTheFirstTouch(withAttributes, sent),
  },
]
