import { draftKey, isStored } from '../registration/stored-flag'

/**
 * Keeps what stands in the form (the shape is that of registration/draft.ts) if the code that does
 * this better has not come either.
 */
export function keepPlainDraft(form: HTMLFormElement): void {
  if (isStored(draftKey)) return
  const filled = [...new FormData(form)].filter(([, value]) => value)
  // A ticked box.
  const values = Object.fromEntries(filled.map(([name, value]) => [name, value === 'on' || value]))
  try {
    localStorage[draftKey] = JSON.stringify({ savedAt: Date.now(), values })
  } catch {
    // Blocked or full.
  }
}
