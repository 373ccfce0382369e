/**
 * What may hydrate. A new island is one file `X.island.tsx` with an export `X`, and one line here and
 * in `wakes`.
 */
export const registry = {
  CookieDialog: () => import('../cookies/CookieDialog.island.tsx'),
  Faq: () => import('../faq/Faq.island.tsx'),
  ImageZoom: () => import('../zoom/ImageZoom.island.tsx'),
  RegistrationForm: () => import('../form/RegistrationForm.island.tsx'),
  Toasts: () => import('../toasts/Toasts.island.tsx'),
} satisfies Record<string, () => Promise<object>>

export type IslandName = keyof typeof registry

/** `interaction`: at the first touch, key or focus in it; `asked`: only by `wakeIsland`. */
export const wakes = {
  CookieDialog: 'asked',
  Faq: 'interaction',
  ImageZoom: 'asked',
  RegistrationForm: 'interaction',
  Toasts: 'asked',
} as const satisfies Record<IslandName, 'interaction' | 'asked'>

/** Nothing of it is seen before it is asked for, so it brings its words and rules itself. */
export type LaterIsland = {
  [Name in IslandName]: (typeof wakes)[Name] extends 'asked' ? Name : never
}[IslandName]

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends {
    [Key in Name]: (props: infer Props) => unknown
  }
    ? Props
    : never
