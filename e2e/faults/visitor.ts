import { expect, freshEmail, watchCode } from '../fixtures.ts'
import { none } from './proxy.ts'
import {
  kept,
  nobodySends,
  offline,
  openAwake,
  type Row,
  reset,
  returnAfter,
  sending,
  sent,
  silence,
  storedKeys,
  waitingKey,
  waits,
} from './scene.ts'

/** What the visitor does meanwhile, or what happens to the tab. */
export const visitorFaults: Row[] = [
  {
    fault: 'it hangs, and the visitor goes to another page',
    told: [sending, sent],
    act: async ({ page, world, sends, reads }) => {
      world.fault = silence
      await sends(sending)
      await expect.poll(() => world.posts).toBe(1)
      const codeHasRun = watchCode(page, '**/assets/keep-sending-*')
      await page.goto('/aktivrente')
      // It waits for the clock.
      await codeHasRun()
      await nobodySends(page)
      world.fault = none
      await page.clock.fastForward(30_000)
      await reads(sent)
    },
  },
  {
    fault: 'it hangs, the visitor reloads and sends the same again',
    told: [sent],
    act: async ({ page, world, sends, submit }) => {
      world.fault = silence
      await submit()
      await expect.poll(() => world.posts).toBe(1)
      world.fault = none
      await page.reload()
      await sends(sent)
    },
  },
  {
    fault: 'the visitor goes back and sends the same again',
    told: [sent, sent],
    act: async ({ page, sends }) => {
      await sends(sent)
      await page.goBack()
      await sends(sent)
    },
  },
  {
    fault: 'it answers after the tab was closed',
    told: [sending, sent],
    act: async ({ page, context, world, sends, reads }) => {
      let answer = () => {}
      const closed = new Promise<void>((resolve) => {
        answer = resolve
      })
      world.fault = async (exchange) => {
        await closed
        await none(exchange)
      }
      await sends(sending)
      await expect.poll(() => world.posts).toBe(1)
      await page.close()
      answer()
      await expect.poll(() => world.rows()).toHaveLength(1)
      await reads(sent, await returnAfter(30_000, context))
    },
  },
  {
    fault: 'it hangs, the tab is closed, and it is down at the next visit',
    told: [sending, waits],
    act: async ({ page, context, world, sends, reads }) => {
      world.fault = silence
      await sends(sending)
      await expect.poll(() => world.posts).toBe(1)
      await page.close()
      world.fault = reset
      const later = await returnAfter(30_000, context)
      await reads(waits, later)
      await expect(later.getByText(kept)).toHaveCount(0)
    },
  },
  {
    fault: 'the tab is killed between storing and sending',
    told: [sending, sent],
    act: async ({ page, context, world, sends, reads }) => {
      await page.addInitScript(() => {
        const original = window.fetch
        window.fetch = (to, init) =>
          init?.method === 'POST' ? new Promise(() => {}) : original(to, init)
      })
      await sends(sending)
      await expect.poll(() => storedKeys(page)).toEqual([waitingKey])
      const crashed = page.waitForEvent('crash')
      const session = await context.newCDPSession(page)
      void session.send('Page.crash').catch(() => {})
      await crashed
      await page.close()
      expect(world.posts).toBe(0)
      const other = await context.newPage()
      await other.goto('/robots.txt')
      await nobodySends(other)
      await reads(sent, await returnAfter(30_000, context))
    },
  },
  {
    fault: 'two tabs send while it is down, and come back at once',
    told: [kept, kept],
    registrations: 2,
    act: async ({ page, context, world, submit, reads }) => {
      world.fault = reset
      const other = await context.newPage()
      await Promise.all([submit(), submit(other, freshEmail())])
      await reads(kept)
      await reads(kept, other)
      world.fault = none
      await page.clock.fastForward('24:00:00')
      await Promise.all([page.goto('/'), other.goto('/')])
    },
  },
  {
    fault: 'five tabs are open when the network returns, and one of them sends',
    told: [kept],
    complains: offline,
    act: async ({ page, context, world, sends }) => {
      const code = page.waitForResponse('**/assets/keep-sending-*')
      await openAwake(page)
      for (let tabs = 1; tabs < 5; tabs += 1) await (await context.newPage()).goto('/')
      await context.setOffline(true)
      await sends(kept)
      await context.setOffline(false)
      await expect.poll(() => world.rows()).toHaveLength(1)
      // Once it has run in a tab, that tab sends or never will.
      const address = (await code).url()
      for (const tab of context.pages()) await tab.evaluate((file) => import(file), address)
      await nobodySends(page)
      expect(world.posts).toBe(1)
    },
  },
]
