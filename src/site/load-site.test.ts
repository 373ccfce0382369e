import { expect, test, vi } from 'vitest'

vi.mock('../model/read-site.ts', () => ({ readSite: () => ({ ok: true, site: {} }) }))

test('The content is read once, however often the module that reads it is bundled', async () => {
  const first = await import('./load-site.ts')
  const site = first.loadSite()
  vi.resetModules()
  const second = await import('./load-site.ts')
  expect(second).not.toBe(first)
  expect(second.loadSite()).toBe(site)
  expect(second.timesRead()).toBe(1)
})
