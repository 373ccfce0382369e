import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  begin,
  dueAt,
  forget,
  forgetReplaced,
  isDue,
  isExpired,
  keep,
  keyOf,
  postpone,
  waiting,
} from './outbox.ts'
import { toRecord } from './record.ts'
import type { Registration } from './schema.ts'
import { isStored, outboxKey } from './stored-flag.ts'
import { exampleRegistration, memoryStorage } from './test-fixtures.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-11-21T10:00:00Z')

const recordOf = (email: string, at = now) =>
  toRecord(exampleRegistration({ email }), new Date(at), 'https://example.org/')
const anna = recordOf('anna@example.org')
const otto = recordOf('otto@example.org')
const records = (at = now) => waiting(at).map(({ record }) => record)

function theOnly(at = now) {
  const [entry, ...others] = waiting(at)
  if (!entry || others.length > 0) throw new Error('Not exactly one entry')
  return entry
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

test('a record waits from keep to forget', () => {
  expect(isStored(outboxKey)).toBe(false)
  expect(keep(anna, now)).toBe(true)
  expect(isStored(outboxKey)).toBe(true)
  expect(records()).toEqual([anna])
  forget(keyOf(anna))
  expect(isStored(outboxKey)).toBe(false)
})

test('several records wait side by side, the oldest first; the same one waits once', () => {
  keep(otto, now)
  keep(anna, now - day)
  keep(anna, now - day)
  expect(records()).toEqual([anna, otto])
  forget(keyOf(anna))
  expect(records()).toEqual([otto])
})

test('what another tab has delivered meanwhile does not come back', () => {
  keep(anna, now)
  const entry = theOnly()
  forget(keyOf(anna))
  begin(entry.key, now)
  postpone(keyOf(anna), now)
  expect(isStored(outboxKey)).toBe(false)
})

test.each([
  '{',
  '7',
  'null',
  '[]',
  '{"record":{"email":"a@example.org"}}',
  '{"record":{"submittedAt":"2026-11-21T10:00:00.000Z"}}',
  '{"record":null}',
  '',
])('%s among the entries is dropped, and costs no other', (text) => {
  keep(anna, now)
  localStorage.setItem(`${outboxKey} x`, text)
  localStorage.setItem('someone-else', text)
  expect(forgetReplaced(otto)).toBe(false)
  expect(records()).toEqual([anna])
  expect(localStorage.getItem(`${outboxKey} x`)).toBeNull()
  expect(localStorage.getItem('someone-else')).toBe(text)
})

test.each([
  { keptAt: 'x', attempts: null, triedAt: {}, failed: 1 },
  { keptAt: now, triedAt: 'x' },
])('a record whose surroundings are damaged, as %j, is kept and sent', (damaged) => {
  localStorage.setItem(keyOf(anna), JSON.stringify({ record: anna, ...damaged }))
  expect(theOnly()).toMatchObject({ record: anna, keptAt: now })
  expect(isDue(theOnly(), now)).toBe(true)
})

test('blocked or full storage keeps nothing and breaks nothing', () => {
  const broken = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken }
  for (const blocked of [undefined, storage]) {
    vi.stubGlobal('localStorage', blocked)
    expect(keep(anna, now)).toBe(false)
    expect(waiting(now)).toEqual([])
    expect(isStored(outboxKey)).toBe(false)
    expect(() => forget(keyOf(anna))).not.toThrow()
    expect(() => postpone(keyOf(anna), now)).not.toThrow()
  }
})

test('what waits already is kept, also where the storage has become full', () => {
  keep(anna, now)
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  expect(keep(anna, now + hour)).toBe(true)
})

