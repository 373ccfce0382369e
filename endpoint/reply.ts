import { busyPage, failurePage, type Page, pausedPage, refusalPage, thanksPage } from './pages.ts'
import type { Refusal, Verdict } from './receive.ts'

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

export function refusal(verdict: Verdict & { kind: 'refused' }): Reply {
  const { errors, message, source } = verdict
  return {
    page: refusalPage(verdict, source),
    json: { ok: false, errors, ...(message && { message }) },
  }
}

export function replyTo(outcome: Outcome, source: string): Reply {
  switch (outcome) {
    case 'stored':
      return { page: thanksPage(source), json: { ok: true } }
    case 'duplicate':
      return { page: thanksPage(source), json: { ok: true, duplicate: true } }
    case 'busy':
      return { page: busyPage(source), json: { ok: false, reason: 'busy' } }
    case 'paused':
      return { page: pausedPage(source), json: { ok: false, reason: 'paused' } }
    case 'failed':
    case 'rehearsal':
      return { page: failurePage(source), json: { ok: false, reason: outcome } }
  }
}
