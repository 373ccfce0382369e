import { showButtons } from './buttons.ts'
import { say } from './note.ts'

const bannerDelayMs = 1500

const leftovers = new RegExp(`(^|; )(${import.meta.env.VITE_ANALYTICS_COOKIES})`)

/** Loaded only when needed: on most pages nobody is asked for consent. */
const start = () => import('./start.ts')

const warn = (error: unknown) => console.warn('[consent]', error)

/**
 * On every page: denies everything before Google's script can run, shows the buttons that open the settings,
 * and starts consent where there are analytics or old cookies of theirs. On the start page it also shows the
 * banner. A press waits for the code that answers it.
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

/** Google's `gtag` function: its script ignores arrays. Entries already in `dataLayer` stay. */
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
