import type { ReactNode } from 'react'
import type { Ground } from '../model/blocks.ts'
import { RichText, type SafeHtml } from '../ui/RichText.tsx'

type Props = {
  ueberschrift?: string | undefined
  text?: SafeHtml | undefined
  anker?: string | undefined
  grund: Ground
  children: ReactNode
}

/** A full-width section with heading and lead. */
export function Section({ ueberschrift, text, anker, grund, children }: Props) {
  return (
    <section
      className={grund === 'weiss' ? 'section' : `section ground-${grund}`}
      {...(grund !== 'weiss' && { 'data-ground': '' })}
      {...(anker && { id: anker })}
    >
      <div className="wrap">
        {ueberschrift && <SectionHead ueberschrift={ueberschrift} text={text} />}
        {children}
      </div>
    </section>
  )
}

function SectionHead({ ueberschrift, text }: Pick<Props, 'text'> & { ueberschrift: string }) {
  return (
    <div className="head">
      <h2>{ueberschrift}</h2>
      {text && <RichText html={text} className="lead" />}
    </div>
  )
}
