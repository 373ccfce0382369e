/// <reference types="google-apps-script" />
import type { RegistrationRecord } from '../src/registration/record'
import {
  type Answer,
  busyPage,
  failurePage,
  type Page,
  refusalPage,
  statusPage,
  thanksPage,
} from './answer'
import { noteFailure, type Submission, submissionOf } from './errors-sheet'
import { notify } from './notify'
import { isBusy } from './rate-limit'
import { isNativeForm, type Post, receive, type Verdict } from './receive'
import { store } from './store'

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
    fail(error, { submittedAt: now.toISOString(), email: '', text: post.contents })
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
  if (verdict.kind === 'trapped') return reply(post, thanksPage(verdict.source), { ok: true })
  const thanks = thanksPage(verdict.record.source)
  switch (register(verdict.record, verdict.stampedHere, now)) {
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

function register(record: RegistrationRecord, stampedHere: boolean, now: Date): Outcome {
  if (isBusy(now)) return 'busy'
  try {
    if (!store(record, stampedHere)) return 'duplicate'
  } catch (error) {
    fail(error, submissionOf(record))
    return 'failed'
  }
  notify('Neue Anmeldung', 'Im Blatt „Anmeldungen“ steht eine neue Zeile:')
  return 'stored'
}

function fail(error: unknown, submission: Submission): void {
  console.error(error)
  if (!noteFailure(error, submission)) return
  notify(
    'Eine Anmeldung konnte nicht eingetragen werden',
    'Der Grund und die Angaben stehen im Blatt „Fehler“:',
  )
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
