import { columns } from '../../endpoint/row.ts'
import { exampleRecord } from '../../endpoint/test-fixtures.ts'
import { trapName } from '../../src/registration/fields.ts'
import { expect, fillForm, type Page, siteOrigin, submitButton } from '../fixtures.ts'
import { none, type World } from './proxy.ts'
import {
  busy,
  isAtAnError,
  kept,
  lostAnswer,
  lostCode,
  openAwake,
  type Row,
  reset,
  type Scene,
  sent,
  thanks,
  withFault,
} from './scene.ts'

const minute = 60_000
// What the receiver takes of those without a proof in a minute.
const withoutProof = 10

/** In the visitor's other browser, which runs no scripts. */
const plainly =
  (act: (page: Page, scene: Scene) => Promise<void>): Row['act'] =>
  async (scene) => {
    const plain = await scene.context.browser()?.newContext({
      baseURL: siteOrigin,
      javaScriptEnabled: false,
      proxy: { server: scene.world.url },
    })
    if (!plain) throw new Error('A browser of its own is needed')
    await act(await plain.newPage(), scene)
    await plain.close()
  }

/** The row arrives, and the browser shows its own page of an error. */
async function losesTheAnswer(page: Page, { world, submit }: Scene): Promise<void> {
  world.fault = lostAnswer
  await submit(page)
  await expect.poll(() => world.rows()).toHaveLength(1)
  await isAtAnError(page)
  world.fault = none
}

/** Somebody, or some program, that registers without a proof. */
const junk = (name: string | number) =>
  JSON.stringify(exampleRecord({ email: `junk${name}@example.org` }))

async function replay(world: World): Promise<void> {
  const again = junk('replayed')
  for (let times = 0; times < 60; times += 1) await world.send(again)
}

/** All within one minute of the receiver's clock, which stands still. */
async function flood(world: World): Promise<void> {
  later(world, 0)
  for (let at = 0; at < 3 * withoutProof; at += 1) await world.send(junk(at))
}

/** As form fillers do, in a field that nobody sees. */
const fillTrap = (page: Page) =>
  page.locator(`[name=${trapName}]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://beispiel.de'
  })

async function submitWithTrap(page: Page, email: string): Promise<void> {
  await page.goto('/registrieren')
  await fillForm(page, email)
  await fillTrap(page)
  await submitButton(page).click()
}

const later = (world: World, ms: number) => {
  const now = world.now()
  world.now = () => now + ms
}

/** What is sent again, for whatever reason, is there once; and nobody's flood stops others. */
export const againFaults: Row[] = [
  {
    fault: 'the form’s code is lost, the row arrives, its answer is lost: back, and pressed again',
    told: [sent],
    complains: lostCode,
    act: async (scene) => {
      const { page, context, sends } = scene
      await context.route('**/assets/RegistrationForm*', (route) => route.abort())
      await losesTheAnswer(page, scene)
      await context.unroute('**/assets/RegistrationForm*')
      await openAwake(page)
      await sends(sent)
    },
  },
  {
    fault: 'without script, back after three minutes and pressed again',
    told: [thanks, thanks],
    act: plainly(async (page, { world, sends }) => {
      await sends(thanks, page)
      later(world, 3 * minute)
      await page.goBack()
      await sends(thanks, page)
    }),
  },
  {
    fault: 'without script, the answer is lost after the row: pressed again an hour later',
    told: [thanks],
    act: plainly(async (page, scene) => {
      await losesTheAnswer(page, scene)
      later(scene.world, 60 * minute)
      await page.goto('/registrieren')
      await scene.sends(thanks, page)
    }),
  },
  {
    fault: 'a second tab sends the same a minute later',
    told: [sent, sent],
    act: async ({ page, context, world, sends }) => {
      await sends(sent)
      later(world, minute)
      await page.clock.fastForward(minute)
      await sends(sent, await context.newPage())
    },
  },
  {
    fault: 'without script, and then the same with script',
    told: [thanks, sent],
    act: async (scene) => {
      await plainly((page, { sends }) => sends(thanks, page))(scene)
      await scene.sends(sent)
    },
  },
  {
    fault: 'without script, then with script while it is down, and back after two days',
    told: [thanks, kept],
    act: async (scene) => {
      await plainly((page, { sends }) => sends(thanks, page))(scene)
      await withFault(reset, kept)(scene)
      later(scene.world, 48 * 60 * minute)
    },
  },
  {
    fault: 'its answer is lost, the operator deletes the row, and the visitor returns',
    told: [kept],
    act: async (scene) => {
      await withFault(lostAnswer, kept)(scene)
      await scene.world.erase(scene.email)
    },
  },
  {
    fault: 'without script, the operator deletes the row, and the visitor presses again',
    told: [thanks, thanks],
    act: plainly(async (page, { world, email, sends }) => {
      await sends(thanks, page)
      await world.erase(email)
      await page.goBack()
      await sends(thanks, page)
    }),
  },
  {
    fault: 'the clock is in the year 12026, and the answer lost after the row',
    told: [kept],
    act: async (scene) => {
      const now = Date.now()
      await scene.page.clock.setSystemTime(new Date('+012026-11-21T10:00:00Z'))
      await withFault(lostAnswer, kept)(scene)
      await scene.page.clock.setSystemTime(now)
    },
  },
  {
    fault: 'a form filler fills in the field that nobody sees',
    told: [sent],
    suspects: 1,
    act: async ({ page, email, reads }) => {
      await submitWithTrap(page, email)
      await reads(sent)
    },
  },
  {
    fault: 'without script, a form filler fills in the field that nobody sees',
    told: [thanks],
    suspects: 1,
    act: plainly(async (page, { email, reads }) => {
      await submitWithTrap(page, email)
      await reads(thanks, page)
    }),
  },
  {
    fault: 'the visitor registers again with another town, and the address in capitals',
    told: [sent, sent],
    registrations: 2,
    act: async ({ page, world, email, sends, reads }) => {
      await sends(sent)
      await page.goto('/registrieren')
      await fillForm(page, email.toUpperCase())
      await page.getByLabel('Wohnort').fill('Bonn')
      await submitButton(page).click()
      await reads(sent)
      const notes = (await world.rows()).map((row) => row[columns.indexOf('note')])
      expect(notes).toEqual(['', 'Diese E-Mail-Adresse steht schon in einer früheren Zeile.'])
    },
  },
  {
    fault: 'somebody replays one registration 60 times in this minute',
    told: [sent],
    registrations: 2,
    act: async ({ world, sends }) => {
      await replay(world)
      await sends(sent)
    },
  },
  {
    fault: 'somebody replays one registration 60 times, and the visitor has no script',
    told: [thanks],
    registrations: 2,
    act: plainly(async (page, { world, sends }) => {
      await replay(world)
      await sends(thanks, page)
    }),
  },
  {
    fault: 'a flood of junk in this minute',
    told: [sent],
    registrations: withoutProof + 1,
    act: async ({ world, sends }) => {
      await flood(world)
      await sends(sent)
    },
  },
  {
    fault:
      'a flood of junk in this minute, and the visitor has no script: two minutes later it works',
    told: [busy, thanks],
    registrations: withoutProof + 1,
    act: plainly(async (page, { world, sends }) => {
      await flood(world)
      await sends(busy, page)
      later(world, 2 * minute)
      await page.goBack()
      await sends(thanks, page)
    }),
  },
]
