import { draftKey } from '../registration/stored-flag.ts'

type Page = { draft?: { withdrawn?: object } }

/**
 * Keeps what stands in the form (the shape is that of registration/draft.ts, but that a ticked box says
 * `on`) if the code that does this better (registration/draft-form.ts) has not come either, and no
 * registration has been made of it (registration/draft.ts).
 */
export function keepPlainDraft(form: HTMLFormElement): void {
  const filled = [...new FormData(form)].filter(([, value]) => value)
  // The page's own address is always there.
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
