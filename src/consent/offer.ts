import { showButtons } from './buttons.ts'
import { say } from './note.ts'

const bannerDelayMs = 1500

const leftovers = new RegExp(`(^|; )(${import.meta.env.VITE_ANALYTICS_COOKIES})`)

let started: Promise<typeof import('./start.ts')> | undefined

/** The rest comes when it is needed: few pages of few visits ever ask. */
function start(): Promise<typeof import('./start.ts')> {
  started ??= import('./start.ts').then(
    (consent) => {
      consent.startConsent()
      return consent
    },
    (error) => {
      started = undefined
      throw error
    },
  )
  return started
}

const warn = (error: unknown) => console.warn('[consent]', error)

/**
 * On every page: the buttons by which settings are opened, and at once what analytics need; on the
 * start page the banner. What is pressed waits for its code.
 */
export function offerConsent(wakeDialog: () => Promise<boolean>): void {
  showButtons()
  if (import.meta.env.VITE_GA_ID || leftovers.test(document.cookie)) start().catch(warn)
  if (PAGE_HAS.banner)
    addEventListener('load', () =>
      setTimeout(() => start().then(({ showBanner }) => showBanner(), warn), bannerDelayMs),
    )
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
