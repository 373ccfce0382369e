import type { BlockOf } from '../model/blocks.ts'
import { percent, Stripes, Swatch } from '../ui/ShareBar.tsx'

type Props = {
  balken: NonNullable<BlockOf<'tabelle'>['balken']>
  legende: BlockOf<'tabelle'>['legende']
  /** Has the whole width: in wide windows title, bar and sum stand on one line. */
  wide: boolean
}

/** `1.800` → 1800 */
const amount = (written: string) => Number(written.replaceAll('.', ''))

const parts =
  'col-span-full flex flex-wrap gap-y-2 text-small [&_li]:mr-6 [&_li]:flex [&_li]:items-center'

/**
 * A bar for each wage: the tax-free part green, the taxed part striped yellow. The table beside says the
 * same.
 */
export function BarPlot({ balken, legende, wide }: Props) {
  const longest = Math.max(...balken.map(({ verdienst }) => amount(verdienst)))
  const atWide = (classes: string) => (wide ? ` ${classes}` : '')
  return (
    <div className="wrap-anywhere grid gap-6" aria-hidden="true">
      {balken.map(({ titel, verdienst, steuerfrei, steuerpflichtig }) => {
        const free = amount(steuerfrei)
        const taxed = amount(steuerpflichtig)
        return (
          <div
            className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 leading-snug [font-variant-numeric:tabular-nums_lining-nums]${atWide('wide:grid-cols-[15rem_minmax(0,1fr)_6rem] wide:items-center')}`}
            key={titel}
          >
            <b>{titel}</b>{' '}
            <b className={wide ? 'wide:col-3 wide:row-1 wide:text-right' : undefined}>
              {verdienst}&nbsp;€
            </b>
            <svg
              className={`col-span-full h-9${atWide('wide:col-2 wide:row-1')}`}
              width="100%"
              height="36"
              aria-hidden="true"
            >
              <rect className="fill-line" width={percent(amount(verdienst), longest)} height="36" />
              <rect className="fill-tanne" width={percent(free, longest)} height="36" />
              {taxed > 0 && (
                <Stripes
                  ground="fill-sonne"
                  from={percent(free, longest)}
                  width={percent(taxed, longest)}
                  height={36}
                />
              )}
            </svg>
            {free > 0 && taxed > 0 && (
              <Parts
                look={atWide('wide:col-2')}
                free={`${steuerfrei}\u00a0€`}
                taxed={`${steuerpflichtig}\u00a0€`}
              />
            )}
          </div>
        )
      })}
      {legende && (
        <Parts
          look={` border-line border-t-2 pt-4${atWide('wide:pl-64')}`}
          free={legende.steuerfrei}
          taxed={legende.steuerpflichtig}
        />
      )}
    </div>
  )
}

function Parts({ look, free, taxed }: { look: string; free: string; taxed: string }) {
  return (
    <ul className={`${parts}${look}`}>
      <li>
        <Swatch ground="fill-tanne" striped={false} />
        {free}
      </li>
      <li>
        <Swatch ground="fill-sonne" striped />
        {taxed}
      </li>
    </ul>
  )
}
