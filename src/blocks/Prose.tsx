import type { ReactNode } from 'react'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section, SectionHead } from './Section.tsx'

type Props = BlockOf<'text'> & {
  /** The first block of a page carries its h1 and the breadcrumbs. */
  first: boolean
  /** Between its heading and text. */
  aids?: ReactNode
}

export function Prose({ ueberschrift, text, anker, grund, first, aids }: Props) {
  return (
    <Section grund={grund} anker={anker} {...(first && { className: 'pt-0! print:pt-6!' })}>
      {first && <Breadcrumbs />}
      {ueberschrift && <SectionHead ueberschrift={ueberschrift} first={first} />}
      {first && aids}
      {text && <RichText as="div" className="prose" html={text} />}
    </Section>
  )
}
