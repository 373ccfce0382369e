import { flashKey } from '../../../src/registration/flash-flag.ts'
import type { Check } from '../check.ts'
import { islandIs, type Visitor } from '../visitor.ts'

const about = 'toasts'

/** In the page: what has the focus, if the toast lies on a part of it. */
function covered(): string | undefined {
  const over = document.querySelector('.toast')?.getBoundingClientRect()
  const focused = document.activeElement
  if (!over || !focused || focused.closest('.toast')) return undefined
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const isUnder = left < over.right && right > over.left && top < over.bottom && bottom > over.top
  return isUnder ? focused.outerHTML.slice(0, 80) : undefined
}

/** Opens a page for which the one before has left a message. */
async function openWithToast({ open, tab }: Visitor, path: string): Promise<void> {
  await open('/impressum')
  await tab.evaluate((name) => sessionStorage.setItem(name, 'sent'), flashKey)
  await open(path)
}

const toast = { css: '.toast', words: 'Formular abgeschickt' }

export const toastChecks: Check[] = [
  {
    about,
    sentence: 'A message whose code did not arrive is there after the next press',
    allowed: /./,
    holds: async (visitor) => {
      const { world, press, sees } = visitor
      world.lost = /\/assets\/.*\.js/
      await openWithToast(visitor, '/danke')
      await islandIs(visitor, 'Toasts', 'asleep')
      world.lost = undefined
      await press({ css: 'h1' })
      await sees(toast)
    },
  },
  {
    about,
    sentence: 'On the form each field comes out from under a message, Escape closes it',
    holds: async (visitor) => {
      const { key, sees, misses, finds, tab } = visitor
      await openWithToast(visitor, '/registrieren')
      await sees(toast)
      const fields = 'main input:not([type=hidden], [tabindex="-1"])'
      const count = await finds(
        'how many fields there are',
        (css) => document.querySelectorAll(css).length,
        (found) => found > 0,
        fields,
      )
      await tab.evaluate(
        (css) => document.querySelector<HTMLElement>(css)?.focus(),
        'main input:not([type=hidden])',
      )
      for (let field = 0; field < count; field += 1) {
        await finds('what has the focus lies under it', covered, (element) => !element)
        await key('Tab')
      }
      await key('Escape')
      await misses(toast)
    },
  },
]
