import './styles/app.css'
import { offerReadingAloud } from './browser/aloud-button.ts'
import { protectDraft } from './browser/draft.ts'
import { showOwnMessages } from './browser/early-validation.ts'
import { awaitTouch } from './browser/first-touch.ts'
import { closeMenus } from './browser/menus.ts'
import { watchPictures } from './browser/pictures.ts'
import { enlargePictures } from './browser/zoom-links.ts'
import { offerConsent } from './consent/offer.ts'
import { holdEarlySubmits } from './islands/hold-submits.ts'
import { startIslands, wakeIsland } from './islands/hydrate.ts'
import { hasFlash } from './registration/flash-flag.ts'
import { isStored, outboxKey } from './registration/stored-flag.ts'

// Not set in browsers that are too old (browser/early.ts).
if (self.setReading as unknown) {
  startIslands()
  awaitTouch()
  closeMenus()
  offerConsent(() => wakeIsland('CookieDialog'))
  watchPictures()
  // What a page has not, its loader leaves out (scripts/build/page-loader.ts).
  if (PAGE_HAS.form) {
    holdEarlySubmits()
    showOwnMessages()
    protectDraft()
  }
  if (PAGE_HAS.aloud) offerReadingAloud()
  if (PAGE_HAS.zoom) enlargePictures()
  if (PAGE_HAS.calculator) {
    openCase()
    addEventListener('hashchange', openCase)
  }
  if (PAGE_HAS.suggestions && location.pathname !== '/404')
    void import('./browser/not-found.ts').then(({ help }) => help())
  if (PAGE_HAS.thanks || PAGE_HAS.form) void showFlash()
  resend()
  addEventListener('online', resend)
  addEventListener('visibilitychange', resend)
}

/** Wakes the calculator when the address holds a case in its fragment. */
function openCase() {
  if (location.hash.includes('=')) void wakeIsland('Calculator')
}

/** Shows the toast that the page before has left. If its code does not come, the next touch tries again. */
async function showFlash(): Promise<void> {
  if (!hasFlash() || (await wakeIsland('Toasts'))) return
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, showFlash, { once: true })
}

/** Sends again what could not be sent: on each page view, and when the network or the visitor returns. */
function resend(event?: Event) {
  if (!isStored(outboxKey)) return
  import('./registration/keep-sending.ts')
    .then(({ keepSending }) => keepSending(() => wakeIsland('Toasts'), event?.type === 'online'))
    .catch((error) => console.warn('[resend]', error))
}
