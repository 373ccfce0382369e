import { script, test } from './analytics-fixtures.ts'
import { record, recordWhereCounted, storeBefore } from './consent-fixtures.ts'
import { block, expect, settled } from './fixtures.ts'
import { kinds } from './kinds.ts'

const all = { analytics: true, marketing: true, external: true }

// Before consent, and built as it is, pages.spec.ts watches every page.
for (const [build, consent] of [
  ['as it is', true],
  ['with analytics', false],
  ['with analytics', true],
] as const)
  test(`Built ${build}, ${consent ? 'with' : 'before'} consent, pages of all kinds ask other origins for exactly what they may`, async ({
    page,
    site,
    baseURL,
  }) => {
    const origin = build === 'as it is' ? `${baseURL}` : site
    const asked: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) asked.push(request.url())
    })
    // Nothing leaves this machine.
    await block(page, 'https://*')
    const given = build === 'as it is' ? record(all) : recordWhereCounted(all)
    if (consent) await storeBefore(page, given)
    const isCounted = consent && build === 'with analytics'
    for (const path of kinds) {
      asked.length = 0
      // There the address holds what a visitor types.
      const allowed = isCounted && path !== '/aktivrente-rechner' ? [script] : []
      await page.goto(origin + path)
      await expect.poll(() => asked, path).toEqual(allowed)
      await page.mouse.wheel(0, 20_000)
      await settled(page)
      expect.soft(asked, path).toEqual(allowed)
    }
  })
