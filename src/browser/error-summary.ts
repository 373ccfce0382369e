import { rules, words } from 'virtual:later/ErrorSummary'
import { element, placed } from '../islands/later-part.ts'
// They come along, so that they weigh on no page: all are asked for when something on a page with a
// form first gets the focus.
import './clean-address.ts'
import './stay-at-press.ts'
import './tick-by-enter.ts'

const box =
  'mb-8 grid justify-items-start gap-1 rounded-field border-3 border-l-8 border-fehler px-6 py-4 print:hidden'
const line = 'flex min-h-12 items-center'
const toField = `${line} font-semibold text-fehler`

let drop = () => {}

/**
 * Says above a form what is wrong in it, with a link to each field, and gets the focus. It repeats the
 * messages at the fields, so it knows nothing of who shows them, the loader or React; what is mended
 * it says too, in its place, so that nothing below moves under who types.
 */
export function summarize(form: HTMLFormElement): void {
  drop()
  const wrong = [...form.querySelectorAll<HTMLElement>('[data-error]')]
  if (wrong.length === 0) return
  const title = element('h2', 'text-h3', words.titel)
  title.id = 'fehlerliste'
  const entries = wrong.map(entryOf)
  const summary = element('div', box, title, element('ul', '', ...entries.map(({ item }) => item)))
  summary.setAttribute('role', 'group')
  summary.setAttribute('aria-labelledby', title.id)
  summary.tabIndex = -1
  const place = placed('ErrorSummary', rules, summary)

  const watching = new MutationObserver(() => {
    if ('sending' in form.dataset) drop()
    else for (const { show } of entries) show()
  })
  watching.observe(form, { subtree: true, attributeFilter: ['data-error', 'data-sending'] })
  drop = () => {
    watching.disconnect()
    place.remove()
  }
  form.onreset = drop
  form.closest('[data-island]')?.before(place)
  summary.focus()
  // Of a list that is taller than the window the browser shows the middle.
  title.scrollIntoView({ block: 'nearest' })
}

/** A line for one field, which knows whether it is still wrong. */
function entryOf(part: HTMLElement) {
  const field = part.querySelector<HTMLElement>('input, textarea')
  const message = document.getElementById(`${field?.id}-error`)?.textContent ?? ''
  const link = element('a', toField, message)
  link.href = `#${field?.id}`
  link.onclick = (event) => {
    // The address is sent with the registration, so it stays as it is.
    event.preventDefault()
    field?.focus()
  }
  const item = element('li', line, link)
  const show = () => {
    const isWrong = 'error' in part.dataset
    // Put in anew, the link would lose the focus.
    if (isWrong !== item.contains(link))
      item.replaceChildren(isWrong ? link : `${message} – ${words.erledigt}`)
  }
  return { item, show }
}
