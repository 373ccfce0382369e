import type { IslandModule } from './mount.ts'
import { type IslandName, registry } from './registry.ts'

/**
 * Browser side of the islands. `data-island-status` goes from none to waking → awake, or to asleep
 * when the code could not be loaded; then the server's HTML goes on working and the next
 * interaction tries again. `data-late` is for an island that says so when its code hangs. `server` is
 * final: that HTML goes on working without React, because React has failed in it (mount.ts) or because
 * its form is being posted.
 */
const interactions = ['pointerdown', 'focusin', 'keydown'] as const

/** No visitor waits longer. */
export const limitMs = 10_000

type IslandRoot = HTMLElement & { outcome?: Promise<boolean> }

/** True once the island is awake, false when it won't be for now. Never rejects. */
export async function wake(root: IslandRoot): Promise<boolean> {
  const { islandStatus } = root.dataset
  if (!islandStatus || islandStatus === 'asleep') root.outcome = load(root)
  return root.outcome ?? islandStatus === 'awake'
}

async function load(root: HTMLElement): Promise<boolean> {
  const { dataset } = root
  const name = dataset.island as IslandName
  // The island brings it; asked for here, it comes at the same time.
  import('./mount.ts').catch(() => {})
  dataset.islandStatus = 'waking'
  const late = PAGE_HAS.calculator ? tellWhenLate(dataset) : undefined
  try {
    const module = (await registry[name]()) as IslandModule
    // Evaluating and hydrating in one go would keep a slow phone from answering for 0.2 s.
    await idle()
    // Unless it came too late: the form is being posted, or a toast has brought the code itself.
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

/** Safari has no such callback. */
const idle = () =>
  new Promise((resolve) =>
    (self.requestIdleCallback ?? setTimeout)(resolve, { timeout: 300 } as never),
  )

/** False when there is no answer in time; it may come later. */
export const inTime = <T>(answer: Promise<T>, withinMs: number): Promise<T | false> =>
  Promise.race([answer, new Promise<false>((resolve) => setTimeout(resolve, withinMs, false))])

export function startIslands(): void {
  // On the page: where React has failed, the island stands in a root of its own (hand-back.ts).
  for (const type of interactions)
    addEventListener(type, ({ target }) => {
      const root = (target as Element).closest?.<HTMLElement>('[data-island-wake]')
      if (root) void wake(root)
    })
}

/** False when its code could not be loaded in time, or when the page has no such island. */
export async function wakeIsland(name: IslandName): Promise<boolean> {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  return !!root && inTime(wake(root), limitMs)
}
