import { rules, words } from 'virtual:later/ErrorSummary'
import { element, placed } from '../islands/later-part.ts'
// Loaded together with the list, when something on the form's page first gets the focus: in the loader they
// would make the page heavier.
import './clean-address.ts'
import './stay-at-press.ts'
import './tick-by-enter.ts'

const box =
  'mb-8 grid justify-items-start gap-1 rounded-field border-3 border-l-8 border-fehler px-6 py-4 print:hidden'
const line = 'flex min-h-12 items-center'
const toField = `${line} font-semibold text-fehler`

let drop = () => {}

/**
 * Puts a list of errors above a form, with a link to each field, and focuses it. It repeats the messages at
 * the fields, whether the loader or React shows them. The entry of a corrected field stays and says so: a
 * shrinking list would move the field in which somebody types.
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
    // The page's address is sent with the registration, so it gets no fragment.
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
