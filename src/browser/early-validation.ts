/**
 * Until the form's island is awake the browser checks the fields. Its own bubbles, in the words of
 * the browser, are replaced by the messages that stand in the page (R6).
 */
const isWithoutReact = (field: Element) =>
  field.closest('[data-island]')?.getAttribute('data-island-status') !== 'awake'

function mark(field: HTMLInputElement, wrong: boolean): void {
  field.closest<HTMLElement>('.field')?.toggleAttribute('data-error', wrong)
  if (wrong) {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', `${field.id}-error`)
  } else {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}

/** After this time the first wrong field gets the focus, if the code of the list has not come. */
const patienceMs = 1_000

/**
 * Moves the focus to the list of errors (error-summary.ts), or to the first wrong field when the code of the
 * list does not come. Leaves the focus where it is when the visitor has gone on to another field.
 */
function leadTo(first: HTMLInputElement): void {
  const from = document.activeElement
  const isWaiting = () => {
    const { activeElement: now } = document
    return now === from || !now?.matches('input, textarea')
  }
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    if (isWaiting()) first.focus()
  }, patienceMs)
  import('./error-summary.ts').then(
    ({ summarize }) => {
      clearTimeout(timer)
      if (!isLate && isWaiting() && first.form) summarize(first.form)
    },
    () => {},
  )
}

export function showOwnMessages(): void {
  let first: HTMLInputElement | undefined
  // Loads the code of the list ahead of its use; after a failure the next focus tries again.
  addEventListener('focusin', () => import('./error-summary.ts').catch(() => {}))
  addEventListener(
    'invalid',
    (event) => {
      const field = event.target as HTMLInputElement
      // An awake form has marked its fields itself, and fires this event at the first one only
      // (use-submission.ts).
      if (isWithoutReact(field)) {
        event.preventDefault()
        mark(field, true)
      }
      if (first) return
      first = field
      // All events of one submit fire in the same task, in the order of the fields.
      setTimeout(() => {
        first = undefined
        leadTo(field)
      })
    },
    true,
  )
  addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement
    if (field.hasAttribute('aria-invalid') && isWithoutReact(field) && field.validity.valid)
      mark(field, false)
  })
}
