import { busyPage, failurePage, type Page, pausedPage, refusalPage, thanksPage } from './pages.ts'
import type { Refusal } from './receive.ts'

/** The contract with the site (endpoint/README.md): only an answer with `errors` is final. */
export type Answer =
  | { ok: true; duplicate?: true }
  | ({ ok: false } & Refusal)
  | { ok: false; reason: 'busy' | 'paused' | 'failed' | 'rehearsal' }

/** What became of a valid registration; `rehearsal`: an operator has tried the way (rehearsal.ts). */
export type Outcome = 'stored' | 'duplicate' | 'busy' | 'paused' | 'failed' | 'rehearsal'

/** The same in two forms: for people whose browser posted the form itself, and for the site's script. */
export interface Reply {
  page: Page
  json: Answer
}

export function refusal(refused: Refusal): Reply {
  const { errors, message } = refused
  return {
    page: refusalPage(refused),
    json: { ok: false, errors, ...(message && { message }) },
  }
}

export const replies: Record<Outcome, Reply> = {
  stored: { page: thanksPage, json: { ok: true } },
  duplicate: { page: thanksPage, json: { ok: true, duplicate: true } },
  busy: { page: busyPage, json: { ok: false, reason: 'busy' } },
  paused: { page: pausedPage, json: { ok: false, reason: 'paused' } },
  failed: { page: failurePage, json: { ok: false, reason: 'failed' } },
  rehearsal: { page: failurePage, json: { ok: false, reason: 'rehearsal' } },
}
