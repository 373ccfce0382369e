import type { Block } from '../model/blocks'
import { Badges } from './Badges'
import { Benefits } from './Benefits'
import { Box } from './Box'
import { Call } from './Call'
import { CallToAction } from './CallToAction'
import { ExternalLinks } from './ExternalLinks'
import { FaqBlock } from './FaqBlock'
import { Fields } from './Fields'
import { Figures } from './Figures'
import { FormBlock } from './FormBlock'
import { Hero } from './Hero'
import { Ideas } from './Ideas'
import { List } from './List'
import { NotFound } from './NotFound'
import { PageList } from './PageList'
import { Prose } from './Prose'
import { Ranking } from './Ranking'
import { Regions } from './Regions'
import { Steps } from './Steps'
import { TableBlock } from './TableBlock'
import { Testimonials } from './Testimonials'
import { Tiles } from './Tiles'
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
    case 'kacheln':
      return <Tiles {...block} />
    case 'siegel':
      return <Badges {...block} />
    case 'tabelle':
      return <TableBlock {...block} />
    case 'liste':
      return <List {...block} />
    case 'ideen':
      return <Ideas {...block} />
    case 'verweise':
      return <ExternalLinks {...block} />
    case 'rangliste':
      return <Ranking {...block} />
    case 'kasten':
      return <Box {...block} />
    case 'seitenliste':
      return <PageList {...block} />
    default:
      return block satisfies never
  }
}
