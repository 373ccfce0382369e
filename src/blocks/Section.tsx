import type { ReactNode } from 'react'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { Ground } from '../model/blocks.ts'
import { RichText, type SafeHtml } from '../ui/RichText.tsx'

type Props = {
  ueberschrift?: string | undefined
  text?: SafeHtml | undefined
  anker?: string | undefined
  grund?: Ground | undefined
  /** It begins the page, with its h1 and the breadcrumbs. */
  first?: boolean
  className?: string
  children: ReactNode
}

const grounds: Record<Ground, string> = {
  weiss: 'section section-white',
  himmel: 'section bg-himmel',
  butter: 'section bg-butter',
  gras: 'section bg-gras',
}

/** A full-width section with heading and lead, on a white or coloured ground (`data-ground`). */
export function Section({
  ueberschrift,
  text,
  anker,
  grund = 'weiss',
  first = false,
  className,
  children,
}: Props) {
  const classes = [grounds[grund], first && 'pt-0! print:pt-6!', className]
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      data-ground={grund === 'weiss' ? undefined : grund}
      id={anker}
    >
      <div className="wrap">
        {first && <Breadcrumbs />}
        {ueberschrift && <SectionHead ueberschrift={ueberschrift} text={text} first={first} />}
        {children}
      </div>
    </section>
  )
}

type HeadProps = {
  ueberschrift: string
  text?: SafeHtml | undefined
  /** The page's own heading. */
  first?: boolean
}

export function SectionHead({ ueberschrift, text, first = false }: HeadProps) {
  return (
    <div className={first ? 'section-head pt-6' : 'section-head'}>
      {first ? <h1 className="text-h2">{ueberschrift}</h1> : <h2>{ueberschrift}</h2>}
      {text && <RichText html={text} className="lead" />}
    </div>
  )
}
