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

/** So long a press may stay without an answer. */
const patienceMs = 1_000

/**
 * To the list of what is wrong (error-summary.ts), or to the first field where its code does not come;
 * but not who has gone on to a field meanwhile.
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
  // So that it is there when it is needed; again when a line has broken.
  addEventListener('focusin', () => import('./error-summary.ts').catch(() => {}))
  addEventListener(
    'invalid',
    (event) => {
      const field = event.target as HTMLInputElement
      // The form that is awake has marked its fields, and tells of the first only (use-submission.ts).
      if (isWithoutReact(field)) {
        event.preventDefault()
        mark(field, true)
      }
      if (first) return
      first = field
      // The events of one submit come in one go, in the order of the fields.
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
