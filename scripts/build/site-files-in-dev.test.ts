import { expect, test, vi } from 'vitest'
import { siteFiles } from './site-files.ts'

vi.mock('../../src/site/load-site.ts', () => ({
  loadSite: () => {
    throw new Error('Eine Stelle ist zu berichtigen.')
  },
}))

test('While content is wrong, the development server lives on, and pages say what it is', async () => {
  const handlers: ((request: object, response: object, next: unknown) => Promise<void>)[] = []
  const server = { middlewares: { use: handlers.push.bind(handlers) } }
  ;(siteFiles.configureServer as (server: unknown) => void)(server)
  const next = vi.fn()
  for (const url of ['/impressum', '/assets/sonne.svg'])
    for (const handle of handlers) await handle({ url }, {}, next)
  expect(next.mock.calls.map(([error]) => error?.message)).toEqual([
    undefined,
    'Eine Stelle ist zu berichtigen.',
  ])
})
