import { build, buildApart } from './build/apart.ts'

/** Folder of the build with analytics. */
export const analyticsRoot = '.apart/analytics'
export const analyticsId = 'G-TEST123456'

/** Builds the site a second time, with analytics, for the browser tests; dist/ stays as it is. */
export async function main(): Promise<void> {
  buildApart(
    analyticsRoot,
    { VITE_GA_ID: analyticsId },
    [build, ['node', 'scripts/run.mjs', 'check-dist']],
    'Der Bau mit Analyse ist fehlgeschlagen.',
  )
}
