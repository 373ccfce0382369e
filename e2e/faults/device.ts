import type { Page } from 'playwright/test'
import { toRecord } from '../../src/registration/record.ts'
import { draftKey, outboxKey } from '../../src/registration/stored-flag.ts'
import { exampleRegistration } from '../../src/registration/test-fixtures.ts'
import { expect, fillForm, settled, submitButton } from '../fixtures.ts'
import { blockStorage } from '../storage.ts'
import { none } from './proxy.ts'
import {
  comesBackAfter,
  crash,
  failed,
  failsFirst,
  kept,
  lostAnswer,
  openAwake,
  type Row,
  reset,
  sending,
  sent,
  silence,
  storedKeys,
  where,
  withFault,
} from './scene.ts'

const fillUp = () => {
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2))
    for (let part = 0; ; part += 1)
      try {
        localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size))
      } catch {
        break
      }
}

const fillStorage = (page: Page) => page.addInitScript(fillUp)

/** Browsers that block storage keep no locks either. This tab is left for one that can look into it. */
const whereBlocked =
  (act: Row['act']): Row['act'] =>
  async (scene) => {
    const { page } = scene
    await blockStorage(page, 'localStorage', 'sessionStorage')
    await page.addInitScript(() => {
      navigator.locks.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    })
    await act(scene)
    await page.close()
  }

const withClockAt =
  (day: string): Row['act'] =>
  async (scene) => {
    await scene.page.clock.setSystemTime(day)
    await withFault(reset, kept)(scene)
    await scene.page.clock.setSystemTime(Date.now())
  }

/** What is complained of where storage and line fail. */
const neither = /neither be sent nor kept/

/** What is wrong with storage or clock. */
export const deviceFaults: Row[] = [
  {
    fault: 'storage is full',
    told: [sent],
    act: where(fillStorage, withFault(none, sent)),
  },
  {
    fault: 'storage is full and the receiver down: the visitor tries later',
    told: [failed, sent],
    complains: neither,
    act: where(fillStorage, failsFirst(reset)),
  },
  {
    fault: 'storage is full, it hangs, and the tab is closed: the draft is still there',
    told: [sending, sent],
    act: async ({ page, context, world, email, reads }) => {
      await openAwake(page)
      await fillForm(page, email)
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), draftKey))
        .toContain('Schlosser')
      await page.evaluate(fillUp)
      world.fault = silence
      await submitButton(page).click()
      await reads(sending)
      await expect.poll(() => world.posts).toBe(1)
      await page.close()
      world.fault = none
      const later = await context.newPage()
      await later.goto('/registrieren')
      await expect(later.getByLabel('E-Mail-Adresse')).toHaveValue(email)
      await submitButton(later).click()
      await reads(sent, later)
    },
  },
  {
    fault: 'the browser says without reason that there is no network',
    told: [kept, sent],
    act: async (scene) => {
      await scene.context.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { value: false })
      })
      await withFault(reset, kept)(scene)
      scene.world.fault = none
      await comesBackAfter(60_000, scene.page)
      await scene.reads(sent)
    },
  },
  {
    fault: 'another version of the site has kept it under another key',
    told: [sent],
    act: async ({ page, context, world, email, reads }) => {
      await page.goto('/impressum')
      const record = toRecord(exampleRegistration({ email }), new Date(), 'https://example.org/')
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        `${outboxKey}-2`,
        JSON.stringify({ record }),
      ] as const)
      await page.goto('/')
      await reads(sent)
      // Nothing is left that another page could send.
      await expect.poll(() => storedKeys(page)).toEqual([])
      const other = await context.newPage()
      await other.goto('/ehrenamt')
      await settled(other)
      expect(world.posts).toBe(1)
    },
  },
  {
    fault: 'storage is blocked',
    told: [sent],
    act: whereBlocked(withFault(none, sent)),
  },
  {
    fault: 'storage is blocked and the receiver crashes: the visitor tries later',
    told: [failed, sent],
    complains: neither,
    act: whereBlocked(failsFirst(crash)),
  },
  {
    fault: 'storage is blocked and the answer lost after the row: the visitor tries later',
    told: [failed, sent],
    complains: neither,
    act: whereBlocked(failsFirst(lostAnswer)),
  },
  {
    fault: 'the clock is years ahead while sending, and put right',
    told: [kept],
    act: withClockAt('2033-03-03'),
  },
  {
    fault: 'the clock is years behind while sending, and put right',
    told: [kept],
    act: withClockAt('2014-04-04'),
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
