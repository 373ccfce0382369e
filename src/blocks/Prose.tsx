import type { ReactNode } from 'react'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'

type Props = BlockOf<'text'> & {
  /** The first block of a page carries its h1 and the breadcrumbs. */
  first: boolean
  /** Between heading and text. */
  below: ReactNode
}

export function Prose({ ueberschrift, text, anker, grund = 'weiss', first, below }: Props) {
  return (
    <section
      className={grund === 'weiss' ? 'section' : `section ground-${grund}`}
      {...(grund !== 'weiss' && { 'data-ground': '' })}
      {...(anker && { id: anker })}
    >
      <div className="wrap">
        {first && <Breadcrumbs />}
        {ueberschrift && (
          <div className={first ? 'head page-head' : 'head'}>
            {first ? <h1>{ueberschrift}</h1> : <h2>{ueberschrift}</h2>}
          </div>
        )}
        {below}
        {text && <RichText as="div" className="prose" html={text} />}
      </div>
    </section>
  )
}
