import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  /** The picture's file: where the link leads as long as no script makes it a button. */
  href: string
  hint: string
  opening: string
  /** Only the icon is shown: a label would cover a part of the drawing. */
  isScene: boolean
  children: ReactNode
}

/** A picture that can be enlarged. Its alternative text and the hint are the name of the link. */
export function ZoomLink({ href, hint, opening, isScene, children }: Props) {
  return (
    <a
      className="zoom relative block h-full cursor-zoom-in ring-inside data-held:cursor-progress"
      href={href}
    >
      {children}{' '}
      <span className="absolute right-3 bottom-3 flex min-h-12 min-w-12 max-w-[calc(100%-1.5rem)] items-center justify-center gap-2 rounded-button bg-weiss px-3 py-2 font-semibold text-small/tight print:hidden [.zoom:hover_&]:bg-gras">
        <Icon name="enlarge" />
        <span className={isScene ? 'sr-only' : 'in-data-held:hidden'}>{hint}</span>{' '}
        <span className="in-data-held:inline hidden">{opening}</span>
      </span>
    </a>
  )
}
