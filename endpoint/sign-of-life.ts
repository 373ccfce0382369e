/// <reference types="google-apps-script" />
import { counted } from '../src/model/counted.ts'
import { columnsOf } from './header.ts'
import { withLock } from './lock.ts'
import { monthsBefore } from './months-before.ts'
import { send } from './notify.ts'
import { isPaused } from './pause.ts'
import { noted, noteTime, numberOf, property } from './properties.ts'
import { release } from './release.ts'
import { unmarked } from './row.ts'
import { sheetNamed } from './sheet.ts'

/** As marke.yaml says; the bundler puts it here. */
declare const MONTHS: number

const dayMs = 24 * 60 * 60 * 1000
// Half a day less, because the trigger may come an hour earlier than a week ago.
const weekMs = 7 * dayMs - dayMs / 2
const usualSilenceDays = 7
const rowsToName = 20
const lockWaitMs = 20_000

interface Registered {
  /** Number of the row in the sheet. */
  row: number
  /** Time of arrival; undefined if unknown. */
  time: Date | undefined
}

/**
 * Called by Apps Script once a day (set-up.ts): mails a sign of life each week, and says when no
 * registration has come for some days, once for each silence. Mails hold no personal data. Throws as
 * Google does: then Google tells the operator.
 */
export function daily(): void {
  const now = new Date()
  const all = registered(now)
  const last = latest(all)
  tellSilence(now, last)
  const told = noted('LETZTER_BERICHT')
  if (told && now.getTime() - told.getTime() < weekMs) return
  if (report(now, all, last)) noteTime('LETZTER_BERICHT', now)
}

/** The weekly mail. False when nobody is named, or Google takes no more mails today. */
export function report(now: Date, all = registered(now), last = latest(all)): boolean {
  const recent = all.filter(({ time }) => time && now.getTime() - time.getTime() < 7 * dayMs).length
  const subject = last
    ? `${counted(recent, 'Registrierung', 'Registrierungen')} in sieben Tagen, letzte am ${dayOf(last)}`
    : 'Noch keine Registrierung'
  return send(
    0,
    subject,
    [summary(recent, all.length, last), ...rest(), ...overdue(now, all), state()].join('\n\n'),
  )
}

function summary(recent: number, total: number, last: Date | undefined): string {
  if (!last)
    return 'Die Registrierungsannahme läuft. In der Tabelle steht noch keine Registrierung.'
  return `Die Registrierungsannahme läuft. Registrierungen der letzten sieben Tage: ${recent}. Die letzte kam am ${momentOf(last)}. Zeilen in der Tabelle: ${total}.`
}

/** Sentences on the sheets „Fehler“ and „Verdacht“, if they have rows. */
function rest(): string[] {
  return (['Fehler', 'Verdacht'] as const).flatMap((name) => {
    const rows = sheetNamed(name).getLastRow() - 1
    if (rows < 1) return []
    return `Zeilen im Blatt „${name}“: ${rows}. Bitte sehen Sie nach und löschen Sie, was erledigt ist.`
  })
}

function overdue(now: Date, all: Registered[]): string[] {
  const months = numberOf('LOESCHFRIST_MONATE', MONTHS)
  if (months === 0) return []
  const limit = monthsBefore(now, months)
  const old = all.filter(({ time }) => time && time < limit)
  if (old.length === 0) return []
  // From the last row up: when a row is deleted, those below it get new numbers.
  const named = [...old]
    .reverse()
    .slice(0, rowsToName)
    .map(({ row, time }) => `Zeile ${row}, eingegangen am ${time ? dayOf(time) : ''}`)
  if (old.length > rowsToName) named.push(`und ${old.length - rowsToName} weitere`)
  return [
    `Älter als ${counted(months, 'Monat', 'Monate')} und zu löschen, von unten nach oben, wenn Sie niemanden mehr daraus begleiten:\n${named.join('\n')}`,
  ]
}

function state(): string {
  const paused = isPaused(property('REGISTRIERUNG')) ? 'Die Registrierung ist pausiert. ' : ''
  return `${paused}Die Annahme hat die Version ${release.version}, Stand ${release.commit}.`
}

function tellSilence(now: Date, last: Date | undefined): void {
  const days = numberOf('TAGE_OHNE_ANMELDUNG', usualSilenceDays)
  const since = last ?? noted('EINGERICHTET')
  if (days === 0 || !since || isPaused(property('REGISTRIERUNG'))) return
  const silent = Math.floor((now.getTime() - since.getTime()) / dayMs)
  const told = noted('LETZTE_STILLE')
  if (silent < days || (told && told >= since)) return
  const text = `Seit ${counted(silent, 'Tag', 'Tagen')} kam keine Registrierung${last ? `, die letzte am ${momentOf(last)}` : ''}. Melden Sie sich auf der Website einmal selbst an: Steht danach keine neue Zeile in der Tabelle, hilft „npm run endpoint:check“ weiter. Diese Nachricht kommt erst wieder, wenn dazwischen eine Registrierung gekommen ist.`
  if (send(0, `Seit ${counted(silent, 'Tag', 'Tagen')} keine Registrierung`, text)) {
    noteTime('LETZTE_STILLE', now)
  }
}

/** All rows with their time of arrival; in rows of an earlier version, which lack it, that of sending. */
function registered(now: Date): Registered[] {
  const sheet = sheetNamed('Anmeldungen')
  const header = withLock(lockWaitMs, () => columnsOf(sheet))
  const rows = sheet.getLastRow() - 1
  if (rows < 1) return []
  const cells = (name: 'receivedAt' | 'submittedAt') =>
    sheet.getRange(2, header.indexOf(name) + 1, rows, 1).getDisplayValues()
  const [received, submitted] = [cells('receivedAt'), cells('submittedAt')]
  return received.flatMap(([cell = ''], at) => {
    const [sent = ''] = submitted[at] ?? []
    return cell || sent ? { row: at + 2, time: timeOf(cell) ?? pastOf(sent, now) } : []
  })
}

/** The time in a cell, unless it lies in the future: a device's clock may be years ahead. */
function pastOf(cell: string, now: Date): Date | undefined {
  const time = timeOf(cell)
  return time && time <= now ? time : undefined
}

function timeOf(cell: string): Date | undefined {
  const time = new Date(unmarked(cell))
  return Number.isNaN(time.getTime()) ? undefined : time
}

function latest(all: Registered[]): Date | undefined {
  return all.reduce<Date | undefined>(
    (last, { time }) => (time && (!last || time > last) ? time : last),
    undefined,
  )
}

const formatted = (time: Date, format: string) =>
  Utilities.formatDate(time, 'Europe/Berlin', format)
const dayOf = (time: Date) => formatted(time, 'd.M.yyyy')
const momentOf = (time: Date) => `${formatted(time, 'd.M.yyyy, HH:mm')} Uhr`
