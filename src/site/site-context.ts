import { createContext, useContext } from 'react'
import type { Route } from '../../routes.ts'
import type { Brand } from '../model/brand.ts'
import type { CalculatorWords } from '../model/calculator-words.ts'
import type { CookieEntry } from '../model/cookies.ts'
import type { Region } from '../model/regions.ts'
import type { Shared } from '../model/shared.ts'
import type { Values } from '../rechner/values.ts'

/** What other pages show of a page. */
type PageSummary = { titel: string; beschreibung: string; szene: string }

/** What blocks and layout may need to know. main.tsx sets it for each page. */
export type SiteContext = {
  brand: Brand
  shared: Shared
  cookies: readonly CookieEntry[]
  /** `values`: of the year for which the calculator's examples are worked out. */
  calculator: { words: CalculatorWords; values: Values }
  routes: readonly Route[]
  regions: readonly Region[]
  /** The page that is being rendered. */
  route: Route
  /** By path. */
  pages: ReadonlyMap<string, PageSummary>
  origin: string
  /** Search engines may show this build of the site. */
  isPublic: boolean
  /** Verification code of the search console, or empty. */
  searchConsole: string
  /** What chats and networks show of a link; size in pixels. */
  linkPicture: { src: string; alt: string; width: number; height: number }
  /** Size in CSS pixels of a file of public/bilder. */
  pictureSize: (file: string) => { width: number; height: number }
  endpoint: string
}

const Context = createContext<SiteContext | undefined>(undefined)

export const SiteProvider = Context.Provider

export function useSite(): SiteContext {
  const site = useContext(Context)
  if (!site) throw new Error('useSite outside of SiteProvider')
  return site
}

/** The spoken hint of a link that leaves the site; undefined for our own pages. */
export function useNewTab(): (target: string) => string | undefined {
  const { shared } = useSite()
  return (target) => (target.startsWith('https://') ? shared.hinweise.neuer_tab : undefined)
}
