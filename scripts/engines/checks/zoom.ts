import type { Check } from '../check.ts'
import { hasFocus } from '../visitor.ts'

const about = 'pictures'
const dialog = { css: '[role=dialog], dialog[open]' }

export const zoomChecks: Check[] = [
  {
    about,
    onlyReads: true,
    sentence:
      'A press enlarges a picture, its buttons and the plus key enlarge it further, Escape closes',
    holds: async (visitor) => {
      const { open, press, sees, misses, key, tab } = visitor
      await open('/aktivrente')
      await press({ css: '.zoom' })
      await sees(dialog)
      await press({ css: '[role=dialog] button, dialog button', words: 'Größer' })
      await sees({ css: '[role=dialog] output', words: '150' })
      await tab.type('+')
      await sees({ css: '[role=dialog] output', words: '200' })
      await key('Escape')
      await misses(dialog)
      await hasFocus(visitor, '.zoom')
    },
  },
]
