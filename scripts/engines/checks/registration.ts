import { outboxKey } from '../../../src/registration/stored-flag.ts'
import type { Check } from '../check.ts'
import { isAt, type Visitor } from '../visitor.ts'

const about = 'registration'
export const submit = { css: 'form [type=submit]' }
const sent = { css: '.toast', words: 'Ihre Daten wurden erfolgreich übermittelt.' }
const kept = { css: '.toast', words: 'Ihre Registrierung wurde gespeichert.' }

export const freshEmail = () => `${crypto.randomUUID().slice(0, 13)}@beispiel.de`

export async function fillForm({ fill }: Visitor, email: string): Promise<void> {
  await fill('Vorname', 'Jürgen')
  await fill('Nachname', 'Groß-Überall')
  await fill('E-Mail-Adresse', email)
  await fill('Wohnort', 'Köln')
  await fill('Letzter Beruf', 'Schlosser')
}

export const hasOneRow = ({ learns, world }: Visitor, email: string) =>
  learns(
    'rows of the receiver',
    () => world.rows(email),
    (rows) => rows.length === 1,
  )

/** In the page: the entries that wait, of those whose names begin so. */
const waiting = (start: string) =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(start))
    .map(([, entry]) => JSON.parse(entry) as { failed: boolean; attempts: number })

async function register(visitor: Visitor, email: string): Promise<void> {
  await visitor.open('/registrieren')
  await fillForm(visitor, email)
  await visitor.press(submit)
}

export const registrationChecks: Check[] = [
  {
    about,
    sentence: 'A registration arrives as one row with its umlauts, and the visitor is told so',
    holds: async (visitor) => {
      const email = freshEmail()
      await visitor.open('/registrieren')
      await fillForm(visitor, email)
      await visitor.press({ css: 'label', words: 'Büro & Organisation' })
      await visitor.press(submit)
      await isAt(visitor, '/danke')
      await visitor.sees(sent)
      const [row] = await hasOneRow(visitor, email)
      for (const value of ['Jürgen', 'Groß-Überall', 'Köln', 'Büro & Organisation'])
        if (!row?.includes(value)) throw new Error(`„${value}“ is missing in ${row}`)
    },
  },
  {
    about,
    sentence: 'Enter in a field sends it, and pressing the button on does not send it twice',
    holds: async (visitor) => {
      const email = freshEmail()
      await visitor.open('/registrieren')
      await fillForm(visitor, email)
      await visitor.key('Enter', 3)
      await isAt(visitor, '/danke')
      await visitor.sees(sent)
      await hasOneRow(visitor, email)
    },
  },
  {
    about,
    sentence:
      'Empty fields keep the visitor on the form, with a message at each, and the focus at what is wrong',
    holds: async (visitor) => {
      await visitor.open('/registrieren')
      await visitor.press(submit)
      for (const words of [
        'Vorname wird benötigt',
        'Nachname wird benötigt',
        'Gültige E-Mail-Adresse erforderlich',
        'Wohnort wird benötigt',
        'Letzter Beruf wird benötigt',
      ])
        await visitor.sees({ css: '.error', words })
      // The list above the form; the first field where the list's code comes late.
      await visitor.finds(
        'what has the focus',
        () => {
          const focused = document.activeElement as HTMLInputElement
          return focused.name || focused.querySelector('h2')?.textContent
        },
        (name) => name === 'firstName' || name === 'Bitte prüfen Sie diese Angaben',
      )
    },
  },
  {
    about,
    sentence: 'What was typed is there again after a reload',
    holds: async (visitor) => {
      await visitor.open('/registrieren')
      await visitor.fill('Vorname', 'Jürgen')
      await visitor.finds(
        'what is stored',
        () => Object.values(localStorage).join(),
        (text) => text.includes('Jürgen'),
      )
      await visitor.open('/registrieren')
      await visitor.finds(
        'the field',
        () => document.querySelector<HTMLInputElement>('[name=firstName]')?.value,
        (value) => value === 'Jürgen',
      )
    },
  },
  {
    about,
    sentence: 'With the receiver down one entry is kept, and arrives once with a later page',
    allowed: /./,
    holds: async (visitor) => {
      const email = freshEmail()
      await visitor.world.receiver.stop()
      await register(visitor, email)
      await isAt(visitor, '/danke')
      await visitor.sees(kept)
      // That page view tries again by itself.
      await visitor.finds(
        'entries that wait',
        waiting,
        (entries) =>
          entries.length === 1 && entries.every(({ failed, attempts }) => failed && attempts > 1),
        outboxKey,
      )
      await visitor.world.receiver.start()
      await visitor.open('/')
      await hasOneRow(visitor, email)
      await visitor.finds(
        'entries that wait',
        waiting,
        (entries) => entries.length === 0,
        outboxKey,
      )
    },
  },
  {
    about,
    sentence:
      'Without any code that comes later the browser sends the form, and the receiver thanks',
    allowed: /./,
    holds: async (visitor) => {
      const email = freshEmail()
      visitor.world.lost = /\/assets\/.*\.js/
      await register(visitor, email)
      await hasOneRow(visitor, email)
      await visitor.sees({ css: 'h1', words: 'Vielen Dank' })
    },
  },
  {
    about,
    sentence: 'Back from the thank-you page the form is idle, and no message lies on a field',
    holds: async (visitor) => {
      const email = freshEmail()
      await register(visitor, email)
      await isAt(visitor, '/danke')
      await visitor.sees(sent)
      await visitor.tab.go('back')
      await isAt(visitor, '/registrieren')
      await visitor.sees({ css: 'form [type=submit]', words: 'Jetzt unverbindlich registrieren' })
      await visitor.misses(sent)
      await visitor.press(submit)
      await isAt(visitor, '/danke')
      await visitor.sees(sent)
      await hasOneRow(visitor, email)
    },
  },
]
