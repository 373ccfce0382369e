/**
 * All islands. A new one is a file `X.island.tsx` that exports `X` and `mount`, and one line each here and in
 * `wakes`.
 */
export const registry = {
  // A line with `null` is left out of the loader of pages without this island (scripts/build/page-loader.ts).
  Calculator: () =>
    PAGE_HAS.calculator ? import('../calculator/Calculator.island.tsx') : (null as never),
  CookieDialog: () => import('../cookies/CookieDialog.island.tsx'),
  Faq: () => import('../faq/Faq.island.tsx'),
  ImageZoom: () => (PAGE_HAS.zoom ? import('../zoom/ImageZoom.island.tsx') : (null as never)),
  RegistrationForm: () =>
    PAGE_HAS.form ? import('../form/RegistrationForm.island.tsx') : (null as never),
  Toasts: () => import('../toasts/Toasts.island.tsx'),
} satisfies Record<string, () => Promise<{ mount: unknown }>>

export type IslandName = keyof typeof registry

/** `interaction`: at the first touch, key or focus in it; `asked`: only when other code wakes it. */
export const wakes = {
  Calculator: 'interaction',
  CookieDialog: 'asked',
  Faq: 'interaction',
  ImageZoom: 'asked',
  RegistrationForm: 'interaction',
  Toasts: 'asked',
} as const satisfies Record<IslandName, 'interaction' | 'asked'>

type Asked = {
  [Name in IslandName]: (typeof wakes)[Name] extends 'asked' ? Name : never
}[IslandName]

/**
 * Islands whose words and rules come with their code, because they are seen only when awake, or mostly so.
 */
export type LaterIsland = Asked | 'Calculator'

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends {
    [Key in Name]: (props: infer Props) => unknown
  }
    ? Props
    : never
