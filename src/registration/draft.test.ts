import { beforeEach, expect, test, vi } from 'vitest'
import {
  discardDraft,
  isWithdrawn,
  keepForCorrection,
  readDraft,
  saveDraft,
  saveNow,
  saveSoon,
  withdrawDraft,
} from './draft.ts'
import { toRecord } from './record.ts'
import { draftKey, isStored } from './stored-flag.ts'
import { exampleRegistration, memoryStorage } from './test-fixtures.ts'

const hour = 60 * 60 * 1000
const now = Date.parse('2026-11-21T10:00:00Z')
const values = { firstName: 'Anna', 'interests.social': true } as const

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.useFakeTimers({ now })
  discardDraft()
})

test('a draft lasts a day from the last change, then it is deleted', () => {
  saveDraft(values, now)
  saveDraft(values, now + 10 * hour)
  expect(readDraft(now + 24 * hour)).toEqual(values)
  expect(readDraft(now + 24 * hour + 1)).toBeUndefined()
  expect(isStored(draftKey)).toBe(false)
})

test('a clock put back by more than a day ends it too', () => {
  saveDraft(values, now)
  expect(readDraft(now - 25 * hour)).toBeUndefined()
})

test('an emptied form leaves none', () => {
  saveDraft(values, now)
  saveDraft({}, now)
  expect(isStored(draftKey)).toBe(false)
})

test.each(['{', '7', '"x"', '{"savedAt":"x","values":{}}'])('%s is no draft', (text) => {
  localStorage.setItem(draftKey, text)
  expect(readDraft(now)).toBeUndefined()
  expect(isStored(draftKey)).toBe(false)
})

test('a change is saved a little later, or at once when the page goes', () => {
  saveSoon(() => saveDraft(values, now))
  expect(readDraft(now)).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(readDraft(now)).toEqual(values)
  discardDraft()
  saveSoon(() => saveDraft(values, now))
  saveNow()
  expect(readDraft(now)).toEqual(values)
})

test('withdrawn for sending it includes the last key, and can come back', () => {
  saveSoon(() => saveDraft(values, now))
  const putBack = withdrawDraft()
  saveNow()
  expect([isWithdrawn(), isStored(draftKey)]).toEqual([true, false])
  putBack()
  expect([isWithdrawn(), readDraft(now)]).toEqual([false, values])
})

test('a letter typed and deleted leaves no draft of what is a registration, unless that is to be mended', () => {
  const record = toRecord(exampleRegistration(), new Date(now), '')
  keepForCorrection(record, now)
  const sent = readDraft(now) ?? {}
  saveDraft(sent, now)
  withdrawDraft()
  saveDraft({ ...sent, city: 'Ulmx' }, now)
  expect(isStored(draftKey)).toBe(true)
  saveDraft(sent, now)
  expect(isStored(draftKey)).toBe(false)
  keepForCorrection(record, now)
  expect(isStored(draftKey)).toBe(true)
  saveDraft(sent, now)
  expect(isStored(draftKey)).toBe(true)
})

test('what another tab has stored since stays there, and nothing comes back in its place', () => {
  const another = JSON.stringify({ savedAt: now, values: { firstName: 'Bernd' } })
  saveDraft(values, now)
  localStorage.setItem(draftKey, another)
  withdrawDraft()()
  expect(localStorage.getItem(draftKey)).toBe(another)
  saveDraft(values, now)
  const putBack = withdrawDraft()
  localStorage.setItem(draftKey, another)
  withdrawDraft()
  putBack()
  expect(localStorage.getItem(draftKey)).toBe(another)
})

test('what is still to be saved is newer than what comes back to be mended', () => {
  saveSoon(() => saveDraft(values, now))
  expect(keepForCorrection(toRecord(exampleRegistration(), new Date(now), ''), now)).toBe(false)
  expect(readDraft(now)).toEqual(values)
})

test('what has come back to be mended already waits there, in whatever order', () => {
  const record = toRecord(exampleRegistration(), new Date(now), '')
  expect(keepForCorrection(record, now)).toBe(true)
  const stored = readDraft(now) ?? {}
  expect(Object.values(stored), 'as a form stores it').not.toContain('')
  const typed = { ...stored, firstName: `\u202a${stored.firstName}\u202c ` }
  saveDraft(Object.fromEntries(Object.entries(typed).reverse()), now)
  expect(keepForCorrection(record, now)).toBe(true)
  saveDraft({ ...stored, city: 'Ulm' }, now)
  expect(keepForCorrection(record, now)).toBe(false)
})

test('blocked storage breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  saveDraft(values, now)
  expect(readDraft(now)).toBeUndefined()
  expect(() => withdrawDraft()()).not.toThrow()
  const record = toRecord(exampleRegistration(), new Date(now), '')
  expect(keepForCorrection(record, now), 'not given up').toBe(false)
})
