import type { BlockOf } from '../model/blocks.ts'

type Props = {
  balken: NonNullable<BlockOf<'tabelle'>['balken']>
  legende: BlockOf<'tabelle'>['legende']
  /** There is room for words, bar and sum on one line. */
  wide: boolean
}

/** `1.800` → 1800 */
const amount = (written: string) => Number(written.replaceAll('.', ''))

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

const parts =
  'col-span-full flex flex-wrap gap-x-6 gap-y-2 text-small [&_li]:flex [&_li]:items-center [&_li]:gap-2'

/** What is earned, in one bar: tax-free fir, taxed striped sun. The table beside says the same. */
export function BarPlot({ balken, legende, wide }: Props) {
  const longest = Math.max(...balken.map(({ verdienst }) => amount(verdienst)))
  const atWide = (classes: string) => (wide ? ` ${classes}` : '')
  return (
    <div className="grid gap-6" aria-hidden="true">
      {balken.map(({ titel, verdienst, steuerfrei, steuerpflichtig }) => {
        const free = amount(steuerfrei)
        const taxed = amount(steuerpflichtig)
        return (
          <div
            className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 leading-snug [font-variant-numeric:tabular-nums_lining-nums]${atWide('wide:grid-cols-[15rem_minmax(0,1fr)_6rem] wide:items-center')}`}
            key={titel}
          >
            <b>{titel}</b>
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
              {taxed > 0 && <Taxed from={percent(free, longest)} width={percent(taxed, longest)} />}
            </svg>
            {free > 0 && taxed > 0 && (
              <ul className={`${parts}${atWide('wide:col-2')}`}>
                <li>
                  <Swatch taxed={false} />
                  {steuerfrei}&nbsp;€
                </li>
                <li>
                  <Swatch taxed />
                  {steuerpflichtig}&nbsp;€
                </li>
              </ul>
            )}
          </div>
        )
      })}
      {legende && (
        <ul className={`${parts} border-line border-t-2 pt-4${atWide('wide:pl-64')}`}>
          <li>
            <Swatch taxed={false} />
            {legende.steuerfrei}
          </li>
          <li>
            <Swatch taxed />
            {legende.steuerpflichtig}
          </li>
        </ul>
      )}
    </div>
  )
}

/** An inner svg cuts its stripes off at its edge; a pattern would need an id of its own. */
function Taxed({ from, width }: { from: string; width: string }) {
  return (
    <svg x={from} width={width} height="36" aria-hidden="true">
      <rect className="fill-sonne" width="100%" height="36" />
      <line
        className="stroke-ink"
        x2="120%"
        y1="18"
        y2="18"
        strokeWidth="36"
        strokeDasharray="3 8"
        transform="skewX(-35)"
      />
    </svg>
  )
}

function Swatch({ taxed }: { taxed: boolean }) {
  return (
    <svg className="size-5.5 flex-none" width="22" height="22" aria-hidden="true">
      {taxed ? (
        <Taxed from="0" width="22" />
      ) : (
        <rect className="fill-tanne" width="22" height="22" />
      )}
    </svg>
  )
}
