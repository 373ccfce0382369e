import type { CookieEntry } from '../model/cookies.ts'
import type { Shared } from '../model/shared.ts'

const categories = ['necessary', 'analytics', 'marketing', 'external'] as const

/** The catalogue in the order of the dialog, with its words. */
export function cookieGroups(
  entries: readonly CookieEntry[],
  { kategorien, angaben }: Shared['cookies'],
) {
  return categories.map((category) => ({
    category,
    title: kategorien[category].titel,
    text: kategorien[category].text,
    entries: entries
      .filter(({ kategorie }) => kategorie === category)
      .map(({ name, zweck, anbieter, dauer }) => ({
        name,
        facts: [
          { label: angaben.zweck, value: zweck },
          { label: angaben.anbieter, value: anbieter },
          { label: angaben.dauer, value: dauer },
        ],
      })),
  }))
}
