import type { ReactNode } from 'react'

type Props = { picture?: ReactNode; title: string; href: string; children: ReactNode }

/** A picture, a heading that is the link, and text. The whole card can be clicked. */
export function Card({ picture, title, href, children }: Props) {
  return (
    <article className="card">
      {picture}
      <div className="card-body">
        <h3>
          <a className="cover" href={href}>
            {title}
          </a>
        </h3>
        {children}
      </div>
    </article>
  )
}
