import { keepPlainDraft } from '../browser/plain-draft.ts'
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
/** The rest of it is for asking whether this site can be had, or for sending. */
const codeLimitMs = 7_000
const siteLimitMs = limitMs - codeLimitMs

const outcomes = new WeakMap<HTMLElement, Promise<boolean>>()

/** True once the island is awake, false when it won't be for now. Never rejects. */
async function wake(root: HTMLElement): Promise<boolean> {
  const { islandStatus } = root.dataset
  if (!islandStatus || islandStatus === 'asleep') outcomes.set(root, load(root))
  return outcomes.get(root) ?? islandStatus === 'awake'
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

/** False also when there is no answer in time; it may come later. */
const inTime = (answer: Promise<boolean>, withinMs: number): Promise<boolean> =>
  Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false))])

/** Else the browser would show its own error page instead of the form. */
const isReachable = () =>
  inTime(
    fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    siteLimitMs,
  )

const islandOf = (form: HTMLFormElement) => form.closest<HTMLElement>('[data-island]')

/** For who does not see that the button is off and what it says: the island has no live region yet. */
function tell(form: HTMLFormElement, isHeld: boolean): void {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (isHeld) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
  const status = document.getElementById('held')
  if (status) status.textContent = (isHeld && button?.innerText) || ''
}

/**
 * A submit that comes before the form's island is awake is held, and made again once: the island
 * must do it, else the page would be left, and is told how many milliseconds the visitor has `waited`.
 * Without the island's code the browser sends the form, if there is a network.
 */
export function holdEarlySubmits(): void {
  let presses = 0
  addEventListener(
    'submit',
    async (event) => {
      const form = event.target as HTMLFormElement
      const root = islandOf(form)
      const noNetwork = document.getElementById('no-network')
      if (noNetwork) noNetwork.hidden = true
      if (!root || /awake|server/.test(`${root.dataset.islandStatus}`)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if ('held' in root.dataset) return
      root.dataset.held = ''
      tell(form, true)
      presses += 1
      const press = presses
      const since = performance.now()
      const maySend = (await inTime(wake(root), codeLimitMs)) || (await isReachable())
      // Another one, when React has failed.
      const { dataset } = islandOf(form) ?? root
      // Who has left, and come back, may have pressed again.
      if (press !== presses || !('held' in dataset)) return
      delete dataset.held
      tell(form, false)
      if (dataset.islandStatus !== 'awake') {
        if (!maySend && noNetwork) {
          keepPlainDraft(form)
          noNetwork.hidden = false
          noNetwork.focus()
          return
        }
        dataset.islandStatus = 'server'
      }
      form.dataset.waited = `${performance.now() - since}`
      // Not requestSubmit, which Safari has only since 16.
      form.querySelector<HTMLElement>('[type=submit]')?.click()
      delete form.dataset.waited
    },
    true,
  )
  // Who comes back finds nothing that seems under way, and all that was typed.
  addEventListener('pagehide', () => {
    for (const held of document.querySelectorAll<HTMLElement>('[data-held]')) {
      const form = held.querySelector('form') as HTMLFormElement
      delete held.dataset.held
      tell(form, false)
      keepPlainDraft(form)
    }
  })
}

/** False when its code could not be loaded in time, or when the page has no such island. */
export async function wakeIsland(name: IslandName): Promise<boolean> {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  return root !== null && inTime(wake(root), limitMs)
}

export function startIslands(): void {
  // On the page: where React has failed, the island stands in a root of its own (hand-back.ts).
  for (const type of interactions)
    addEventListener(type, ({ target }) => {
      const root = (target as Element).closest?.<HTMLElement>('[data-island-wake=interaction]')
      if (root) void wake(root)
    })
}
