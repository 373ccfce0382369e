import { minify, transformWithOxc } from 'vite'
import { remembered } from '../remembered.ts'
import { askAgain } from './lost-code.ts'
import { unwrapped } from './plain-imports.ts'

/** Patterns that tell from the HTML whether a page has something on which a part of src/client.ts depends. */
const signs: Record<keyof typeof PAGE_HAS, RegExp> = {
  banner: / data-cookie-banner\b/,
  form: /<form\b/,
  calculator: / data-island="Calculator"/,
  thanks: / rel="canonical" href="[^"]*\/danke"/,
  zoom: / class="[^"]*\bzoom\b/,
  aloud: / value="aloud"/,
  suggestions: / data-not-found\b/,
}

/**
 * Whether the loader stands in the page. What a visitor types or has sent must not depend on a second
 * file; of the other pages a visit reads several, and fetches their loader once.
 */
export const hasLoaderWithin = (page: string): boolean =>
  (['form', 'calculator', 'thanks', 'suggestions'] as const).some((name) => signs[name].test(page))

/**
 * The loader without the parts that this page does not need. `code` is the built src/client.ts, whose
 * relative imports become addresses in /assets, because it may stand in the page itself.
 */
export function loaderFor(page: string, code: string): Promise<string> {
  const has = Object.entries(signs).map(([name, sign]) => [
    `PAGE_HAS.${name}`,
    `${sign.test(page)}`,
  ])
  return leaveOut(code, Object.fromEntries(has))
}

const leaveOut = remembered(makeWithout, (_code, define) => JSON.stringify(define))

async function makeWithout(code: string, define: Record<string, string>): Promise<string> {
  const decided = await transformWithOxc(unwrapped(code), 'loader.js', { define })
  const small = await minify('loader.js', decided.code, { module: true })
  // Lines of islands that only other pages have (islands/registry.ts).
  const own = small.code.replace(/\b\w+:\(\)=>null,?/g, '')
  return askAgain(own.replaceAll('`./', '`/assets/'))
}

/** In development and in tests the loader has all parts. */
export const everything = Object.fromEntries(
  Object.keys(signs).map((name) => [`PAGE_HAS.${name}`, 'true']),
)
