import { expect, fillForm, freshEmail, rowsOf, submitButton, test } from './fixtures.ts'
import { form as words } from './words.ts'

test('A slip in the e-mail address is met with a proposal that one press accepts', async ({
  page,
}) => {
  await page.goto('/registrieren')
  const field = page.getByLabel('E-Mail-Adresse')
  const proposal = page
    .getByRole('status')
    .filter({ hasText: `${words.vorschlag.frage} erika@gmx.de?` })
  const accept = page.getByRole('button', { name: words.vorschlag.knopf })
  await field.fill('erika@gmx.d')
  await expect(proposal).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(proposal).toBeVisible()
  await expect(accept).toHaveAccessibleDescription(`${words.vorschlag.frage} erika@gmx.de?`)
  await field.fill('erika@gmx.d')
  await expect(proposal).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(proposal).toBeVisible()
  await accept.press('Enter')
  await expect(field).toHaveValue('erika@gmx.de')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(accept).toHaveCount(0)
})

test('A proposal does not take the button from under the finger, and refuses nothing', async ({
  page,
}) => {
  const email = freshEmail().replace('beispiel.de', 'gmx.d')
  await page.goto('/registrieren')
  await fillForm(page, email)
  await page.getByLabel('E-Mail-Adresse').focus()
  await submitButton(page).click()
  await expect(page).toHaveURL('/danke')
  expect(await rowsOf(email)).toHaveLength(1)
})
