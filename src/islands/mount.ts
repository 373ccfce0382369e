import {
  type ComponentType,
  createElement,
  startTransition,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { focus, handBack, watchFocus, withoutReact } from './hand-back.ts'
import { keepFromReact } from './keep-from-react.ts'
import { addRules } from './later-part.ts'

/** What an island file exports besides its component. */
export type IslandModule = {
  [component: string]: unknown
} & {
  /** From here; so both come from the same address, and with the same React. */
  mount: typeof mount
  /** Drops from `data-props` what the browser can read from the server's HTML. */
  toBrowser?: (props: object) => object | undefined
  /** What an island that opens later says, and its style sheet (scripts/build/later-islands.ts). */
  words?: object
  rules?: string[]
  /** Reads from the server's HTML what a visitor has done to it before the island woke. */
  fromDom?: (root: HTMLElement) => object
  /** Without React it does nothing at all. */
  needsReact?: true
}

/** On the element: code that was lost once may be here twice (scripts/build/lost-code.ts). */
type IslandRoot = HTMLElement & { mounted?: Promise<void> }

/** Once for each element, also when two ask for it at the same time (toasts/raise-toast.ts). */
export function mount(root: IslandRoot, name: string, module: IslandModule): Promise<void> {
  root.mounted ??= hydrate(root, name, module)
  return root.mounted
}

/**
 * Hydrates one island; resolves once React has taken the nodes over. Translators, password managers
 * and blockers change what React expects to find. When React fails now (the promise is rejected), the
 * server's nodes have not been touched; at any time later (a warning) they stand in the page again
 * (hand-back.ts).
 */
function hydrate(root: HTMLElement, name: string, module: IslandModule): Promise<void> {
  const given = JSON.parse(root.dataset.props ?? '{}')
  const props = { ...module.words, ...given, ...module.fromDom?.(root) }
  addRules(module.rules)
  const island = createElement(module[name] as ComponentType<object>, props)
  const nodes = [...root.childNodes]
  const lastFocused = watchFocus(root)
  // What works without React must stay as it is, a translated page translated. The others have
  // nothing to lose when React renders them anew.
  const worksAlone = 'islandWake' in root.dataset && !module.needsReact
  const listen = worksAlone ? keepFromReact(root) : undefined
  let isAwake = false
  let hasFailed = false
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      if (isAwake) warn(name, error)
      if (hasFailed) return
      hasFailed = true
      root.dataset.islandStatus = 'server'
      reject(error)
      // React is still at it.
      queueMicrotask(() => {
        react.unmount()
        if (worksAlone && !isAwake) {
          withoutReact(root)
          return
        }
        const own = handBack(root, nodes, lastFocused())
        // Not before: that the focus is put back is no touch, or what fails again would begin again.
        if (!worksAlone) own.dataset.islandStatus = 'asleep'
      })
    }
    const Awake = () => {
      const isHydrating = useSyncExternalStore(never, no, yes)
      useLayoutEffect(() => {
        isAwake = true
        listen?.()
        const focused = lastFocused()
        if (focused && !focused.isConnected) focus(document.getElementById(focused.id))
      }, [])
      useEffect(resolve, [])
      if (worksAlone && !isHydrating && !isAwake)
        throw new Error('The HTML in the page is no longer what the server has rendered')
      return island
    }
    let react: Root
    // In slices, so that a slow phone goes on answering.
    startTransition(() => {
      react = hydrateRoot(root, createElement(Awake), {
        identifierPrefix: `${root.dataset.islandId ?? name}-`,
        onUncaughtError: fail,
        onRecoverableError: (error) => warn(name, error),
      })
    })
  })
}

const warn = (name: string, error: unknown) => console.warn(`[island] ${name}:`, error)

// React asks for the server's snapshot while it hydrates, and for the other when it renders anew.
const yes = () => true
const no = () => false
const never = () => () => {}
