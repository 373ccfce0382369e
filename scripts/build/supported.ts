import { readFileSync } from 'node:fs'
import type { Targets } from 'lightningcss'

/**
 * `readable`: from these versions on every text can be read and the form sent; `complete`: from these
 * on everything works. Each is `name >= version` in package.json, where other tools look for it too.
 */
export type Level = 'readable' | 'complete'

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: Record<Level, `${string} >= ${string}`[]>
}

/** The oldest version of each browser, by its name in browserslist. */
export const oldest = (level: Level): Record<string, string> =>
  Object.fromEntries(browserslist[level].map((query) => query.split(' >= ')))

/** For Lightning CSS. */
export const styleTargets = (level: Level): Targets =>
  Object.fromEntries(
    Object.entries(oldest(level)).map(([name, version]) => {
      const [major = 0, minor = 0] = version.split('.').map(Number)
      return [name, (major << 16) | (minor << 8)]
    }),
  )

const inVite: Record<string, string> = { ios_saf: 'ios' }

/**
 * For Vite: the browsers that run our scripts. Samsung Internet is left out: Vite has no target of that
 * name, and its Chromium is newer than the oldest Chrome of the list.
 */
export const scriptTargets: string[] = Object.entries(oldest('complete'))
  .filter(([name]) => name !== 'samsung')
  .map(([name, version]) => (inVite[name] ?? name) + version)
