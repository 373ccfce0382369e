import type { BrowserContext, Page } from 'playwright/test'
import { type Fault, none, startWorld, type World } from './fault-proxy'
import { test as base, expect, fillForm, freshEmail, submitButton } from './fixtures'

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  world: async ({}, use) => {
    const world = await startWorld()
    await use(world)
    await world.close()
  },
  proxy: async ({ world }, use) => use({ server: world.url }),
})

/** The sentences of the error catalogue (specification, section 8). */
const sent = 'Ihre Daten wurden erfolgreich übermittelt.'
const kept = 'Ihre Registrierung wurde gespeichert. Wir melden uns bei Ihnen.'
const failed =
  'Es gab ein Problem beim Absenden des Formulars. Bitte versuchen Sie es später erneut.'
const sending = 'Wird gesendet...'

const says = (status: number, body: string, readable: boolean): Fault => {
  return (exchange) => exchange.say(status, body, readable)
}
const failure = says(500, '{"ok":false}', true)
const crash = says(500, '<!doctype html><title>Error</title>', false)
const busy = says(200, '{"ok":false,"errors":{},"message":"Zu viele auf einmal"}', true)
const refusal = says(200, '{"ok":false,"errors":{"city":"Wohnort wird benötigt"}}', true)
const silence: Fault = () => {}
const reset: Fault = (exchange) => exchange.cut()
const lostAnswer: Fault = async (exchange) => {
  await exchange.forward()
  exchange.cut()
}
const twiceAtOnce: Fault = async (exchange) => {
  const [answer] = await Promise.all([exchange.forward(), exchange.forward()])
  exchange.answer(answer)
}
const againLater: Fault = async (exchange) => {
  const answer = await exchange.forward()
  await exchange.forward()
  exchange.answer(answer)
}

interface Scene {
  page: Page
  context: BrowserContext
  world: World
  email: string
  /** Fills in the form and presses the button. */
  submit: (on?: Page, as?: string) => Promise<void>
  /** The visitor reads this. */
  reads: (sentence: string, on?: Page) => Promise<void>
}

interface Row {
  fault: string
  /** What the visitor is told; it must be true. */
  told: string
  act: (scene: Scene) => Promise<void>
  /** Registrations; 1 unless it says otherwise. */
  registrations?: number
}

const withFault = (fault: Fault, told: string): Row['act'] => {
  return async ({ world, submit, reads }) => {
    world.fault = fault
    await submit()
    await reads(told)
  }
}

