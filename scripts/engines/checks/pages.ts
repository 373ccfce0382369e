import { routes } from '../../../routes.ts'
import type { Check } from '../check.ts'
import { fontIsThere } from '../font.ts'

/** In the page: everything that is to be known of it. */
function facts() {
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    path: location.pathname,
    headlines: document.querySelectorAll('h1').length,
    title: document.title,
    fonts: [...document.fonts].filter(
      ({ family, status }) =>
        /^["']?Wirkzeit (Sans|Serif)["']?$/.test(family) && status === 'loaded',
    ).length,
    excess: scrollWidth - clientWidth,
  }
}

export const pageChecks: Check[] = routes.map(({ path }) => ({
  about: 'every page',
  onlyReads: true,
  sentence: `${path} has one headline and its fonts, and nothing to scroll sideways`,
  holds: async ({ open, tab, finds }) => {
    await open(path)
    await tab.evaluate(fontIsThere)
    await finds(
      'the page',
      facts,
      (found) =>
        found.path === path &&
        found.headlines === 1 &&
        found.title !== '' &&
        found.fonts === 2 &&
        found.excess === 0,
    )
  },
}))
