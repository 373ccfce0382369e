import { createContext, useContext } from 'react'
import type { Route } from '../../routes'
import type { Brand, Shared } from '../model/site'

/** What every part of a page may need to know. Set once a page by main.tsx. */
export type SiteContext = {
  brand: Brand
  shared: Shared
  routes: readonly Route[]
  /** The page that is being rendered. */
  route: Route
  origin: string
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
