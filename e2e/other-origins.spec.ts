import { expect } from 'playwright/test'
import { script, test, watchOthers } from './analytics-fixtures.ts'
import { banner, record, storeBefore } from './consent-fixtures.ts'
import { inGroups, settled } from './fixtures.ts'
import { kinds } from './kinds.ts'

const all = { analytics: true, marketing: true, external: true }

// Without analytics nothing is asked of them, with or without consent: pages.spec.ts.
for (const consent of [false, true])
  for (const paths of inGroups(kinds, 2))
    test(`Built with analytics, ${consent ? 'with' : 'before'} consent, ${paths[0]} and pages of other kinds ask other origins for exactly what they may`, async ({
      page,
      site,
    }) => {
      const asked = await watchOthers(page, site)
      if (consent) await storeBefore(page, record(all))
      const allowed = consent ? [script] : []
      for (const path of paths) {
        asked.length = 0
        await page.goto(site + path)
        await expect.poll(() => asked, path).toEqual(allowed)
        if (path === '/' && !consent) await expect(banner(page)).toBeVisible()
        await page.mouse.wheel(0, 20_000)
        await settled(page)
        expect.soft(asked, path).toEqual(allowed)
      }
    })
