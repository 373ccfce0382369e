import { consentKey } from '../../../src/consent/record.ts'
import type { Check } from '../check.ts'
import { phone } from '../tab.ts'
import { hasFocus } from '../visitor.ts'

const about = 'consent'
const banner = { css: '[data-cookie-banner]' }
const dialog = { css: '[role=dialog]' }
export const floating = { css: '.cookie-open' }
const choice = (words: string) => ({ css: '[role=dialog] label', words })
const button = (words: string) => ({ css: '[role=dialog] button', words })

/** In the page: what is stored under this name. */
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

/** In the page: from the lower edge of the window to that of the element. */
const above = (css: string) =>
  innerHeight - (document.querySelector(css)?.getBoundingClientRect().bottom ?? 0)

export const consentChecks: Check[] = [
  {
    about,
    sentence: 'A decision in the banner is stored, and no banner comes again',
    holds: async (visitor) => {
      await visitor.open('/')
      await visitor.sees(banner)
      await visitor.press({ css: '[data-cookie-banner] button', words: 'Nur essenzielle Cookies' })
      await visitor.misses(banner)
      await visitor.finds(
        'what is stored',
        stored,
        (record) => record?.necessary === true && record.analytics === false,
        consentKey,
      )
      await visitor.open('/')
      // The button stands where the banner would be, and goes when it comes.
      await visitor.sees(floating)
      await visitor.finds(
        'time since the page has loaded',
        () => performance.now(),
        (now) => now > 3_000,
      )
      await visitor.misses(banner)
    },
  },
  {
    about,
    sentence: 'The floating button leaves the first screen free, and comes with the first scroll',
    sizes: [phone],
    onlyReads: true,
    holds: async (visitor) => {
      await visitor.open('/aktivrente')
      await visitor.finds('how far below the window it is', above, (far) => far < 0, floating.css)
      await visitor.tab.evaluate((y) => scrollTo(0, y), 200)
      await visitor.finds('room below it', above, (room) => Math.abs(room - 12) < 1, floating.css)
    },
  },
  {
    about,
    sentence: 'The dialog takes the focus, Escape closes it and gives the focus back',
    holds: async (visitor) => {
      await visitor.open('/aktivrente')
      await visitor.press(floating)
      await visitor.sees(dialog)
      for (let step = 0; step < 5; step += 1) {
        await visitor.key('Tab')
        await hasFocus(visitor, dialog.css)
      }
      await visitor.key('Escape')
      await visitor.misses(dialog)
      await hasFocus(visitor, floating.css)
    },
  },
  {
    about,
    sentence: 'What is ticked in the dialog is stored, and ticked when it is opened again',
    holds: async (visitor) => {
      await visitor.open('/aktivrente')
      await visitor.press(floating)
      await visitor.press(choice('Marketing'))
      await visitor.press(button('Auswahl speichern'))
      await visitor.misses(dialog)
      await visitor.finds(
        'what is stored',
        stored,
        (record) => record?.marketing === true && record.analytics === false,
        consentKey,
      )
      await visitor.press(floating)
      await visitor.sees(dialog)
      await visitor.finds(
        'boxes that are ticked',
        () => document.querySelectorAll('[role=dialog] input:checked').length,
        (count) => count === 2,
      )
    },
  },
]
