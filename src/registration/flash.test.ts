import { beforeEach, describe, expect, test, vi } from 'vitest'
import { flashes, flashTarget, takeFlash } from './flash.ts'
import { hasFlash } from './flash-flag.ts'
import { memoryStorage } from './test-fixtures.ts'

const origin = 'https://www.wirkzeit.example'
const replaceState = vi.fn()

beforeEach(() => {
  replaceState.mockReset()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('location', { origin, pathname: '/danke', search: '', hash: '' })
  vi.stubGlobal('document', { referrer: `${origin}/registrieren?von=hier` })
})

test('a toast reaches the next page once', () => {
  expect(hasFlash()).toBe(false)
  expect(flashTarget('sent', '/danke')).toBe('/danke')
  expect(hasFlash()).toBe(true)
  expect(takeFlash()).toEqual(flashes.sent)
  expect(hasFlash()).toBe(false)
  expect(takeFlash()).toBeUndefined()
})

const readOnly = {
  ...memoryStorage(),
  setItem: () => {
    throw new Error('full')
  },
}

describe.each([
  ['blocked', undefined],
  ['full', readOnly],
])('with storage %s', (_, storage) => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage)
  })

  test('the toast travels in the address, which is cleaned', () => {
    expect(flashTarget('kept', '/danke')).toBe('/danke#gespeichert')
    vi.stubGlobal('location', { origin, pathname: '/danke', search: '?a=1', hash: '#gespeichert' })
    expect(hasFlash()).toBe(true)
    expect(takeFlash()).toEqual(flashes.kept)
    expect(replaceState).toHaveBeenCalledWith(null, '', '/danke?a=1')
  })
})

test.each(['', `${origin}/`, 'https://elsewhere.example/registrieren'])(
  'a link to a fragment says nothing, from „%s“',
  (referrer) => {
    vi.stubGlobal('location', { origin, pathname: '/danke', search: '', hash: '#gesendet' })
    vi.stubGlobal('document', { referrer })
    expect(hasFlash()).toBe(false)
    expect(takeFlash()).toBeUndefined()
  },
)

test('an unknown toast is nothing', () => {
  sessionStorage.setItem('wirkzeit-meldung', 'toString')
  expect(takeFlash()).toBeUndefined()
})
