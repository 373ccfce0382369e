/// <reference types="google-apps-script" />
import { isProof } from '../src/registration/proof.ts'
import { budgetOf, costOf } from './budget.ts'
import { hashOf, sha256 } from './hash.ts'
import { glance } from './ledger.ts'
import { type Note, note, noteOf } from './notes.ts'
import { announceRow, warnOfFailure, warnOfFull, warnOfSuspect } from './notify.ts'
import { type Page, statusPage } from './pages.ts'
import { isFresh, isPaused } from './pause.ts'
import { isNativeForm, type Post } from './post.ts'
import { property } from './properties.ts'
import { isBusy } from './rate-limit.ts'
import { receive, type Submission, type Verdict } from './receive.ts'
import { release } from './release.ts'
import { type Answer, type Outcome, type Reply, refusal, replies } from './reply.ts'
import { contentOf, textsOf } from './row.ts'
import { type Stored, store } from './store.ts'

export { setUp } from './set-up.ts'
export { daily } from './sign-of-life.ts'

/** Called by Apps Script for each POST to the web app. Never throws. */
export function doPost(event: GoogleAppsScript.Events.DoPost) {
  const post: Post = {
    contents: event.postData?.contents ?? '',
    type: event.postData?.type ?? '',
    parameter: event.parameter ?? {},
  }
  const now = new Date()
  try {
    return output(post, answer(post, receive(post, now), now))
  } catch (error) {
    // Uncaught, it would become a page of Google's, which the site cannot read: it would not learn of the
    // failure.
    const { contents } = post
    fail({ reason: String(error), email: '', text: contents }, error)
    return output(post, replies.failed)
  }
}

/** Called by Apps Script when someone opens the address of the web app. */
export function doGet() {
  return htmlOutput(statusPage(release, isPaused(property('REGISTRIERUNG'))))
}

function answer(post: Post, verdict: Verdict, now: Date): Reply {
  if (verdict.kind === 'refused') return refusal(verdict)
  if (verdict.kind === 'rehearsal')
    return replies[isPaused(property('REGISTRIERUNG')) ? 'paused' : 'rehearsal']
  const content = hashOf(contentOf(textsOf(verdict.record)))
  return replies[register({ ...verdict, content, proof: proofOf(post) }, now)]
}

function proofOf({ parameter }: Post): string {
  const text = parameter.proof ?? ''
  return isProof(text, sha256) ? text : ''
}

/**
 * Stores a submission unless it is known, new in a pause, or too many. A known one counts against no
 * limit.
 */
function register(submission: Submission, now: Date): Outcome {
  const { isKnown, isSpent } = glance(submission, now)
  if (isKnown) return 'duplicate'
  if (isPaused(property('REGISTRIERUNG')) && isFresh(submission.record, now)) return 'paused'
  const fresh = isSpent ? { ...submission, proof: '' } : submission
  if (isBusy(budgetOf(fresh), now, costOf(fresh))) return 'busy'
  try {
    return outcomeOf(store(fresh, now), now)
  } catch (error) {
    fail(noteOf(String(error), submission), error)
    return 'failed'
  }
}

function outcomeOf(stored: Stored, now: Date): Outcome {
  if (stored === 'stored') announceRow(now)
  if (stored === 'suspected') warnOfSuspect()
  if (stored === 'full') warnOfFull('Verdacht')
  if (stored === 'full' || stored === 'spent') return 'busy'
  return stored === 'duplicate' ? 'duplicate' : 'stored'
}

function fail(failure: Note, error: unknown): void {
  console.error(error)
  try {
    const written = note('Fehler', failure)
    if (written === 'new') warnOfFailure()
    if (written === 'full') warnOfFull('Fehler')
  } catch (second) {
    console.error(second)
  }
}

const output = (post: Post, { page, json }: Reply) =>
  isNativeForm(post) ? htmlOutput(page) : jsonOutput(json)

function jsonOutput(value: Answer) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(
    ContentService.MimeType.JSON,
  )
}

function htmlOutput({ title, html }: Page) {
  return HtmlService.createHtmlOutput(html)
    .setTitle(title)
    .addMetaTag('viewport', 'width=device-width, initial-scale=1')
}
