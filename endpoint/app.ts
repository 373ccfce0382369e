/// <reference types="google-apps-script" />
import { type Answer, failurePage, type Page, refusalPage, statusPage, thanksPage } from './answer'
import { isNativeForm, type Post, receive, type Verdict } from './receive'
import { columns, isDuplicate, type Row, toRow } from './row'

const sheetName = 'Anmeldungen'
const lockWaitMs = 25_000
// Sites send again for 30 days at most; reading the whole sheet each time would slow down a big one.
const rowsToCompare = 5_000

/** Called by Apps Script for each POST to the web app. */
export function doPost(event: GoogleAppsScript.Events.DoPost) {
  const post: Post = {
    contents: event.postData?.contents ?? '',
    type: event.postData?.type ?? '',
    parameter: event.parameter ?? {},
  }
  try {
    return answer(post, receive(post, new Date()))
  } catch (error) {
    // Uncaught, it would become a page that the site cannot read and has to take for success.
    console.error(error)
    return isNativeForm(post) ? htmlOutput(failurePage()) : jsonOutput({ ok: false })
  }
}

/** Called by Apps Script when someone opens the address of the web app. */
export function doGet() {
  return htmlOutput(statusPage())
}

function answer(post: Post, verdict: Verdict) {
  const native = isNativeForm(post)
  if (verdict.kind === 'refused') {
    const { errors, message, source } = verdict
    if (native) return htmlOutput(refusalPage(verdict, source))
    return jsonOutput({ ok: false, errors, ...(message && { message }) })
  }
  const isNew = verdict.kind === 'trapped' || store(toRow(verdict.record), verdict.stampedHere)
  if (!native) return jsonOutput(isNew ? { ok: true } : { ok: true, duplicate: true })
  return htmlOutput(thanksPage(verdict.kind === 'trapped' ? verdict.source : verdict.record.source))
}

/** Appends the row unless the sheet has it already; false then. One request at a time. */
function store(row: Row, stampedHere: boolean): boolean {
  const lock = LockService.getScriptLock()
  lock.waitLock(lockWaitMs)
  try {
    const sheet = openSheet()
    if (isDuplicate(row, recentRows(sheet), stampedHere)) return false
    append(sheet, row)
    return true
  } finally {
    lock.releaseLock()
  }
}

function openSheet(): GoogleAppsScript.Spreadsheet.Sheet {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  const sheet = spreadsheet.getSheetByName(sheetName) ?? spreadsheet.insertSheet(sheetName)
  if (sheet.getLastRow() === 0) {
    append(sheet, [...columns])
    sheet.setFrozenRows(1)
  }
  return sheet
}

function recentRows(sheet: GoogleAppsScript.Spreadsheet.Sheet): Row[] {
  const last = sheet.getLastRow()
  const first = Math.max(2, last - rowsToCompare + 1)
  if (last < first) return []
  return sheet.getRange(first, 1, last - first + 1, columns.length).getDisplayValues()
}

function append(sheet: GoogleAppsScript.Spreadsheet.Sheet, row: Row): void {
  const next = sheet.getLastRow() + 1
  if (next > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), 1)
  // '@' is plain text: without it, 0123 would lose its zero and 1/2 become a date.
  sheet.getRange(next, 1, 1, row.length).setNumberFormat('@').setValues([row])
  SpreadsheetApp.flush()
}

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
