import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  href: string
  className?: string | undefined
  /** The spoken hint of a link that leaves the site; such a link opens a new tab. */
  newTab?: string | undefined
  children: ReactNode
}

export function SiteLink({ href, className, newTab, children }: Props) {
  if (!newTab)
    return (
      <a className={className} href={href}>
        {children}
      </a>
    )
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children}
      <Icon name="external" inline={!className?.startsWith('btn')} />
      <span className="sr-only">{` (${newTab})`}</span>
    </a>
  )
}
