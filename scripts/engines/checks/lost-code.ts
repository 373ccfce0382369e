import type { Check } from '../check.ts'
import { isAt, islandIs, type Thing, type Visitor } from '../visitor.ts'
import { floating } from './consent.ts'
import { fillForm, freshEmail, hasOneRow, submit } from './registration.ts'

const about = 'lost code'

/** What does not arrive at first: the part itself, what it shares with others, or both. */
const losses = (own: string) => ({
  'its own file': new RegExp(`/assets/${own}`),
  'what it shares': /\/assets\/(?:mount|jsx-runtime|react|dist|later-part)/,
  'everything after the loader': /\/assets\/(?!loader-).*\.js/,
})

interface Part {
  name: string
  /** How its file begins. */
  own: string
  path: string
  /** What a visitor does, the first time and again. */
  act(visitor: Visitor): Promise<void>
  /** What is there once its code has been tried and has not come; then what comes the next time. */
  fails(visitor: Visitor): Promise<void>
  works(visitor: Visitor): Promise<void>
}

const fallsAsleep = (name: string) => async (visitor: Visitor) => {
  await islandIs(visitor, name, 'asleep')
}
const wakes = (name: string) => async (visitor: Visitor) => {
  await islandIs(visitor, name, 'awake')
}
const press = (thing: Thing) => (visitor: Visitor) => visitor.press(thing)
const sees = (thing: Thing) => (visitor: Visitor) => visitor.sees(thing)

const parts: Part[] = [
  {
    name: 'The cookie dialog',
    own: 'CookieDialog',
    path: '/aktivrente',
    act: press(floating),
    fails: sees({ css: '[data-cookie-note]', words: 'nicht angekommen' }),
    works: sees({ css: '[role=dialog]', words: 'Auswahl speichern' }),
  },
  {
    name: 'The questions’ island',
    own: 'Faq',
    path: '/aktivrente',
    act: press({ css: '.faq summary' }),
    fails: fallsAsleep('Faq'),
    works: wakes('Faq'),
  },
  {
    name: 'The calculator',
    own: 'Calculator',
    path: '/aktivrente-rechner',
    act: press({ css: 'label', words: 'Jahr' }),
    fails: fallsAsleep('Calculator'),
    works: wakes('Calculator'),
  },
  {
    name: 'The form',
    own: 'RegistrationForm',
    path: '/registrieren',
    act: (visitor) => visitor.press({ css: 'label', words: 'Vorname' }),
    fails: fallsAsleep('RegistrationForm'),
    works: async (visitor) => {
      await islandIs(visitor, 'RegistrationForm', 'awake')
      const email = freshEmail()
      await fillForm(visitor, email)
      await visitor.press(submit)
      await isAt(visitor, '/danke')
      await visitor.sees({ css: '.toast', words: 'Ihre Daten wurden erfolgreich übermittelt.' })
      await hasOneRow(visitor, email)
    },
  },
  {
    name: 'The enlarged picture',
    own: 'ImageZoom',
    path: '/aktivrente',
    act: press({ css: '.zoom' }),
    fails: async (visitor) => {
      await isAt(visitor, '/bilder/aktivrente.svg')
      await visitor.tab.go('back')
      await isAt(visitor, '/aktivrente')
      await visitor.sees({ css: '.zoom' })
    },
    works: sees({ css: '[role=dialog] button', words: 'Größer' }),
  },
]

const loader: Check = {
  about,
  sentence: 'The loader comes with the next press when it did not arrive',
  allowed: /./,
  holds: async (visitor) => {
    visitor.world.lost = /\/assets\/loader-/
    await visitor.open('/aktivrente')
    await visitor.press({ css: '.faq summary' })
    await visitor.sees({ css: '.faq details[open] .faq-answer' })
    await visitor.finds(
      'the page knows that it has not come',
      () => Boolean(self.onclick),
      (found) => found,
    )
    visitor.world.lost = undefined
    await visitor.press({ css: '.faq summary' })
    await visitor.sees(floating)
  },
}

const later: Check[] = parts.flatMap(({ name, own, path, act, fails, works }) =>
  Object.entries(losses(own)).map(([what, lost]) => ({
    about,
    sentence: `${name} comes with the next press when ${what} did not arrive`,
    allowed: /./,
    holds: async (visitor: Visitor) => {
      await visitor.open(path)
      visitor.world.lost = lost
      await act(visitor)
      await fails(visitor)
      visitor.world.lost = undefined
      await visitor.tab.evaluate(() => (document.activeElement as HTMLElement).blur())
      await act(visitor)
      await works(visitor)
    },
  })),
)

export const lostCodeChecks: Check[] = [loader, ...later]