const rows: Row[] = [
  { fault: 'none', told: sent, act: withFault(none, sent) },
  { fault: 'the receiver answers 500', told: kept, act: withFault(failure, kept) },
  { fault: 'it crashes into a page nobody may read', told: kept, act: withFault(crash, kept) },
  { fault: 'it has no time for anybody', told: kept, act: withFault(busy, kept) },
  { fault: 'it resets the connection', told: kept, act: withFault(reset, kept) },
  { fault: 'its answer is lost after the row', told: kept, act: withFault(lostAnswer, kept) },
  { fault: 'it is reached twice at once', told: sent, act: withFault(twiceAtOnce, sent) },
  { fault: 'it is reached again later', told: sent, act: withFault(againLater, sent) },
  {
    fault: 'it hangs',
    told: kept,
    act: async ({ page, world, submit, reads }) => {
      world.fault = silence
      await submit()
      await expect.poll(() => world.posts).toBe(1)
      await page.clock.fastForward(10_000)
      await reads(kept)
    },
  },
  {
    fault: 'it hangs after a first attempt was cut off',
    told: kept,
    act: async ({ page, world, submit, reads }) => {
      world.fault = (exchange) => (world.posts > 1 ? undefined : exchange.cut())
      await submit()
      await expect.poll(() => world.posts).toBeGreaterThan(1)
      await page.clock.fastForward(10_000)
      await reads(kept)
    },
  },
  {
    fault: 'it hangs, and the visitor goes to another page',
    told: sent,
    act: async ({ page, world, submit, reads }) => {
      world.fault = silence
      await submit()
      await reads(sending)
      await expect.poll(() => world.posts).toBe(1)
      await page.goto('/aktivrente')
      world.fault = none
      await page.clock.fastForward(30_000)
      await reads(sent)
    },
  },
  {
    fault: 'it hangs, the visitor reloads and sends the same again',
    told: sent,
    act: async ({ page, world, submit, reads }) => {
      world.fault = silence
      await submit()
      await expect.poll(() => world.posts).toBe(1)
      world.fault = none
      await page.reload()
      await submit()
      await reads(sent)
    },
  },
  {
    fault: 'it is down for three page views',
    told: kept,
    act: async ({ page, world, submit, reads }) => {
      world.fault = reset
      await submit()
      await reads(kept)
      for (const path of ['/', '/aktivrente', '/ehrenamt']) {
        await page.goto(path)
        await page.clock.fastForward('01:00')
      }
      expect(await world.rows()).toEqual([])
    },
  },
  {
    fault: 'it answers after the tab was closed',
    told: sent,
    act: async ({ page, context, world, submit, reads }) => {
      let answer = () => {}
      const closed = new Promise<void>((resolve) => {
        answer = resolve
      })
      world.fault = async (exchange) => {
        await closed
        await none(exchange)
      }
      await submit()
      await reads(sending)
      await expect.poll(() => world.posts).toBe(1)
      await page.close()
      answer()
      await expect.poll(() => world.rows()).toHaveLength(1)
      await reads(sent, await returnAfter(30_000, context))
    },
  },
  {
    fault: 'no network at the moment of sending',
    told: kept,
    act: async ({ page, context, submit, reads }) => {
      await openAwake(page)
      await context.setOffline(true)
      await submit()
      await reads(kept)
      await expect(page).toHaveURL('/registrieren')
      await expect(page.getByLabel('Vorname')).toHaveValue('')
    },
  },
  {
    fault: 'the whole network hangs',
    told: kept,
    act: async ({ page, world, submit, reads }) => {
      await openAwake(page)
      world.siteAnswers = false
      world.fault = silence
      await submit()
      await expect.poll(() => world.posts).toBe(1)
      await page.clock.fastForward(10_000)
      await reads(kept)
      await expect(page).toHaveURL('/registrieren')
    },
  },
  {
    fault: 'no network, and it returns while the visitor still looks',
    told: kept,
    act: async ({ page, context, world, submit, reads }) => {
      await openAwake(page)
      await context.setOffline(true)
      await submit()
      await reads(kept)
      await context.setOffline(false)
      await expect.poll(() => world.rows()).toHaveLength(1)
    },
  },
  {
    fault: 'the tab is killed between storing and sending',
    told: sent,
    act: async ({ page, context, world, submit, reads }) => {
      await page.addInitScript(() => {
        const original = window.fetch
        window.fetch = (to, init) =>
          init?.method === 'POST' ? new Promise(() => {}) : original(to, init)
      })
      await submit()
      await reads(sending)
      const crashed = page.waitForEvent('crash')
      const session = await context.newCDPSession(page)
      void session.send('Page.crash').catch(() => {})
      await crashed
      await page.close()
      expect(world.posts).toBe(0)
      await reads(sent, await returnAfter(30_000, context))
    },
  },
  {
    fault: 'two tabs send while it is down, and come back at once',
    told: kept,
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
    fault: 'five tabs are opened at once while one registration waits',
    told: kept,
    act: async ({ page, context, world, submit, reads }) => {
      world.fault = reset
      await submit()
      await reads(kept)
      await page.close()
      const posts = world.posts
      world.fault = none
      await context.clock.fastForward('24:00:00')
      const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
      await Promise.all(tabs.map((tab) => tab.goto('/')))
      await expect.poll(() => world.rows()).toHaveLength(1)
      expect(world.posts).toBe(posts + 1)
    },
  },
  {
    fault: 'storage is full',
    told: sent,
    act: async (scene) => {
      await fillStorage(scene.page)
      await withFault(none, sent)(scene)
    },
  },
  {
    fault: 'storage is full and the receiver down: the visitor tries later',
    told: failed,
    act: async (scene) => {
      await fillStorage(scene.page)
      await withFault(reset, failed)(scene)
      await staysWithAllEntries(scene)
      scene.world.fault = none
      await submitButton(scene.page).click()
      await scene.reads(sent)
    },
  },
  {
    fault: 'storage is blocked',
    told: sent,
    act: async (scene) => {
      await blockStorage(scene.page)
      await withFault(none, sent)(scene)
    },
  },
  {
    fault: 'storage is blocked and the receiver crashes: the visitor tries later',
    told: failed,
    act: async (scene) => {
      await blockStorage(scene.page)
      await withFault(crash, failed)(scene)
      await staysWithAllEntries(scene)
      scene.world.fault = none
      await submitButton(scene.page).click()
      await scene.reads(sent)
    },
  },
  {
    fault: 'storage is blocked and the answer lost after the row: the visitor tries later',
    told: failed,
    act: async (scene) => {
      await blockStorage(scene.page)
      await withFault(lostAnswer, failed)(scene)
      await staysWithAllEntries(scene)
      scene.world.fault = none
      await submitButton(scene.page).click()
      await scene.reads(sent)
    },
  },
  {
    fault: 'the clock is years ahead while sending, and put right',
    told: kept,
    act: async (scene) => {
      await scene.page.clock.setSystemTime('2033-03-03')
      await withFault(reset, kept)(scene)
      await scene.page.clock.setSystemTime(Date.now())
    },
  },
  {
    fault: 'the clock is years behind while sending, and put right',
    told: kept,
    act: async (scene) => {
      await scene.page.clock.setSystemTime('2014-04-04')
      await withFault(reset, kept)(scene)
      await scene.page.clock.setSystemTime(Date.now())
    },
  },
  {
    fault: 'the clock leaps years ahead while the registration waits',
    told: kept,
    act: async (scene) => {
      await withFault(reset, kept)(scene)
      await scene.page.clock.setSystemTime('2033-03-03')
    },
  },
  {
    fault: 'the visitor goes back and sends the same again',
    told: sent,
    act: async ({ page, submit, reads }) => {
      await submit()
      await reads(sent)
      await page.goBack()
      await submit()
      await reads(sent)
    },
  },
  {
    fault: 'it refuses a field of what was kept: the visitor mends it',
    told: 'Ihre Registrierung ist noch nicht angekommen, weil eine Angabe nicht passt.',
    act: async ({ page, world, submit, reads }) => {
      world.fault = reset
      await submit()
      await reads(kept)
      world.fault = refusal
      await page.goto('/')
      await reads('Ihre Registrierung ist noch nicht angekommen, weil eine Angabe nicht passt.')
      world.fault = none
      await page.getByRole('link', { name: 'Zum Formular' }).click()
      await expect(page.getByLabel('Nachname')).toHaveValue('Groß-Überall')
      await page.getByLabel('Wohnort').fill('Köln-Deutz')
      await submitButton(page).click()
      await reads(sent)
    },
  },
  {
    fault: 'none, in the mode for receivers that cannot be read',
    told: sent,
    act: async (scene) => {
      withoutReading(scene.world)
      await withFault(crashAfterRow, sent)(scene)
      expect(scene.world.posts).toBe(1)
    },
  },
  {
    fault: 'it resets the connection, in that mode',
    told: kept,
    act: async (scene) => {
      withoutReading(scene.world)
      await withFault(reset, kept)(scene)
    },
  },
]

