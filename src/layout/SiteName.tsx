import type { ReactNode } from 'react'
import { useSite } from '../site/site-context.ts'

/** The name, a link to the start page. `mark`: what stands before it. */
export function SiteName({ mark }: { mark?: ReactNode }) {
  return (
    <a
      className="flex min-h-12 items-center whitespace-nowrap font-semibold font-serif text-inherit text-name/[1] no-underline max-wide:flex-wrap [header_&]:max-mini:text-[1rem]"
      href="/"
    >
      {mark}
      {useSite().brand.name}
    </a>
  )
}
