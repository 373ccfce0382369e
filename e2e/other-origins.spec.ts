import { expect } from 'playwright/test'
import { script, test, watchOthers } from './analytics-fixtures.ts'
import { banner, record, storeBefore } from './consent-fixtures.ts'
import { settled } from './fixtures.ts'
import { kinds } from './kinds.ts'

const all = { analytics: true, marketing: true, external: true }

for (const build of ['as it is', 'with analytics'] as const)
  for (const consent of [false, true])
    test(`Built ${build}, ${consent ? 'with' : 'before'} consent, pages of all kinds ask other origins for exactly what they may`, async ({
      page,
      site,
      baseURL,
    }) => {
      const origin = build === 'as it is' ? `${baseURL}` : site
      const asked = await watchOthers(page, origin)
      if (consent) await storeBefore(page, record(all))
      const allowed = consent && build === 'with analytics' ? [script] : []
      for (const path of kinds) {
        asked.length = 0
        await page.goto(origin + path)
        await expect.poll(() => asked, path).toEqual(allowed)
        if (path === '/' && !consent) await expect(banner(page)).toBeVisible()
        await page.mouse.wheel(0, 20_000)
        await settled(page)
        expect.soft(asked, path).toEqual(allowed)
      }
    })
