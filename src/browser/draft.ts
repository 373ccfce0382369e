import { draftKey, isStored } from '../registration/stored-flag.ts'
import { keepPlainDraft } from './plain-draft.ts'

/** What is typed into the registration form survives a reload; the code comes with the first key. */
export function protectDraft(): void {
  const form = document.querySelector<HTMLFormElement>('.form')
  if (!form) return
  const keepPlain = () => keepPlainDraft(form)
  // Back or reloaded after a registration has been made of it (registration/submission-time.ts).
  let isSubmitted = history.state?.sent
  const keep = (typed?: Event) => {
    if (typed) {
      isSubmitted = 0
      addEventListener('pagehide', keepPlain)
    }
    void import('../registration/draft-form.ts').then(
      ({ keepDraft }) => keepDraft(form, isSubmitted),
      () => {},
    )
  }
  if (isSubmitted || isStored(draftKey)) keep()
  form.addEventListener('input', keep)
  // Who leaves, or looks elsewhere, before that code has come; also what a form filler has put in silently.
  // Another draft may still come back whole to who only looks elsewhere.
  addEventListener('visibilitychange', () => {
    if (!(isSubmitted || isStored(draftKey)) || 'plain' in form.dataset) keepPlain()
  })
}
