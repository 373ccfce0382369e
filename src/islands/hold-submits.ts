import { keepPlainDraft } from '../browser/plain-draft.ts'
import { inTime, limitMs, wake } from './hydrate.ts'

/** What is left of `limitMs` is for asking whether this site can be reached, or for sending. */
const codeLimitMs = 7_000
const siteLimitMs = limitMs - codeLimitMs

/** Whether this site answers. If not, a native post would replace the form by the browser's error page. */
const isReachable = () =>
  inTime(
    fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    siteLimitMs,
  )

const islandOf = (form: HTMLFormElement) => form.closest<HTMLElement>('[data-island]')

/** Tells screen readers that the submit is held: the island has no live region before it is awake. */
function tell(form: HTMLFormElement, isHeld: boolean): void {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (isHeld) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
  const status = document.getElementById('held')
  if (status) status.textContent = (isHeld && button?.innerText) || ''
}

/**
 * Holds a submit that comes before the form's island is awake, and repeats it once the island can take it,
 * with the milliseconds that the visitor has waited in `data-waited`. If the island's code does not come, the
 * browser sends the form itself, provided that the site answers.
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
      // When React has failed, the form stands in a new root (hand-back.ts).
      const { dataset } = islandOf(form) ?? root
      // Gone when the visitor has left the page (`pagehide` below), or a second press was answered with
      // the first.
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
  // A page restored from the back/forward cache must not look as if it were sending.
  addEventListener('pagehide', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-held] form')) {
      delete islandOf(form)?.dataset.held
      tell(form, false)
    }
  })
}
