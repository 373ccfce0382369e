/// <reference types="google-apps-script" />
import { isProof } from '../src/registration/proof.ts'
import {
  type Answer,
  busyPage,
  failurePage,
  type Page,
  refusalPage,
  statusPage,
  thanksPage,
} from './answer.ts'
import { hashOf, sha256 } from './hash.ts'
import { glance } from './ledger.ts'
import { type Note, note, noteOf } from './notes.ts'
import { announceRow, warnOfFailure, warnOfFull, warnOfSuspect } from './notify.ts'
import { type Budget, isBusy } from './rate-limit.ts'
import { isNativeForm, type Post, receive, type Submission, type Verdict } from './receive.ts'
import { contentOf, textsOf } from './row.ts'
import { type Stored, store } from './store.ts'

type Outcome = 'stored' | 'duplicate' | 'busy' | 'failed'

/** Called by Apps Script for each POST to the web app. Never throws. */
export function doPost(event: GoogleAppsScript.Events.DoPost) {
  const post: Post = {
    contents: event.postData?.contents ?? '',
    type: event.postData?.type ?? '',
    parameter: event.parameter ?? {},
  }
  const now = new Date()
  try {
    return answer(post, receive(post, now), now)
  } catch (error) {
    // Uncaught, it would become a page that the site cannot read and has to take for success.
    const { contents } = post
    fail({ reason: String(error), email: '', text: contents }, error)
    return reply(post, failurePage(), { ok: false, reason: 'failed' })
  }
}

/** Called by Apps Script when someone opens the address of the web app. */
export function doGet() {
  return htmlOutput(statusPage())
}

function answer(post: Post, verdict: Verdict, now: Date) {
  if (verdict.kind === 'refused') {
    const { errors, message, source } = verdict
    const refusal = { ok: false, errors, ...(message && { message }) } as const
    return reply(post, refusalPage(verdict, source), refusal)
  }
  if (verdict.kind === 'rehearsal')
    return reply(post, failurePage(), { ok: false, reason: 'rehearsal' })
  const thanks = thanksPage(verdict.record.source)
  const content = hashOf(contentOf(textsOf(verdict.record)))
  switch (register({ ...verdict, content, proof: proofOf(post) }, now)) {
    case 'stored':
      return reply(post, thanks, { ok: true })
    case 'duplicate':
      return reply(post, thanks, { ok: true, duplicate: true })
    case 'busy':
      return reply(post, busyPage(), { ok: false, reason: 'busy' })
    case 'failed':
      return reply(post, failurePage(), { ok: false, reason: 'failed' })
  }
}

function proofOf({ parameter }: Post): string {
  const text = parameter.proof ?? ''
  return isProof(text, sha256) ? text : ''
}

/** What is known already counts against no limit: nobody is shut out by repetition. */
function register(submission: Submission, now: Date): Outcome {
  const { isKnown, isSpent } = glance(submission, now)
  if (isKnown) return 'duplicate'
  const fresh = isSpent ? { ...submission, proof: '' } : submission
  if (isBusy(budgetOf(fresh), now)) return 'busy'
  try {
    return outcomeOf(store(fresh, now), now)
  } catch (error) {
    fail(noteOf(String(error), submission), error)
    return 'failed'
  }
}

function budgetOf({ proof, suspect }: Submission): Budget {
  if (proof) return 'GRENZE_PRO_MINUTE'
  return suspect === undefined ? 'GRENZE_OHNE_NACHWEIS' : 'GRENZE_VERDACHT'
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

/** A page for people whose browser posted the form itself, else JSON for the site's script. */
const reply = (post: Post, page: Page, json: Answer) =>
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