/** The specification's request alone cannot see what is answered. */
const crashAfterRow: Fault = async (exchange) => {
  await exchange.forward()
  exchange.say(500, 'unreadable', false)
}

test.describe('Fault table', () => {
  for (const { fault, told, act, registrations = 1 } of rows)
    test(`Fault: ${fault}. The visitor reads „${told}“, and nothing is lost or doubled`, async ({
      page,
      context,
      world,
      expectConsole,
    }, info) => {
      expectConsole(/net::ERR_|blocked by CORS policy|status of 500|neither be sent nor kept/)
      await context.clock.install()
      const email = freshEmail()
      const submit: Scene['submit'] = async (on = page, as = email) => {
        if (new URL(on.url(), 'http://x').pathname !== '/registrieren')
          await on.goto('/registrieren')
        await fillForm(on, as)
        await submitButton(on).click()
      }
      const reads: Scene['reads'] = async (sentence, on = page) =>
        expect(on.getByText(sentence).filter({ visible: true })).toBeVisible()
      await act({ page, context, world, email, submit, reads })
      await everythingWorksAgain(context, world)

      const emails = (await world.rows()).map((row) => row[4])
      const arrived = new Set(emails).size
      info.annotations.push({
        type: 'registrations',
        description: `${registrations} ${arrived} ${emails.length - arrived}`,
      })
      expect(emails).toContain(email)
      expect(emails).toHaveLength(registrations)
      expect(arrived).toBe(registrations)
    })
})

/** The form, with all its code. */
async function openAwake(page: Page): Promise<void> {
  await page.goto('/registrieren')
  await page.getByLabel('Vorname').focus()
  await expect(page.locator('[data-island-status=awake]')).toBeVisible()
}

async function returnAfter(pause: number, context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await context.clock.fastForward(pause)
  await page.goto('/')
  return page
}

/** A day later the visitor opens two pages, and nothing waits any more. */
async function everythingWorksAgain(context: BrowserContext, world: World): Promise<void> {
  world.fault = none
  world.siteAnswers = true
  await context.setOffline(false)
  const page = await context.newPage()
  await context.clock.fastForward('24:00:00')
  for (const path of ['/', '/danke']) {
    await page.goto(path)
    const left = () =>
      page.evaluate(() => {
        try {
          return Object.keys(localStorage).filter((key) => key.startsWith('wirkzeit'))
        } catch {
          return []
        }
      })
    await expect.poll(left).toEqual([])
  }
}

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

async function staysWithAllEntries({ page, email }: Scene): Promise<void> {
  await expect(page).toHaveURL('/registrieren')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await expect(page.locator('form').getByRole('link', { name: /@/ }).last()).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
}

/** The build for `VITE_REGISTRATION_MODE=no-cors` differs in this one word. */
const withoutReading = (world: World) => {
  world.script = (code) => code.replace('mode:`readable-first`', 'mode:`no-cors`')
}
