import type { Page } from 'playwright/test'
import { none } from './proxy'
import {
  crash,
  failed,
  failsFirst,
  kept,
  lostAnswer,
  type Row,
  reset,
  sent,
  withFault,
} from './scene'

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2))
      for (let part = 0; ; part += 1)
        try {
          localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size))
        } catch {
          break
        }
  })

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
    navigator.locks.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  })

/** What is wrong with storage or clock. */
export const deviceFaults: Row[] = [
  {
    fault: 'storage is full',
    told: [sent],
    act: async (scene) => {
      await fillStorage(scene.page)
      await withFault(none, sent)(scene)
    },
  },
  {
    fault: 'storage is full and the receiver down: the visitor tries later',
    told: [failed, sent],
    act: async (scene) => {
      await fillStorage(scene.page)
      await failsFirst(reset)(scene)
    },
  },
  {
    fault: 'storage is blocked',
    told: [sent],
    act: async (scene) => {
      await blockStorage(scene.page)
      await withFault(none, sent)(scene)
    },
  },
  {
    fault: 'storage is blocked and the receiver crashes: the visitor tries later',
    told: [failed, sent],
    act: async (scene) => {
      await blockStorage(scene.page)
      await failsFirst(crash)(scene)
    },
  },
  {
    fault: 'storage is blocked and the answer lost after the row: the visitor tries later',
    told: [failed, sent],
    act: async (scene) => {
      await blockStorage(scene.page)
      await failsFirst(lostAnswer)(scene)
    },
  },
  {
    fault: 'the clock is years ahead while sending, and put right',
    told: [kept],
    act: async (scene) => {
      await scene.page.clock.setSystemTime('2033-03-03')
      await withFault(reset, kept)(scene)
      await scene.page.clock.setSystemTime(Date.now())
    },
  },
  {
    fault: 'the clock is years behind while sending, and put right',
    told: [kept],
    act: async (scene) => {
      await scene.page.clock.setSystemTime('2014-04-04')
      await withFault(reset, kept)(scene)
      await scene.page.clock.setSystemTime(Date.now())
    },
  },
  {
    fault: 'the clock leaps years ahead while the registration waits',
    told: [kept],
    act: async (scene) => {
      await withFault(reset, kept)(scene)
      await scene.page.clock.setSystemTime('2033-03-03')
    },
  },
]
