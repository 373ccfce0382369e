import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { inTime } from './in-time.ts'
import { desktop, type Engine, phone, type Size, type Tab } from './tab.ts'
import { visitorWith } from './visitor.ts'
import type { World } from './world.ts'

export interface Outcome {
  about: string
  sentence: string
  seconds: number
  /** Undefined: it holds. */
  wrong?: string | undefined
  /** Why it was not asked. */
  cannot?: string | undefined
}

/** One check after the other, in both sizes; says at once what does not hold. */
export async function runChecks(
  engine: Engine,
  world: World,
  checks: readonly Check[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const size of [phone, desktop]) {
    const windows = openerOf(engine, size)
    const asked = checks.filter(({ sizes }) => !sizes || sizes.includes(size))
    const inOrder = [
      ...asked.filter(({ onlyReads }) => onlyReads),
      ...asked.filter(({ onlyReads }) => !onlyReads),
    ]
    for (const check of inOrder) {
      const { about, sentence } = check
      const begun = performance.now()
      const cannot = check.cannot?.(engine)
      const wrong = cannot ? undefined : await tryIn(windows, world, size, check)
      const seconds = (performance.now() - begun) / 1000
      outcomes.push({ about, sentence, seconds, wrong, cannot })
      if (wrong) console.log(`✘ ${engine.name} ${size[0]} px · ${about}: ${sentence}\n    ${wrong}`)
    }
    await windows.close()
  }
  return outcomes
}

type Windows = ReturnType<typeof openerOf>

/**
 * Windows of this size, one at a time: WebKitGTK’s driver knows no second. Who only reads gets the
 * same one, until something is wrong in it.
 */
function openerOf(engine: Engine, size: Size) {
  let shared: Tab | undefined
  const close = async () => {
    if (shared) await leave(shared)
    shared = undefined
  }
  return {
    name: engine.name,
    open: async ({ onlyReads }: Check): Promise<Tab> => {
      if (!onlyReads) await close()
      const tab = shared ?? (await inTime(engine.open(size), 'no window within two minutes', 120))
      if (onlyReads) shared = tab
      return tab
    },
    done: async (tab: Tab | undefined, wrong: string | undefined) => {
      if (tab && tab === shared && wrong) await close()
      else if (tab && tab !== shared) await leave(tab)
    },
    close,
  }
}

/** Whatever comes of it. */
const leave = (tab: Tab) => inTime(tab.close(), 'no end', 20).catch(() => {})

/** What is wrong, if anything. */
async function tryIn(
  windows: Windows,
  world: World,
  size: Size,
  check: Check,
): Promise<string | undefined> {
  const { holds, allowed, sentence } = check
  let tab: Tab | undefined
  let wrong: string | undefined
  world.errors()
  try {
    tab = await windows.open(check)
    await inTime(holds(visitorWith(tab, world)), 'no end within three minutes', 180)
    const complaints = [...(await tab.complaints()), ...world.errors()]
    wrong = complaints.find((complaint) => !allowed?.test(complaint))
  } catch (error) {
    const picture = await keepPicture(tab, `${windows.name} ${size[0]} ${sentence}`)
    wrong = `${(error as Error).message}${picture}`
  }
  world.lost = undefined
  await world.receiver.start()
  await windows.done(tab, wrong)
  return wrong
}

const pictures = 'test-results/engines'

/** What the visitor sees when it is not so. */
async function keepPicture(tab: Tab | undefined, name: string): Promise<string> {
  const picture = await (tab && inTime(tab.screenshot(), 'no picture', 20).catch(() => undefined))
  if (!picture) return ''
  mkdirSync(pictures, { recursive: true })
  const path = join(pictures, `${name.replace(/[^\w]+/g, '-')}.png`)
  writeFileSync(path, picture)
  return `\n    ${path}`
}
