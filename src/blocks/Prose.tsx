import type { ReactNode } from 'react'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

type Props = BlockOf<'text'> & {
  first: boolean
  /** Between its heading and text. */
  aids?: ReactNode
}

export function Prose({ text, first, aids, ...section }: Props) {
  return (
    <Section {...section} first={first}>
      {first && aids}
      {text && <RichText as="div" className="prose" html={text} />}
    </Section>
  )
}
