import type { Block } from '../model/blocks'
import { Benefits } from './Benefits'
import { Call } from './Call'
import { CallToAction } from './CallToAction'
import { FaqBlock } from './FaqBlock'
import { Fields } from './Fields'
import { Figures } from './Figures'
import { FormBlock } from './FormBlock'
import { Hero } from './Hero'
import { NotFound } from './NotFound'
import { Prose } from './Prose'
import { Regions } from './Regions'
import { Steps } from './Steps'
import { Testimonials } from './Testimonials'
import { Week } from './Week'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockOfKind key={index} block={block} first={index === 0} />)
}

function BlockOfKind({ block, first }: { block: Block; first: boolean }) {
  switch (block.art) {
    case 'held':
      return <Hero {...block} />
    case 'woche':
      return <Week {...block} />
    case 'schritte':
      return <Steps {...block} />
    case 'felder':
      return <Fields {...block} />
    case 'vorteile':
      return <Benefits {...block} />
    case 'zahlen':
      return <Figures {...block} />
    case 'anruf':
      return <Call {...block} />
    case 'stimmen':
      return <Testimonials {...block} />
    case 'regionen':
      return <Regions {...block} />
    case 'faq':
      return <FaqBlock {...block} />
    case 'aufruf':
      return <CallToAction {...block} />
    case 'text':
      return <Prose {...block} first={first} />
    case 'formular':
      return <FormBlock {...block} />
    case 'nicht-gefunden':
      return <NotFound {...block} />
    default:
      return block satisfies never
  }
}
