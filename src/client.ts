import './styles/app.css'
import { protectDraft } from './browser/draft.ts'
import { showOwnMessages } from './browser/early-validation.ts'
import { layOutRest } from './browser/lay-out-rest.ts'
import { closeMenus } from './browser/menus.ts'
import { watchPictures } from './browser/pictures.ts'
import { prefetchOnIntent } from './browser/prefetch.ts'
import { linkQuestions } from './browser/questions.ts'
import { offerReadingComfort } from './browser/reading-comfort.ts'
import { enlargePictures } from './browser/zoom-links.ts'
import { startConsent } from './consent/start.ts'
import { startIslands, wakeIsland } from './islands/hydrate.ts'
import { hasFlash } from './registration/flash-flag.ts'
import { isStored, outboxKey } from './registration/stored-flag.ts'

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
  void import('./browser/not-found.ts').then(({ help }) => help())
if (hasFlash()) void wakeIsland('Toasts')

/** What could not be sent is tried again: on each page view, when the network or the visitor returns. */
function resend(event?: Event) {
  if (!isStored(outboxKey)) return
  import('./registration/keep-sending.ts')
    .then(({ keepSending }) => keepSending(() => wakeIsland('Toasts'), event?.type === 'online'))
    .catch((error) => console.warn('[resend]', error))
}
resend()
addEventListener('online', resend)
addEventListener('visibilitychange', resend)
