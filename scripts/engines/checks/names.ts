import { fields } from '../../../src/registration/fields.ts'
import { hasNoBarriers } from '../barriers.ts'
import type { Check } from '../check.ts'
import { desktop, type Spoken } from '../tab.ts'
import { islandIs, type Visitor } from '../visitor.ts'
import { floating } from './consent.ts'
import { submit } from './registration.ts'

const about = 'what screen readers are told'

const all = (role: string, css: string, names: readonly string[]): Spoken[] =>
  names.map((name) => ({ role, css, name }))

async function speaks({ tab, learns }: Visitor, spoken: readonly Spoken[]): Promise<void> {
  for (const one of spoken)
    await learns(
      `${one.role ?? 'something'} called „${one.name}“`,
      () => tab.count(one),
      (count) => count > 0,
    )
}

const wrong = fields.filter(({ required }) => required)

const dialogs = '[role=dialog], dialog[open]'

export const nameChecks: Check[] = [
  {
    about,
    onlyReads: true,
    sentence: 'The header is a menu with its name, and what starts a registration',
    sizes: [desktop],
    holds: async (visitor) => {
      await visitor.open('/impressum')
      await speaks(visitor, [
        ...all('navigation', 'header nav', ['Hauptmenü']),
        ...all('link', 'header a', ['Wirkzeit', 'Jetzt starten']),
      ])
    },
  },
  {
    about,
    onlyReads: true,
    sentence:
      'A form that was sent too early has a list of what is wrong, and fields with their names',
    holds: async (visitor) => {
      await visitor.open('/registrieren')
      await visitor.press({ css: 'label', words: 'Vorname' })
      await islandIs(visitor, 'RegistrationForm', 'awake')
      await visitor.press(submit)
      await speaks(visitor, [
        ...all('group', '[role=group]', ['Bitte prüfen Sie diese Angaben']),
        ...all(
          'link',
          'main a',
          wrong.map(({ message }) => message ?? ''),
        ),
        ...all(
          'textbox',
          'main input, main textarea',
          wrong.map(({ label }) => `${label} (erforderlich)`),
        ),
        ...all('button', 'main button', ['Jetzt unverbindlich registrieren']),
      ])
      await hasNoBarriers(visitor)
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'The cookie dialog has its name, its tabs, its boxes and its answers',
    holds: async (visitor) => {
      await visitor.open('/ehrenamt')
      await visitor.press(floating)
      await speaks(visitor, [
        ...all('dialog', dialogs, ['Cookie-Einstellungen']),
        ...all('tab', '[role=tab]', ['Einstellungen', 'Cookie-Details']),
        ...all('checkbox', '[role=dialog] input', [
          'Notwendig',
          'Analyse',
          'Marketing',
          'Externe Inhalte',
        ]),
        ...all('button', '[role=dialog] button', [
          'Schließen',
          'Alle akzeptieren',
          'Nur essenzielle Cookies akzeptieren',
          'Auswahl speichern',
          'Alle Cookies ablehnen',
        ]),
      ])
      await hasNoBarriers(visitor)
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'An enlarged picture has its name and its buttons',
    holds: async (visitor) => {
      await visitor.open('/aktivrente')
      await visitor.press({ css: '.zoom' })
      await speaks(visitor, [
        ...all('dialog', dialogs, ['Bild vergrößert']),
        ...all('region', '[role=dialog] *', ['Bildausschnitt']),
        ...all('button', '[role=dialog] button', ['Schließen', 'Kleiner', 'Größer']),
      ])
      await hasNoBarriers(visitor)
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'Each question is there by its words, closed or open',
    holds: async (visitor) => {
      await visitor.open('/aktivrente')
      const questions = await visitor.tab.evaluate(() =>
        [...document.querySelectorAll('.faq summary')].map(
          ({ textContent }) => textContent?.trim() ?? '',
        ),
      )
      const summaries = questions.map((name) => ({ css: '.faq summary', name }))
      await speaks(visitor, summaries)
      await visitor.press({ css: '.faq summary' })
      await visitor.sees({ css: '.faq [open] .faq-answer' })
      await speaks(visitor, summaries)
      await hasNoBarriers(visitor)
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'The calculator has fields, a slider and a table with their names',
    holds: async (visitor) => {
      await visitor.open('/aktivrente-rechner#monat=5&jahr=1954&lohn=1.204')
      await speaks(visitor, [
        ...all('group', 'fieldset', ['Wann sind Sie geboren?']),
        // A box that opens a list has another role in WebKit.
        { css: 'main select', name: 'Monat' },
        ...all('textbox', 'main input', ['Jahr', 'Lohn im Monat, vor Abzügen']),
        ...all('slider', 'main input', ['Lohn mit dem Regler einstellen']),
        ...all('table', 'main table', ['Ihr Monat']),
        ...all('button', 'main button', ['Link kopieren']),
      ])
      await visitor.tab.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>(
          '[data-island=Calculator] details',
        ))
          fold.open = true
      })
      await hasNoBarriers(visitor)
    },
  },
]
