import { hasNoBarriers } from '../barriers.ts'
import type { Check } from '../check.ts'
import { desktop, phone } from '../tab.ts'
import { isAt } from '../visitor.ts'

const about = 'menus'
const summary = (words: string) => ({ css: 'header summary', words })
const openMenus = { css: 'header details[open] > :not(summary)' }

export const menuChecks: Check[] = [
  {
    about,
    onlyReads: true,
    sentence: 'One menu closes the other, Escape closes it and gives it the focus',
    sizes: [desktop],
    holds: async ({ open, press, key, sees, misses, finds }) => {
      await open('/')
      await press(summary('Wissenswertes'))
      await sees({ css: '.menu[open] a', words: 'Ehrenamt' })
      await press(summary('Senioren Jobs'))
      await misses({ css: '.menu[open] a', words: 'Ehrenamt' })
      await key('Escape')
      await misses(openMenus)
      await finds(
        'what has the focus',
        () => document.activeElement?.textContent,
        (text) => text === 'Senioren Jobs',
      )
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'A press elsewhere closes a menu',
    sizes: [desktop],
    holds: async (visitor) => {
      const { open, press, sees, misses, tab } = visitor
      await open('/')
      await press(summary('Wissenswertes'))
      await sees(openMenus)
      await hasNoBarriers(visitor)
      await tab.click(20, 600)
      await misses(openMenus)
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'On a phone the menu opens, leads to a page, and is closed there',
    sizes: [phone],
    holds: async (visitor) => {
      const { open, press, sees, misses } = visitor
      await open('/')
      await press(summary('Menü öffnen'))
      await sees(summary('Menü schließen'))
      await hasNoBarriers(visitor)
      await press({ css: '.menu-small a', words: 'Ehrenamt' })
      await isAt(visitor, '/ehrenamt')
      await misses(openMenus)
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'The first key leads past the header',
    holds: async ({ open, key, finds }) => {
      await open('/aktivrente')
      await key('Tab')
      await key('Enter')
      await finds(
        'the address',
        () => location.hash,
        (hash) => hash === '#inhalt',
      )
    },
  },
]
