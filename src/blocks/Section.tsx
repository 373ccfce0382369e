import type { ReactNode } from 'react'
import type { Ground } from '../model/blocks.ts'
import { RichText, type SafeHtml } from '../ui/RichText.tsx'

type Props = {
  ueberschrift?: string | undefined
  text?: SafeHtml | undefined
  anker?: string | undefined
  grund?: Ground | undefined
  className?: string
  children: ReactNode
}

const grounds: Record<Ground, string> = {
  weiss: 'section section-white',
  himmel: 'section bg-himmel',
  butter: 'section bg-butter',
  gras: 'section bg-gras',
}

/** A full-width section with heading and lead. What is white in it on a ground is `in-data-ground:`. */
export function Section({
  ueberschrift,
  text,
  anker,
  grund = 'weiss',
  className,
  children,
}: Props) {
  return (
    <section
      className={className ? `${grounds[grund]} ${className}` : grounds[grund]}
      {...(grund !== 'weiss' && { 'data-ground': grund })}
      {...(anker && { id: anker })}
    >
      <div className="wrap">
        {ueberschrift && <SectionHead ueberschrift={ueberschrift} text={text} />}
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
