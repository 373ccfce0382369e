import { type IslandModule, type IslandName, registry, type Wake } from './registry'

/**
 * Browser side of the islands. `data-island-status` goes asleep → waking → awake, or back to asleep
 * when the code could not be loaded; then the server's HTML goes on working and the next
 * interaction tries again.
 */
const interactions = ['pointerdown', 'focusin', 'keydown'] as const

async function wake(root: HTMLElement): Promise<boolean> {
  const { islandStatus, island } = root.dataset
  if (islandStatus === 'awake') return true
  if (islandStatus === 'waking') return settled(root)
  root.dataset.islandStatus = 'waking'
  try {
    const name = island as IslandName
    const [module, { mount }] = await Promise.all([
      registry[name].load() as Promise<IslandModule>,
      import('./mount'),
    ])
    // Evaluating and hydrating in one go would keep a slow phone from answering for 0.2 s.
    await idle()
    await mount(root, name, module)
    root.dataset.islandStatus = 'awake'
    return true
  } catch (error) {
    console.warn('[island]', island, error)
    root.dataset.islandStatus = 'asleep'
    return false
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 300 })
    else setTimeout(resolve)
  })
}

const schedules: Record<Wake, (root: HTMLElement) => void> = {
  load: (root) => void wake(root),
  idle: (root) => void idle().then(() => wake(root)),
  visible: (root) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void wake(root)
      },
      { rootMargin: '200px' },
    )
    for (const child of root.children) observer.observe(child)
  },
  interaction: (root) => {
    for (const type of interactions) root.addEventListener(type, () => void wake(root))
  },
  asked: () => {},
}

/**
 * A submit that comes before the form's island is awake is held, and made again once: the island
 * must do it, else the page would be left. Without the island's code the browser sends the form.
 */
function holdEarlySubmits(): void {
  addEventListener(
    'submit',
    async (event) => {
      const form = event.target as HTMLFormElement
      const root = form.closest<HTMLElement>('[data-island]')
      if (!root || root.dataset.islandStatus === 'awake') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if ('held' in root.dataset) return
      root.dataset.held = ''
      const awake = await wake(root)
      delete root.dataset.held
      // Not requestSubmit, which Safari has only since 16.
      if (awake) form.querySelector<HTMLElement>('[type=submit]')?.click()
      else form.submit()
    },
    true,
  )
}

/** Another interaction is waking the island already: resolves with its outcome. */
function settled(root: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const status = root.dataset.islandStatus
      if (status === 'waking') return
      observer.disconnect()
      resolve(status === 'awake')
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { attributeFilter: ['data-island-status'] })
    look()
  })
}

/** False when its code could not be loaded, or when the page has no such island. */
export async function wakeIsland(name: IslandName): Promise<boolean> {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  return root !== null && wake(root)
}

export function startIslands(): void {
  holdEarlySubmits()
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]'))
    schedules[root.dataset.islandWake as Wake](root)
}
