import type { Page } from 'playwright'
import { routes } from '../../routes.ts'
import { consentKey } from '../../src/consent/record.ts'
import { now, type Scene, usual } from './scene.ts'
import { states } from './states.ts'

/** A visitor who has answered the cookie banner. */
const decided = (page: Page) =>
  page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [
      consentKey,
      JSON.stringify({
        necessary: true,
        analytics: false,
        marketing: false,
        external: false,
        timestamp: now.getTime(),
        consentId: 'consent_1_a',
        version: '1.0',
        userAgent: '',
      }),
    ],
  )

const nameOf = (path: string) => (path === '/' ? 'start' : path.slice(1))

const pages: Scene[] = routes.map(({ path }) => ({
  name: `page-${nameOf(path)}`,
  path: path === '/404' ? '/gibt-es-nicht' : path,
  sizes: usual,
  whole: true,
}))

export const scenes: readonly Scene[] = [...pages, ...states].map((scene) => ({
  ...scene,
  before: async (page) => {
    await decided(page)
    await scene.before?.(page)
  },
}))
