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
 * Keeps what stands in the form as a draft for a day. Called when a draft is stored and at each input; only
 * the first call does something: it restores the draft, before or after React is awake, all or nothing:
 * whoever has typed something else may be another person, who must not get the first one's data.
 * `isSubmitted`: the values in the form were submitted, and nothing was typed since.
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
    // While a registration is being sent its values are not a new draft.
    if (!('sending' in form.dataset)) saveSoon(() => saveDraft(valuesOf(form), Date.now()))
  }
  form.addEventListener('input', keep)
  // A page also becomes hidden when it is left. Form fillers change fields without an event.
  addEventListener('visibilitychange', () => {
    const text = textOf(form)
    if (text !== kept && text !== '{}' && !isWithdrawn()) keep()
    saveNow()
  })
  // Not when this code came so late that the values have been submitted.
  if (!isWithdrawn()) keep()
}

const textOf = (form: HTMLFormElement) => JSON.stringify(valuesOf(form))

function putBack(form: HTMLFormElement): void {
  const values = readDraft(Date.now())
  // A draft that browser/plain-draft.ts has kept of this page still stands in the fields.
  if (!values || 'plain' in form.dataset) return
  // In a draft of browser/plain-draft.ts a ticked box is `on`.
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
  // The form is reset when the registration has arrived.
  form.addEventListener('reset', () => {
    notice.hidden = true
  })
  button.addEventListener('click', () => {
    // A registration that is being sent cannot be taken back.
    if (form.matches('[data-held] *, [data-sending]')) return
    const people = [values, valuesOf(form)]
    empty(form)
    discardDraft()
    // Also deletes what waits to be sent of these people: else it would be sent, or return as a draft.
    const mayHaveArrived = people.map((person) => forgetReplaced(person, submittedHere()))
    // As after a change in another tab: resend.ts stops sending it, keep-sending.ts updates the notice.
    dispatchEvent(new CustomEvent('storage', { detail: mayHaveArrived.includes(true) }))
    notice.textContent = button.dataset.done ?? ''
    notice.hidden = false
    notice.focus()
  })
}

/** Empties the fields, with their error marks and the notice that there is no network (hold-submits.ts). */
function empty(form: HTMLFormElement): void {
  form.reset()
  document.getElementById('no-network')?.setAttribute('hidden', '')
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.closest('.field')?.removeAttribute('data-error')
    for (const name of ['aria-invalid', 'aria-describedby']) field.removeAttribute(name)
  }
}

/** The visible fields: without the hidden `source` and the trap for robots. */
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
