type Props = {
  /** Parts of a whole, in any unit. */
  kept: number
  paid: number
  owed: number
  /** In pixels. */
  height: number
}

export const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/** A whole in three parts: kept, paid at once, owed. What it shows must also stand in words. */
export function ShareBar({ kept, paid, owed, height }: Props) {
  const whole = kept + paid + owed || 1
  return (
    <svg className="rounded-field" width="100%" height={height} aria-hidden="true">
      <rect className="fill-tanne" width={percent(kept, whole)} height={height} />
      <rect
        className="fill-sonne"
        x={percent(kept, whole)}
        width={percent(paid, whole)}
        height={height}
      />
      {owed > 0 && (
        <Stripes
          ground="fill-apricot"
          from={percent(kept + paid, whole)}
          width={percent(owed, whole)}
          height={height}
        />
      )}
    </svg>
  )
}

type StripesProps = { ground: string; from: string; width: string; height: number }

/** A striped rectangle. The inner svg cuts the stripes off; a `<pattern>` would need an id. */
export function Stripes({ ground, from, width, height }: StripesProps) {
  return (
    <svg x={from} width={width} height={height} aria-hidden="true">
      <rect className={ground} width="100%" height={height} />
      <line
        className="stroke-ink"
        x2="200%"
        y1={height / 2}
        y2={height / 2}
        strokeWidth={height}
        strokeDasharray="3 8"
        transform="skewX(-35)"
      />
    </svg>
  )
}

/**
 * The colour of a part, for a legend. Only light: forced dark mode leaves bars alone, but would change
 * this.
 */
export function Swatch({ ground, striped }: { ground: string; striped: boolean }) {
  return (
    <svg
      className="scheme-only-light mr-2 size-5.5 flex-none"
      width="22"
      height="22"
      aria-hidden="true"
    >
      {striped ? (
        <Stripes ground={ground} from="0" width="22" height={22} />
      ) : (
        <rect className={ground} width="22" height="22" />
      )}
    </svg>
  )
}
