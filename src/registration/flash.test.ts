import { beforeEach, expect, test, vi } from 'vitest'
import { flashes, flashTarget, takeFlash } from './flash'
import { hasFlash } from './flash-flag'
import { memoryStorage } from './test-fixtures'

const replaceState = vi.fn()

beforeEach(() => {
  replaceState.mockReset()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('location', { pathname: '/danke', search: '', hash: '' })
})

test('a toast reaches the next page once', () => {
  expect(hasFlash()).toBe(false)
  expect(flashTarget('sent', '/danke')).toBe('/danke')
  expect(hasFlash()).toBe(true)
  expect(takeFlash()).toEqual(flashes.sent)
  expect(hasFlash()).toBe(false)
  expect(takeFlash()).toBeUndefined()
})

test('with storage blocked the toast travels in the address, which is cleaned', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(flashTarget('kept', '/danke')).toBe('/danke#gespeichert')
  vi.stubGlobal('location', { pathname: '/danke', search: '?a=1', hash: '#gespeichert' })
  expect(hasFlash()).toBe(true)
  expect(takeFlash()).toEqual(flashes.kept)
  expect(replaceState).toHaveBeenCalledWith(null, '', '/danke?a=1')
})

test('an unknown toast is nothing', () => {
  sessionStorage.setItem('wirkzeit-meldung', 'toString')
  expect(takeFlash()).toBeUndefined()
})
