import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'

type Props = {
  picture?: ReactNode
  title: string
  /** Absent: a card to read, without a link. */
  href?: string | undefined
  newTab?: string | undefined
  children: ReactNode
}

/** A picture, a heading that is the link, and text. The whole card can be clicked. */
export function Card({ picture, title, href, newTab, children }: Props) {
  return (
    <article className="card">
      {picture}
      <div className="card-body">
        <h3>
          {href ? (
            <SiteLink className="cover" href={href} newTab={newTab}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        {children}
      </div>
    </article>
  )
}