describe('a registration that has arrived, or waits itself, takes the place', () => {
  const mended = (changes: Partial<Registration>) =>
    toRecord(exampleRegistration({ email: anna.email, ...changes }), new Date(now + hour), '')

  test.each([
    ['the place', { city: 'Ulm' }],
    ['the e-mail address', { email: 'anna@example.com' }],
    ['the surname', { lastName: 'Großmann' }],
  ])('of one that was refused, when %s was mended', (_, changes) => {
    keep(anna, now)
    postpone(keyOf(anna), now)
    forgetReplaced(mended(changes))
    expect(records()).toEqual([anna])
    postpone(keyOf(anna), now, true)
    postpone(keyOf(anna), now)
    forgetReplaced(mended(changes))
    expect(records()).toEqual([])
  })

  test('of one that waits, when the same visit of the form had submitted it', () => {
    keep(anna, now)
    postpone(keyOf(anna), now)
    expect(forgetReplaced(mended({ city: 'Ulm' }), [anna.submittedAt]), 'may have arrived').toBe(
      true,
    )
    expect(records()).toEqual([])
  })

  test('and says whether that may have arrived', () => {
    const isAttempted = (attempt: () => void) => {
      keep(anna, now)
      postpone(keyOf(anna), now, true)
      attempt()
      return forgetReplaced(mended({}))
    }
    expect(isAttempted(() => {})).toBe(false)
    expect(isAttempted(() => begin(keyOf(anna), now))).toBe(true)
  })

  test.each([
    ['the same surname and e-mail address', { firstName: 'Erika' }],
    ['the same first name', { lastName: 'Sommer', email: 'sommer@example.org' }],
  ])('but not of another person with %s', (_, changes) => {
    keep(anna, now)
    postpone(keyOf(anna), now, true)
    forgetReplaced(mended(changes), [anna.submittedAt])
    expect(records()).toEqual([anna])
  })

  test('and not its own', () => {
    keep(anna, now)
    postpone(keyOf(anna), now, true)
    forgetReplaced(anna, [anna.submittedAt])
    expect(records()).toEqual([anna])
  })
})

test('an entry that another version has stored under its own key can be forgotten', () => {
  localStorage.setItem(`${outboxKey}-2 ${anna.email}`, JSON.stringify({ record: anna }))
  postpone(theOnly().key, now)
  expect(theOnly()).toMatchObject({ record: anna, failed: true })
  forget(theOnly().key)
  expect(isStored(outboxKey)).toBe(false)
})

describe('pauses', () => {
  test('grow with each failure up to an hour', () => {
    keep(anna, now)
    const pauses = Array.from({ length: 9 }, () => {
      postpone(keyOf(anna), now)
      const pause = dueAt(theOnly()) - now
      begin(theOnly().key, now)
      return pause
    })
    const expected = [0, 0, 30 * second, 2 * minute, 10 * minute, hour, hour, hour, hour]
    expect(pauses).toEqual(expected)
  })

  test('are skipped when the network returns, but not an attempt under way', () => {
    keep(anna, now)
    expect(isDue(theOnly(), now + 11 * second, true)).toBe(false)
    expect(isDue(theOnly(), now + 12 * second)).toBe(true)
    for (let times = 0; times < 5; times += 1) begin(theOnly().key, now)
    postpone(keyOf(anna), now)
    expect(isDue(theOnly(), now + minute)).toBe(false)
    expect(isDue(theOnly(), now + minute, true)).toBe(true)
  })

  test('leave the visitor an hour to mend what was refused', () => {
    keep(anna, now)
    postpone(keyOf(anna), now, true)
    expect(isDue(theOnly(), now + minute, true)).toBe(false)
    expect(isDue(theOnly(), now + hour)).toBe(true)
  })

  test('end at once when the clock was put back', () => {
    keep(anna, now + day)
    postpone(keyOf(anna), now + day)
    expect(isDue(theOnly(), now)).toBe(true)
  })
})

describe('a record expires 30 days after it was kept', () => {
  test('and not before', () => {
    keep(anna, now)
    expect(isExpired(theOnly(now + 30 * day), now + 30 * day)).toBe(false)
    expect(isExpired(theOnly(now + 30 * day + 1), now + 30 * day + 1)).toBe(true)
  })

  test('by the clock put right, if it was ahead by years', () => {
    keep(anna, now + 3000 * day)
    expect(isExpired(theOnly(now), now)).toBe(false)
    expect(isExpired(theOnly(now + 31 * day), now + 31 * day)).toBe(true)
  })

  test('by the clock put right, if it had stood still since the battery was empty', () => {
    keep(anna, Date.parse('2015-01-01'))
    expect(isExpired(theOnly(Date.parse('2015-01-02')), Date.parse('2015-01-02'))).toBe(false)
    expect(isExpired(theOnly(now), now)).toBe(false)
    expect(isExpired(theOnly(now + 31 * day), now + 31 * day)).toBe(true)
  })
})
