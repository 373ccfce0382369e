import type { Page } from './fixtures.ts'

/** As in a browser that blocks storage. */
export const blockStorage = (page: Page, ...names: ('localStorage' | 'sessionStorage')[]) =>
  page.addInitScript((blocked) => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of blocked) Object.defineProperty(window, name, { get })
  }, names)

/** As in a browser whose quota is exhausted. */
export const refuseToStore = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
