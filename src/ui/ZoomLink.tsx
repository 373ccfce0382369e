import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  /** The picture's file: where the link leads as long as no script makes it a button. */
  href: string
  hint: string
  opening: string
  children: ReactNode
}

/** A picture that can be enlarged. Its alternative text and the hint are the name of the link. */
export function ZoomLink({ href, hint, opening, children }: Props) {
  return (
    <a className="zoom" href={href}>
      {children}{' '}
      <span className="zoom-hint">
        <Icon name="enlarge" />
        <span className="when-idle">{hint}</span>
        <span className="when-held">{opening}</span>
      </span>
    </a>
  )
}
