import { draftKey, isStored } from '../registration/stored-flag.ts'
import { keepPlainDraft } from './plain-draft.ts'

/**
 * Lets what is typed into the registration form survive a reload. The code for it (draft-form.ts) is loaded
 * with the first input.
 */
export function protectDraft(): void {
  const form = document.querySelector<HTMLFormElement>('.form')
  if (!form) return
  const keepPlain = () => keepPlainDraft(form)
  // Set when the visitor returns to, or reloads, a form that was submitted (registration/submission-time.ts).
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
  // When the visitor leaves or switches tabs before that code has arrived; also for form fillers, which fire
  // no event. Never over a draft of an earlier visit, which may still be restored.
  addEventListener('visibilitychange', () => {
    if (!(isSubmitted || isStored(draftKey)) || 'plain' in form.dataset) keepPlain()
  })
}
