import { readPage } from '../scripts/check/built.ts'
import { fields } from '../src/registration/fields.ts'
import { announced, recordAnnouncements } from './announced.ts'
import { dialog as cookieDialog, openByFloatingButton } from './consent-fixtures.ts'
import { expect, holdCode, island, listIsReady, submitButton, test } from './fixtures.ts'
import { form, summary } from './form-parts.ts'
import { brand, calculator, shared, form as words } from './words.ts'

test.describe('Screen readers find', () => {
  test('in the header a menu with its name, and in it what opens', async ({ page }) => {
    await page.goto('/impressum')
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "${brand.name}"
        - navigation "${shared.kopf.hauptmenue}":
          - group: Senioren Jobs
          - group: Wissenswertes
        - group: ${shared.lesekomfort.schriftgroesse}
        - link "${shared.kopf.knopf.text}"
    `)
  })

  test('in a form that was sent too early what is needed, and what is wrong, above it and at each field; beside it what is promised, by its name', async ({
    page,
  }) => {
    await page.goto('/registrieren')
    const aside = page.getByRole('main').getByRole('complementary')
    const heading = await aside.getByRole('heading').textContent()
    await expect(aside).toHaveAccessibleName(heading ?? '')
    await listIsReady(page)
    await submitButton(page).click()
    const wrong = fields.filter(({ required }) => required)
    const links = wrong.map(({ message }) => `\n            - link "${message}"`)
    const boxes = fields.map(
      ({ label, required }) =>
        `\n        - textbox "${label} ${required ? `(${words.erforderlich})" [invalid]` : `(${words.freiwillig})"`}`,
    )
    await expect(summary(page)).toMatchAriaSnapshot(`
      - group "${shared.fehlerliste.titel}":
        - heading "${shared.fehlerliste.titel}" [level=2]
        - list:${links.map((link) => `\n          - listitem:${link}`).join('')}
    `)
    await expect(form(page)).toMatchAriaSnapshot(`${boxes.join('')}
        - group "${words.interessen} (${words.freiwillig})":
          - checkbox "Kundenservice & Empfang"
        - button "${words.knopf}"
    `)
  })

  test('in the cookie dialog its tabs, its boxes and four answers', async ({ page }) => {
    await page.goto('/ehrenamt')
    await openByFloatingButton(page)
    await expect(cookieDialog(page)).toMatchAriaSnapshot(`
      - dialog "Cookie-Einstellungen":
        - heading "Cookie-Einstellungen" [level=2]
        - button "${shared.hinweise.schliessen}"
        - tablist "Cookie-Einstellungen":
          - tab "Einstellungen" [selected]
          - tab "Cookie-Details"
        - tabpanel "Einstellungen":
          - checkbox "${shared.cookies.kategorien.necessary.titel}" [checked] [disabled]
          - checkbox "${shared.cookies.kategorien.analytics.titel}"
          - checkbox "${shared.cookies.kategorien.marketing.titel}"
          - checkbox "${shared.cookies.kategorien.external.titel}"
        - button "Alle akzeptieren"
        - button "Nur essenzielle Cookies akzeptieren"
        - button "Auswahl speichern"
        - button "Alle Cookies ablehnen"
    `)
  })

  test('in an enlarged picture its words, its level and how it is operated', async ({ page }) => {
    await page.goto('/aktivrente')
    await page.getByRole('button', { name: 'Klicken zum Vergrößern' }).first().click()
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "${shared.bild.dialog}":
        - heading "${shared.bild.dialog}" [level=2]
        - paragraph: "${shared.bild.bedienung}"
        - button "${shared.hinweise.schliessen}"
        - region "${shared.bild.ausschnitt}":
          - img
        - button "${shared.bild.kleiner}" [disabled]
        - status: /100/
        - button "${shared.bild.groesser}"
    `)
  })

  test('in questions what is open, and its answer', async ({ page }) => {
    // From the page as it was built, not as React has it by now.
    const texts = (part: string) =>
      readPage('/aktivrente')
        .root.querySelectorAll(`.faq ${part}`)
        .map(({ text }) => text.replace(/\W+/g, '.+'))
    const [question, next] = texts('summary')
    const [answer] = texts('.faq-answer')
    await page.goto('/aktivrente')
    const items = island(page, 'Faq').locator('details')
    await items.first().locator('summary').click()
    await expect(island(page, 'Faq')).toHaveAttribute('data-island-status', 'awake')
    await expect(items.first()).toMatchAriaSnapshot(`- group: /^${question} ${answer}$/`)
    await expect(items.nth(1)).toMatchAriaSnapshot(`- group: /^${next}$/`)
  })

  test('in the calculator fields with names, a sentence, and a table with heads', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-22T10:00:00')
    await page.goto('/aktivrente-rechner#monat=5&jahr=1954&lohn=1.204')
    await expect(island(page, 'Calculator')).toMatchAriaSnapshot(`
      - group "${calculator.geburt}":
        - combobox "${calculator.monat}"
        - textbox "${calculator.jahr}": "1954"
      - textbox "${calculator.lohn}": "1.204"
      - slider "${calculator.regler}"
      - paragraph: /1\\.204.*1\\.\\d{3}/
      - table "${calculator.tabelle}":
        - rowgroup:
          - row:
            - rowheader "${calculator.zeile_lohn}"
            - cell "1.204,00 €"
      - group: ${calculator.genauer}
      - button "${calculator.kopieren}"
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
  await listIsReady(page)
  const before = (await announced(page)).length
  const heard = async () => (await announced(page)).slice(before)
  await submitButton(page).click()
  const list = [
    { by: 'focus', text: `${words.knopf} Wird gesendet...` },
    { by: 'focus', text: shared.fehlerliste.titel },
  ]
  await expect.poll(heard).toEqual(list)
  release()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')
  expect(await heard()).toEqual(list)
  await submitButton(page).click()
  await expect.poll(heard).toEqual([...list, ...list])
})
