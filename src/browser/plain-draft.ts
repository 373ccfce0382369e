import { draftKey } from '../registration/stored-flag.ts'

/**
 * Keeps what stands in the form (the shape is that of registration/draft.ts) if the code that does
 * this better (registration/draft-form.ts) has not come either.
 */
export function keepPlainDraft(form: HTMLFormElement): void {
  if ('kept' in form.dataset) return
  // A box that is ticked says "on".
  const fields = Array.from(new FormData(form), ([name, value]) => [name, value === 'on' || value])
  try {
    localStorage[draftKey] = JSON.stringify({
      savedAt: Date.now(),
      values: Object.fromEntries(fields),
    })
  } catch {
    // Blocked or full.
  }
}
