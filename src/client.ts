import './styles/app.css'
import { protectDraft } from './browser/draft'
import { showOwnMessages } from './browser/early-validation'
import { layOutRest } from './browser/lay-out-rest'
import { closeMenus } from './browser/menus'
import { watchPictures } from './browser/pictures'
import { prefetchOnIntent } from './browser/prefetch'
import { linkQuestions } from './browser/questions'
import { offerReadingComfort } from './browser/reading-comfort'
import { enlargePictures } from './browser/zoom-links'
import { startConsent } from './consent/start'
import { startIslands, wakeIsland } from './islands/hydrate'
import { hasFlash } from './registration/flash-flag'
import { isStored, outboxKey } from './registration/stored-flag'

startConsent(() => wakeIsland('CookieDialog'))
startIslands()
showOwnMessages()
closeMenus()
watchPictures()
layOutRest()
protectDraft()
linkQuestions()
prefetchOnIntent()
enlargePictures()
offerReadingComfort()

if (document.querySelector('[data-not-found]') && location.pathname !== '/404')
  void import('./browser/not-found').then(({ help }) => help())
if (hasFlash()) void wakeIsland('Toasts')

/** What could not be sent is tried again: on each page view, when the network or the visitor returns. */
function resend(event?: Event) {
  if (!isStored(outboxKey)) return
  import('./registration/keep-sending')
    .then(({ keepSending }) => keepSending(() => wakeIsland('Toasts'), event?.type === 'online'))
    .catch((error) => console.warn('[resend]', error))
}
resend()
addEventListener('online', resend)
addEventListener('visibilitychange', resend)
