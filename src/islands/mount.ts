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
  /** `mount` of this file, exported again: so island and `mount` share one copy of React (lost-code.ts). */
  mount: typeof mount
  /** Drops from `data-props` what the browser can read from the server's HTML. */
  toBrowser?: (props: object) => object | undefined
  /** Texts and style rules of a later island (scripts/build/later-islands.ts). */
  words?: object
  rules?: string[]
  /** Reads from the server's HTML what a visitor has done to it before the island woke. */
  fromDom?: (root: HTMLElement) => object
  /** Its server HTML does nothing without React, so nothing is lost when React renders it anew. */
  needsReact?: true
}

/** Kept on the element, because this module may be loaded twice (scripts/build/lost-code.ts). */
type IslandRoot = HTMLElement & { mounted?: Promise<void> }

/** Hydrates an island once, also when it is asked for twice at the same time (toasts/raise-toast.ts). */
export function mount(root: IslandRoot, name: string, module: IslandModule): Promise<void> {
  root.mounted ??= hydrate(root, name, module)
  return root.mounted
}

/**
 * Hydrates one island; resolves once React has taken over the nodes. Translators, password managers and
 * blockers change what React expects to find. If React fails while hydrating, the promise is rejected and the
 * server's nodes are untouched; if it fails later, a warning is logged and they are put back (hand-back.ts).
 */
function hydrate(root: HTMLElement, name: string, module: IslandModule): Promise<void> {
  const given = JSON.parse(root.dataset.props ?? '{}')
  const props = { ...module.words, ...given, ...module.fromDom?.(root) }
  addRules(module.rules)
  const island = createElement(module[name] as ComponentType<object>, props)
  const nodes = [...root.childNodes]
  const lastFocused = watchFocus(root)
  // An island that works without React keeps its server HTML when hydration fails, so that a translated page
  // stays translated. The others have nothing to lose when React renders them anew.
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
      // Not synchronously: React is still rendering.
      queueMicrotask(() => {
        react.unmount()
        if (worksAlone && !isAwake) {
          withoutReact(root)
          return
        }
        const own = handBack(root, nodes, lastFocused())
        // Only now, after the focus was restored: that would count as a touch and wake the island again.
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
    // As a transition React works in slices, so that a slow phone stays responsive.
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

// React takes the server snapshot (`yes`) while it hydrates, and the other one when it renders anew.
const yes = () => true
const no = () => false
const never = () => () => {}
