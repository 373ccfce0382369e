import type { Page } from 'playwright/test'

type Size = readonly [width: number, height: number]

/** One page in one state, photographed in each size. */
export type Scene = {
  name: string
  path: string
  sizes: readonly [Size, ...Size[]]
  /** The whole page; else what the window shows. */
  whole?: boolean
  before?: (page: Page) => Promise<unknown>
  /** Brings the page into the state. */
  open?: (page: Page) => Promise<unknown>
}

export const phone: Size = [360, 740]
export const tablet: Size = [768, 1024]
export const desktop: Size = [1280, 900]
export const usual = [phone, tablet, desktop] as const
