/**
 * Until the form's island is awake the browser checks the fields. Its own bubbles, in the words of
 * the browser, are replaced by the messages that stand in the page (R6).
 */
const asleep = (field: Element) =>
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

export function showOwnMessages(): void {
  let focused = false
  addEventListener(
    'invalid',
    (event) => {
      const field = event.target as HTMLInputElement
      if (!asleep(field)) return
      event.preventDefault()
      mark(field, true)
      if (focused) return
      // The events of one submit come in one go, in the order of the fields.
      focused = true
      setTimeout(() => {
        focused = false
      })
      field.focus()
    },
    true,
  )
  addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement
    if (field.hasAttribute('aria-invalid') && asleep(field) && field.validity.valid)
      mark(field, false)
  })
}
