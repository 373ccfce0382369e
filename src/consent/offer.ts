import { showButtons } from './buttons.ts'
import { say } from './note.ts'

const bannerDelayMs = 1500

const leftovers = new RegExp(`(^|; )(${import.meta.env.VITE_ANALYTICS_COOKIES})`)

/** The rest comes when it is needed: few pages of few visits ever ask. */
const start = () => import('./start.ts')

const warn = (error: unknown) => console.warn('[consent]', error)

/**
 * On every page: defaults denied before Google's script is there, the buttons by which settings are
 * opened, and what analytics need; on the start page the banner. What is pressed waits for its code.
 */
export function offerConsent(wakeDialog: () => Promise<boolean>): void {
  if (import.meta.env.VITE_GA_ID) denyByDefault()
  showButtons()
  if (import.meta.env.VITE_GA_ID || leftovers.test(document.cookie)) start().catch(warn)
  const wait = () =>
    setTimeout(() => start().then(({ showBanner }) => showBanner(), warn), bannerDelayMs)
  if (PAGE_HAS.banner) {
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait)
  }
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-cookies]')
    say(button?.dataset.cookies === 'settings' ? 'loading' : '')
    if (button)
      start().then(
        ({ press }) => press(button, wakeDialog, say),
        (error) => {
          warn(error)
          say('failed')
        },
      )
  })
}

/** Google's own form of a call: an array would be ignored. What others have said before stays. */
function denyByDefault(): void {
  window.dataLayer ??= []
  const { dataLayer } = window
  window.gtag = function () {
    // biome-ignore lint/complexity/noArguments: Google's script tells a command by its type
    dataLayer.push(arguments)
  }
  window.gtag('consent', 'default', {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
}
