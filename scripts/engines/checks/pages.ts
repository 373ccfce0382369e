import { routes } from '../../../routes.ts'
import type { Check } from '../check.ts'

/** In the page: everything that is to be known of it, once its fonts are there. */
async function facts() {
  // They are asked for behind the first paint.
  const isThere = () =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Wirkzeit') && status === 'loaded',
    )
  for (let wait = 0; wait < 100 && !isThere(); wait += 1)
    await new Promise((done) => setTimeout(done, 50))
  await document.fonts.ready
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
    await finds(
      'the page',
      () => tab.evaluate(facts, null),
      (found) =>
        found.path === path &&
        found.headlines === 1 &&
        found.title !== '' &&
        found.fonts === 2 &&
        found.excess === 0,
    )
  },
}))
