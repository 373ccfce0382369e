import type { Check } from '../check.ts'
import { fontIsThere } from '../font.ts'
import { isAt } from '../visitor.ts'

const about = 'back and forward'

export const backChecks: Check[] = [
  {
    about,
    sentence: 'Who goes back finds the page at the place that was left, and what opens still opens',
    holds: async (visitor) => {
      const { open, press, tab, finds, sees } = visitor
      await open('/aktivrente')
      // Firefox counts it as an error when a page is left while its font is on the way.
      await tab.evaluate(fontIsThere)
      await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const left = await finds(
        'the place',
        () => scrollY,
        (top) => top > 800,
      )
      const link = 'footer a[href="/impressum"]'
      // Not at once: a page that is left gives no answer.
      await tab.evaluate((css) => {
        setTimeout(() => document.querySelector<HTMLElement>(css)?.click())
      }, link)
      await isAt(visitor, '/impressum')
      await tab.evaluate(fontIsThere)
      await tab.go('back')
      await isAt(visitor, '/aktivrente')
      await finds(
        'the place',
        () => scrollY,
        (top) => Math.abs(top - left) < 3,
      )
      await press({ css: '.faq summary' })
      await sees({ css: '.faq [open] .faq-answer' })
      await tab.go('forward')
      await isAt(visitor, '/impressum')
    },
  },
]
