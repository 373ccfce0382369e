import { Fragment, type ReactNode } from 'react'
import type { LoadedBlock } from '../model/blocks'
import { Badges } from './Badges'
import { Benefits } from './Benefits'
import { Box } from './Box'
import { Call } from './Call'
import { CallToAction } from './CallToAction'
import { CookieList } from './CookieList'
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

type Props = {
  blocks: readonly LoadedBlock[]
  /** Below the first screen; on a page without hero below its heading. */
  aids: ReactNode
  /** Before the closing banner. */
  further: ReactNode
}

export function Blocks({ blocks, aids, further }: Props) {
  const firstScreen = blocks[1]?.art === 'siegel' ? 1 : 0
  const closing = blocks.at(-1)?.art === 'aufruf' ? blocks.length - 1 : blocks.length
  return (
    <>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {index === closing && further}
          <BlockOfKind block={block} first={index === 0} aids={aids} />
          {index === firstScreen && block.art !== 'text' && aids && (
            <div className="wrap">{aids}</div>
          )}
        </Fragment>
      ))}
      {closing === blocks.length && further}
    </>
  )
}

type BlockProps = { block: LoadedBlock; first: boolean; aids: ReactNode }

function BlockOfKind({ block, first, aids }: BlockProps) {
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
      return <Prose {...block} first={first} below={first && aids} />
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
      return <PageList {...block} first={first} />
    case 'cookie-liste':
      return <CookieList {...block} />
    default:
      return block satisfies never
  }
}
