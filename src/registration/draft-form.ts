import {
  type DraftValues,
  discardDraft,
  isWithdrawn,
  readDraft,
  rememberSent,
  saveDraft,
  saveNow,
  saveSoon,
} from './draft.ts'
import { type Field, fill, isBox } from './fill.ts'
import { forgetReplaced } from './outbox.ts'
import { submittedHere } from './submission-time.ts'

let begun = false

/**
 * Keeps what stands in the form for a day. Called when a draft is stored and at each input: the
 * first call puts the draft back, before or after React has come. All or nothing: whoever types
 * something else may be somebody else, and gets no other person's data beneath it. `isSubmitted` where
 * nothing was typed since this page has come back from a registration.
 */
export function keepDraft(form: HTMLFormElement, isSubmitted?: unknown): void {
  if (begun) return
  begun = true
  form.dataset.kept = ''
  if (isSubmitted && !readDraft(Date.now())) rememberSent(valuesOf(form))
  putBack(form)
  let kept = ''
  const keep = () => {
    kept = textOf(form)
    // What is typed while the registration is on its way is no draft of another.
    if (!('sending' in form.dataset)) saveSoon(() => saveDraft(valuesOf(form), Date.now()))
  }
  form.addEventListener('input', keep)
  // Hidden is also what a page becomes when it is left. Form fillers change fields without telling.
  addEventListener('visibilitychange', () => {
    const text = textOf(form)
    if (text !== kept && text !== '{}' && !isWithdrawn()) keep()
    saveNow()
  })
  // When this code comes late, what was typed before has become a registration.
  if (!isWithdrawn()) keep()
}

const textOf = (form: HTMLFormElement) => JSON.stringify(valuesOf(form))

function putBack(form: HTMLFormElement): void {
  const values = readDraft(Date.now())
  // What this page has kept by itself still stands there.
  if (!values || 'plain' in form.dataset) return
  // Of browser/plain-draft.ts.
  for (const { name } of fieldsOf(form).filter(isBox)) if (values[name]) values[name] = true
  const typed = Object.entries(valuesOf(form))
  if (typed.some(([name, value]) => value !== values[name])) return
  for (const field of fieldsOf(form)) fill(field, values[field.name])
  offerToDiscard(form, values)
}

function offerToDiscard(form: HTMLFormElement, values: DraftValues): void {
  const notice = document.querySelector<HTMLElement>('.draft')
  const button = notice?.querySelector('button')
  if (!notice || !button) return
  notice.hidden = false
  // The form empties itself when what stood there has arrived.
  form.addEventListener('reset', () => {
    notice.hidden = true
  })
  button.addEventListener('click', () => {
    // What is on its way is not taken back.
    if (form.matches('[data-held] *, [data-sending]')) return
    const people = [values, valuesOf(form)]
    empty(form)
    discardDraft()
    // It would be sent after all, or come back from what waits there to be mended.
    const mayHaveArrived = people.map((person) => forgetReplaced(person, submittedHere()))
    // As if another tab had: nobody sends it (resend.ts) or speaks of it (keep-sending.ts) any more.
    dispatchEvent(new CustomEvent('storage', { detail: mayHaveArrived.includes(true) }))
    notice.textContent = button.dataset.done ?? ''
    notice.hidden = false
    notice.focus()
  })
}

/** With the fields goes what was wrong in them, and that they are still there (islands/hold-submits.ts). */
function empty(form: HTMLFormElement): void {
  form.reset()
  document.getElementById('no-network')?.setAttribute('hidden', '')
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.closest('.field')?.removeAttribute('data-error')
    for (const name of ['aria-invalid', 'aria-describedby']) field.removeAttribute(name)
  }
}

/** Without the hidden address of the page and the field that people don't see. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Field>('input:not([type=hidden]), textarea')].filter(
    (field) => !field.closest('.trap'),
  )

function valuesOf(form: HTMLFormElement): DraftValues {
  const filled = fieldsOf(form).filter((field) => !isEmpty(field))
  return Object.fromEntries(filled.map((field) => [field.name, isBox(field) || field.value]))
}

const isEmpty = (field: Field) =>
  isBox(field) ? !(field as HTMLInputElement).checked : field.value.trim() === ''
