import type { BlockOf } from '../model/blocks.ts'

type Props = {
  balken: NonNullable<BlockOf<'tabelle'>['balken']>
  legende: BlockOf<'tabelle'>['legende']
}

/** `1.800` → 1800 */
const amount = (written: string) => Number(written.replaceAll('.', ''))

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/** What is earned, in one bar: tax-free fir, taxed striped sun. The table beside says the same. */
export function BarPlot({ balken, legende }: Props) {
  const longest = Math.max(...balken.map(({ verdienst }) => amount(verdienst)))
  return (
    <div className="bars" aria-hidden="true">
      {balken.map(({ titel, verdienst, steuerfrei, steuerpflichtig }) => {
        const free = amount(steuerfrei)
        const taxed = amount(steuerpflichtig)
        return (
          <div className="bar" key={titel}>
            <b>{titel}</b>
            <b>{verdienst}&nbsp;€</b>
            <svg width="100%" height="36" aria-hidden="true">
              <rect className="bar-all" width={percent(amount(verdienst), longest)} height="36" />
              <rect className="bar-free" width={percent(free, longest)} height="36" />
              {taxed > 0 && <Taxed from={percent(free, longest)} width={percent(taxed, longest)} />}
            </svg>
            {free > 0 && taxed > 0 && (
              <ul>
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
        <ul className="legend">
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
      <rect className="bar-taxed" width="100%" height="36" />
      <line className="stripes" x2="120%" y1="18" y2="18" transform="skewX(-35)" />
    </svg>
  )
}

function Swatch({ taxed }: { taxed: boolean }) {
  return (
    <svg className="swatch" width="22" height="22" aria-hidden="true">
      {taxed ? <Taxed from="0" width="22" /> : <rect className="bar-free" width="22" height="22" />}
    </svg>
  )
}
