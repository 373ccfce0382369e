import { fields } from '../src/registration/fields.ts'
import { announced, recordAnnouncements } from './announced.ts'
import { dialog as cookieDialog, openByFloatingButton } from './consent-fixtures.ts'
import { expect, holdCode, island, type Page, submitButton, test } from './fixtures.ts'

const form = (page: Page) => island(page, 'RegistrationForm')

test.describe('Screen readers find', () => {
  test('in the header a menu with its name, and in it what opens', async ({ page }) => {
    await page.goto('/impressum')
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "Wirkzeit"
        - navigation "Hauptmenü":
          - group: Senioren Jobs
          - group: Wissenswertes
        - group: Schriftgröße
        - link "Jetzt starten"
    `)
  })

  test('in a form that was sent too early what is wrong, above it and at each field', async ({
    page,
  }) => {
    await page.goto('/registrieren')
    // Who presses before the list's code is there is led to the first field instead.
    const code = page.waitForResponse(/error-summary/)
    await page.getByLabel('Vorname').focus()
    await code
    await submitButton(page).click()
    const wrong = fields.filter(({ required }) => required)
    const links = wrong.map(({ message }) => `\n            - link "${message}"`)
    const boxes = wrong.map(
      ({ label }) => `\n        - textbox "${label} (erforderlich)" [invalid]`,
    )
    await expect(page.getByRole('group', { name: 'Bitte prüfen Sie' })).toMatchAriaSnapshot(`
      - group "Bitte prüfen Sie diese Angaben":
        - heading "Bitte prüfen Sie diese Angaben" [level=2]
        - list:${links.map((link) => `\n          - listitem:${link}`).join('')}
    `)
    await expect(form(page)).toMatchAriaSnapshot(`${boxes.join('')}
        - group "Was interessiert Sie? (freiwillig)":
          - checkbox "Kundenservice & Empfang"
        - button "Jetzt unverbindlich registrieren"
    `)
  })

  test('in the cookie dialog its tabs, its boxes and four answers', async ({ page }) => {
    await page.goto('/ehrenamt')
    await openByFloatingButton(page)
    await expect(cookieDialog(page)).toMatchAriaSnapshot(`
      - dialog "Cookie-Einstellungen":
        - heading "Cookie-Einstellungen" [level=2]
        - button "Schließen"
        - tablist "Cookie-Einstellungen":
          - tab "Einstellungen" [selected]
          - tab "Cookie-Details"
        - tabpanel "Einstellungen":
          - checkbox "Notwendig" [checked] [disabled]
          - checkbox "Analyse"
          - checkbox "Marketing"
          - checkbox "Externe Inhalte"
        - button "Alle akzeptieren"
        - button "Nur essenzielle Cookies akzeptieren"
        - button "Auswahl speichern"
        - button "Alle Cookies ablehnen"
    `)
  })

  test('in an enlarged picture its words, its level and how it is operated', async ({ page }) => {
    await page.goto('/aktivrente')
    await page
      .getByRole('button', { name: /Klicken zum Vergrößern/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Bild vergrößert":
        - heading "Bild vergrößert" [level=2]
        - paragraph: /Pfeiltasten/
        - button "Schließen"
        - region "Bildausschnitt":
          - img /\\w+ \\w+/
        - button "Kleiner" [disabled]
        - status: /100/
        - button "Größer"
    `)
  })

  test('in questions what is open, and its answer', async ({ page }) => {
    await page.goto('/aktivrente')
    const items = island(page, 'Faq').locator('details')
    await items.first().locator('summary').click()
    await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
    const answer = await items.first().locator('.faq-answer').textContent()
    await expect(items.first()).toMatchAriaSnapshot(`- group: /\\? .{20}/`)
    await expect(items.first()).toContainText(`${answer}`)
    await expect(items.nth(1)).toMatchAriaSnapshot(`- group: /\\?$/`)
  })

  test('in the calculator fields with names, a sentence, and a table with heads', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-22T10:00:00')
    await page.goto('/aktivrente-rechner#monat=5&jahr=1954&lohn=1.204')
    await expect(island(page, 'Calculator')).toMatchAriaSnapshot(`
      - group "Wann sind Sie geboren?":
        - combobox "Monat"
        - textbox "Jahr": "1954"
      - textbox "Lohn im Monat, vor Abzügen": "1.204"
      - slider "Lohn mit dem Regler einstellen"
      - paragraph: /^Von 1\\.204 Euro bleiben/
      - table "Ihr Monat":
        - rowgroup:
          - row:
            - rowheader "Lohn"
            - cell "1.204,00 €"
      - group: Genauer rechnen
      - button "Link kopieren"
      - status
    `)
  })
})

test('After a submit that fails the list of what is wrong is announced, and nothing else; nor does waking announce anything', async ({
  page,
}) => {
  const release = await holdCode(page, 'RegistrationForm')
  await recordAnnouncements(page)
  await page.goto('/registrieren')
  const before = (await announced(page)).length
  const heard = async () => (await announced(page)).slice(before)
  await submitButton(page).click()
  const list = [
    { by: 'focus', text: 'Jetzt unverbindlich registrierenWird gesendet...' },
    { by: 'focus', text: 'Bitte prüfen Sie diese Angaben' },
  ]
  await expect.poll(heard).toEqual(list)
  release()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  expect(await heard()).toEqual(list)
  await submitButton(page).click()
  await expect.poll(heard).toEqual([...list, ...list])
})
