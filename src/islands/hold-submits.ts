import { keepPlainDraft } from '../browser/plain-draft.ts'
import { inTime, limitMs, wake } from './hydrate.ts'

/** The rest of what a visitor waits is for asking whether this site can be had, or for sending. */
const codeLimitMs = 7_000
const siteLimitMs = limitMs - codeLimitMs

/** Else the browser would show its own error page instead of the form. */
const isReachable = () =>
  inTime(
    fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    siteLimitMs,
  )

const islandOf = (form: HTMLFormElement) => form.closest<HTMLElement>('[data-island]')

/** For who does not see that the button is off and what it says: the island has no live region yet. */
function tell(form: HTMLFormElement, isHeld: boolean): void {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (isHeld) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
  const status = document.getElementById('held')
  if (status) status.textContent = (isHeld && button?.innerText) || ''
}

/**
 * A submit that comes before the form's island is awake is held, and made again once: the island
 * must do it, else the page would be left, and is told how many milliseconds the visitor has `waited`.
 * Without the island's code the browser sends the form, if there is a network.
 */
export function holdEarlySubmits(): void {
  addEventListener(
    'submit',
    async (event) => {
      const form = event.target as HTMLFormElement
      const root = islandOf(form)
      const noNetwork = document.getElementById('no-network')
      if (noNetwork) noNetwork.hidden = true
      if (!root || /awake|server/.test(`${root.dataset.islandStatus}`)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if ('held' in root.dataset) return
      root.dataset.held = ''
      tell(form, true)
      const since = performance.now()
      const maySend = (await inTime(wake(root), codeLimitMs)) || (await isReachable())
      // Another one, when React has failed.
      const { dataset } = islandOf(form) ?? root
      // Who has left waits no more, and who has pressed again may have been answered with the first press.
      if (!('held' in dataset)) return
      delete dataset.held
      tell(form, false)
      if (dataset.islandStatus !== 'awake') {
        if (!maySend && noNetwork) {
          keepPlainDraft(form)
          noNetwork.hidden = false
          noNetwork.focus()
          return
        }
        dataset.islandStatus = 'server'
      }
      form.dataset.waited = `${performance.now() - since}`
      // Not requestSubmit, which Safari has only since 16.
      form.querySelector<HTMLElement>('[type=submit]')?.click()
      delete form.dataset.waited
    },
    true,
  )
  // Who comes back finds nothing that seems under way.
  addEventListener('pagehide', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-held] form')) {
      delete islandOf(form)?.dataset.held
      tell(form, false)
    }
  })
}
