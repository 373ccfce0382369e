import type { IslandModule } from './mount.ts'
import { type IslandName, registry } from './registry.ts'

/**
 * Browser side of the islands. `data-island-status` goes from none to `waking` and `awake`, or to `asleep`
 * when the code could not be loaded, or React has failed in an island that needs it; the next interaction
 * tries again. `server` is final: the server's HTML works on without React, which has failed in it
 * (mount.ts), or its form is being posted. `data-late` is set after `limitMs` of waiting, where a page has
 * the calculator.
 */
const interactions = ['pointerdown', 'focusin', 'keydown'] as const

/** No visitor waits longer. */
export const limitMs = 10_000

type IslandRoot = HTMLElement & { outcome?: Promise<boolean> }

/** Resolves to true once the island is awake, to false when it could not be woken. Never rejects. */
export async function wake(root: IslandRoot): Promise<boolean> {
  const { islandStatus } = root.dataset
  if (!islandStatus || islandStatus === 'asleep') root.outcome = load(root)
  return root.outcome ?? islandStatus === 'awake'
}

async function load(root: HTMLElement): Promise<boolean> {
  const { dataset } = root
  const name = dataset.island as IslandName
  // The island's code imports this, too; requested here, it loads in parallel.
  import('./mount.ts').catch(() => {})
  dataset.islandStatus = 'waking'
  const late = PAGE_HAS.calculator ? tellWhenLate(dataset) : undefined
  try {
    const module = (await registry[name]()) as IslandModule
    // Evaluating and hydrating in one task would block a slow phone for 0.2 s.
    await idle()
    // Not when the code came too late: the form is being posted, or a toast has mounted the island itself.
    if (dataset.islandStatus === 'waking') {
      await module.mount(root, name, module)
      dataset.islandStatus = 'awake'
    }
  } catch (error) {
    console.warn(`[island] ${name}:`, error)
    if (dataset.islandStatus === 'waking') dataset.islandStatus = 'asleep'
  }
  if (PAGE_HAS.calculator) clearTimeout(late)
  return dataset.islandStatus === 'awake'
}

function tellWhenLate(dataset: DOMStringMap) {
  delete dataset.late
  return setTimeout(() => {
    dataset.late = ''
  }, limitMs)
}

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise((resolve) =>
    (self.requestIdleCallback ?? setTimeout)(resolve, { timeout: 300 } as never),
  )

/** The answer, or false if it does not come in time. */
export const inTime = <T>(answer: Promise<T>, withinMs: number): Promise<T | false> =>
  Promise.race([answer, new Promise<false>((resolve) => setTimeout(resolve, withinMs, false))])

export function startIslands(): void {
  // Listens on the whole page, because an island in which React has failed gets a new root (hand-back.ts).
  for (const type of interactions)
    addEventListener(type, ({ target }) => {
      const root = (target as Element).closest?.<HTMLElement>('[data-island-wake]')
      if (root) void wake(root)
    })
}

/** Wakes the first island of this name. False when its code does not come in time, or there is none. */
export async function wakeIsland(name: IslandName): Promise<boolean> {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  return !!root && inTime(wake(root), limitMs)
}
