import './styles/app.css'
import { showOwnMessages } from './browser/early-validation'
import { layOutRest } from './browser/lay-out-rest'
import { closeMenus } from './browser/menus'
import { watchPictures } from './browser/pictures'
import { startIslands, wakeIsland } from './islands/hydrate'
import { hasFlash } from './registration/flash-flag'
import { hasPending } from './registration/pending-flag'

startIslands()
showOwnMessages()
closeMenus()
watchPictures()
layOutRest()

if (document.querySelector('[data-not-found]') && location.pathname !== '/404')
  void import('./browser/not-found').then(({ help }) => help())
if (hasFlash()) wakeIsland('Toasts')

/** What could not be sent is tried again on each page view and when the network returns. */
async function resend() {
  if (!hasPending()) return
  const [{ resendPending }, { receiver }] = await Promise.all([
    import('./registration/resend'),
    import('./registration/receiver'),
  ])
  await resendPending(receiver)
}
const tryResend = () => void resend().catch((error) => console.warn('[resend]', error))
tryResend()
addEventListener('online', tryResend)
