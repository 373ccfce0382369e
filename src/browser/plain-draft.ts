import { draftKey } from '../registration/stored-flag.ts'

type Page = { draft?: { withdrawn?: object } }

/**
 * Stores the form's values as a draft while registration/draft-form.ts, which does this better, has not
 * arrived; not after a registration was made of them. The shape is that of registration/draft.ts, except that
 * a ticked box is `on`.
 */
export function keepPlainDraft(form: HTMLFormElement): void {
  const filled = [...new FormData(form)].filter(([, value]) => value)
  // One entry is always there: the hidden field with the page's address.
  if (!filled[1] || 'kept' in form.dataset || (self as Page).draft?.withdrawn) return
  form.dataset.plain = ''
  try {
    localStorage[draftKey] = JSON.stringify({
      savedAt: Date.now(),
      values: Object.fromEntries(filled),
    })
  } catch {
    // Blocked or full.
  }
}
