import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'

type Props = {
  picture?: ReactNode
  /** The pictures are higher than wide: they get a square, cut so that heads stay in it. */
  isUpright?: boolean
  title: string
  /** Absent: a card to read, without a link. */
  href?: string | undefined
  newTab?: string | undefined
  children: ReactNode
}

const cover =
  'cover text-ink not-print:after:absolute not-print:after:inset-0 focus-visible:[box-shadow:none] focus-visible:[outline:0]'

/** A picture, a heading that is the link, and text. The whole card can be clicked. */
export function Card({ picture, isUpright = false, title, href, newTab, children }: Props) {
  return (
    <article
      className={`card relative grid break-inside-avoid grid-rows-[auto_1fr] overflow-hidden rounded-card border-2 border-line bg-weiss has-[.cover:focus-visible]:ring-focus has-[.cover]:hover:border-tanne [&_img]:w-full [&_img]:object-cover ${isUpright ? '[&_img]:aspect-square [&_img]:object-[50%_40%]' : '[&_img]:aspect-5/3'}`}
    >
      {picture}
      <div className="card-body grid content-start gap-3 px-6 pt-6 pb-6">
        <h3>
          {href ? (
            <SiteLink className={cover} href={href} newTab={newTab}>
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
