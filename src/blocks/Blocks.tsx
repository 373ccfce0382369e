import { Fragment, type ReactNode } from 'react'
import type { LoadedBlock } from '../model/blocks.ts'
import { Badges } from './Badges.tsx'
import { Benefits } from './Benefits.tsx'
import { Box } from './Box.tsx'
import { CalculatorBlock } from './CalculatorBlock.tsx'
import { Call } from './Call.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CookieList } from './CookieList.tsx'
import { ExternalLinks } from './ExternalLinks.tsx'
import { FaqBlock } from './FaqBlock.tsx'
import { Fields } from './Fields.tsx'
import { Figures } from './Figures.tsx'
import { FormBlock } from './FormBlock.tsx'
import { Hero } from './Hero.tsx'
import { Ideas } from './Ideas.tsx'
import { List } from './List.tsx'
import { NotFound } from './NotFound.tsx'
import { PageList } from './PageList.tsx'
import { People } from './People.tsx'
import { Prose } from './Prose.tsx'
import { Ranking } from './Ranking.tsx'
import { Regions } from './Regions.tsx'
import { ShortCalculator } from './ShortCalculator.tsx'
import { Steps } from './Steps.tsx'
import { TableBlock } from './TableBlock.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Tiles } from './Tiles.tsx'
import { Week } from './Week.tsx'
import { WorkedCases } from './WorkedCases.tsx'

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

type BlockProps = { block: LoadedBlock; first: boolean; aids?: ReactNode }

/** `first` stands at the top of the page and has its heading. */
export function BlockOfKind({ block, first, aids }: BlockProps) {
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
    case 'menschen':
      return <People {...block} />
    case 'faq':
      return <FaqBlock {...block} />
    case 'rechner':
      return <CalculatorBlock {...block} />
    case 'rechner-kurz':
      return <ShortCalculator {...block} />
    case 'rechenfaelle':
      return <WorkedCases {...block} />
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
