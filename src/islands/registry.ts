import type { ComponentType } from 'react'

/**
 * What may hydrate, and when. A new island is one file `X.island.tsx` with an export `X`, and one
 * line here.
 *
 * `load` at once, `idle` when the browser rests, `visible` when it is about to scroll into view,
 * `interaction` at the first touch, key or focus in it, `asked` only by `wakeIsland`.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction' | 'asked'

type Entry = { load: () => Promise<object>; wake: Wake }

export const registry = {
  CookieDialog: { load: () => import('./CookieDialog.island'), wake: 'asked' },
  Faq: { load: () => import('./Faq.island'), wake: 'interaction' },
  ImageZoom: { load: () => import('./ImageZoom.island'), wake: 'asked' },
  RegistrationForm: { load: () => import('./RegistrationForm.island'), wake: 'interaction' },
  Toasts: { load: () => import('./Toasts.island'), wake: 'asked' },
} satisfies Record<string, Entry>

export type IslandName = keyof typeof registry

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]['load']>>

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends {
    [Key in Name]: (props: infer Props) => unknown
  }
    ? Props
    : never

/** What an island file exports besides its component. */
export type IslandModule = {
  [component: string]: ComponentType<object> | unknown
} & {
  /** Drops from `data-props` what the browser can read from the server's HTML. */
  toBrowser?: (props: object) => object
  /** Reads from the server's HTML what a visitor has done to it before the island woke. */
  fromDom?: (root: HTMLElement) => object
}
