import { test as base } from 'playwright/test'
import { analyticsId, analyticsRoot } from '../scripts/build-analytics.ts'
import { startSite } from '../scripts/host/serve.ts'
import { giveTime, type Page } from './fixtures.ts'

export { analyticsId }

/** The site built with analytics, on a subdomain, as in production. */
export const test = base.extend<object, { site: string }>({
  context: async ({ context }, use) => {
    await giveTime(context)
    await use(context)
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
    async ({}, use) => {
      const server = await startSite({ port: 0, root: analyticsRoot, plain: true })
      await use(server.url.replace('localhost', 'www.wirkzeit.localhost'))
      await server.close()
    },
    { scope: 'worker' },
  ],
})

export const script = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`

/** Sets the cookies of Google's script; `send()` sends unless analytics is disabled. */
const standIn = `
  document.cookie = '_ga=GA1.1.1; path=/; domain=.wirkzeit.localhost; max-age=9999'
  document.cookie = '_ga_TEST=1; path=/; domain=.www.wirkzeit.localhost; max-age=9999'
  document.cookie = '_gid=1; path=/; max-age=9999'
  window.send = () => window['ga-disable-${analyticsId}'] || fetch('https://region1.google-analytics.com/g/collect', { mode: 'no-cors' })
`

/** Records requests to other origins and answers them here: nothing leaves this machine. */
export async function watchOthers(page: Page, site: string): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => url.origin !== site,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: standIn })
    },
  )
  return asked
}

/** The commands for Google's script, oldest first. */
export const commands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]))

export const signals = (analytics: 'granted' | 'denied', ads: 'granted' | 'denied') => ({
  analytics_storage: analytics,
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
})

export const byDefault = ['consent', 'default', signals('denied', 'denied')]
export const config = ['config', analyticsId, { anonymize_ip: true }]
