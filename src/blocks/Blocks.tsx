import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { BlockOf, LoadedBlock } from '../model/blocks.ts'
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
  /** Reading aids: below the first block and its badges; where the first block is a text, inside of it. */
  aids: ReactNode
  /** Stands before the closing banner, else at the end. */
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

type Placed = {
  /** Whether the block begins the page and has its h1. */
  first: boolean
  aids?: ReactNode
}

type Art = LoadedBlock['art']

const kinds: { [Key in Art]: ComponentType<BlockOf<Key> & Placed> } = {
  held: Hero,
  woche: Week,
  schritte: Steps,
  felder: Fields,
  vorteile: Benefits,
  zahlen: Figures,
  anruf: Call,
  stimmen: Testimonials,
  regionen: Regions,
  menschen: People,
  faq: FaqBlock,
  rechner: CalculatorBlock,
  'rechner-kurz': ShortCalculator,
  rechenfaelle: WorkedCases,
  aufruf: CallToAction,
  text: Prose,
  formular: FormBlock,
  'nicht-gefunden': NotFound,
  kacheln: Tiles,
  siegel: Badges,
  tabelle: TableBlock,
  liste: List,
  ideen: Ideas,
  verweise: ExternalLinks,
  rangliste: Ranking,
  kasten: Box,
  seitenliste: PageList,
  'cookie-liste': CookieList,
}

export function BlockOfKind({ block, ...placed }: Placed & { block: LoadedBlock }) {
  const Kind = kinds[block.art] as ComponentType<LoadedBlock & Placed>
  return <Kind {...block} {...placed} />
}
