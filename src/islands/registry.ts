/**
 * What may hydrate, and when. A new island is one file `X.island.tsx` with an export `X`, and one
 * line here.
 *
 * `interaction`: at the first touch, key or focus in it; `asked`: only by `wakeIsland`.
 */
type Wake = 'interaction' | 'asked'

type Entry = { load: () => Promise<object>; wake: Wake }

export const registry = {
  // Only its page's loader knows the name of its file.
  Calculator: {
    load: () =>
      PAGE_HAS.calculator ? import('../calculator/Calculator.island.tsx') : Promise.reject<never>(),
    wake: 'interaction',
  },
  CookieDialog: { load: () => import('../cookies/CookieDialog.island.tsx'), wake: 'asked' },
  Faq: { load: () => import('../faq/Faq.island.tsx'), wake: 'interaction' },
  ImageZoom: { load: () => import('../zoom/ImageZoom.island.tsx'), wake: 'asked' },
  RegistrationForm: {
    load: () => import('../form/RegistrationForm.island.tsx'),
    wake: 'interaction',
  },
  Toasts: { load: () => import('../toasts/Toasts.island.tsx'), wake: 'asked' },
} satisfies Record<string, Entry>

export type IslandName = keyof typeof registry

type Asked = {
  [Name in IslandName]: (typeof registry)[Name]['wake'] extends 'asked' ? Name : never
}[IslandName]

/** Most of it is seen only when it is awake, so it brings its words and rules itself. */
export type LaterIsland = Asked | 'Calculator'

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]['load']>>

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends {
    [Key in Name]: (props: infer Props) => unknown
  }
    ? Props
    : never
