/** The sun at the height of a step, its number inside: dawn, morning, noon, bright day. */
const skies = ['fill-daemmerung', 'fill-frueh', 'fill-vormittag', 'fill-mittag']
const heights = [150, 124, 108, 92]
const cloud = 'm0 10c4-12 20-13 26-3 9-5 20 0 20 10 11-1 17 3 20 8h-82c1-8 8-13 16-15z'

const rays = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  const point = (radius: number) =>
    `${Math.round(160 + radius * Math.cos(angle))} ${Math.round(92 + radius * Math.sin(angle))}`
  return `M${point(86)}L${point(104)}`
}).join('')

export function Sunrise({ step, of }: { step: number; of: number }) {
  const stage = step === of ? 3 : step - 1
  const y = heights[stage] ?? 92
  return (
    <svg
      className="w-full rounded-card max-wide:row-span-2 max-wide:h-30 max-wide:rounded-button wide:mb-3"
      viewBox="0 0 320 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={skies[stage]} d="M0 0h320v220H0z" />
      {stage === 3 && (
        <path className="stroke-strahl" d={rays} strokeWidth="9" strokeLinecap="round" />
      )}
      <circle className="fill-sonne" cx="160" cy={y} r="70" />
      {stage > 0 && (
        <path
          className="fill-wolke"
          transform={stage === 3 ? 'translate(236 44)' : 'translate(2 54)'}
          d={cloud}
        />
      )}
      <path className="fill-wiese" d="M0 176c60-30 120-34 180-14s90 12 140-8v70H0z" />
      <path className="fill-wiese-tief" d="M0 196c80-26 200-22 320 2v24H0z" />
      <text
        className="fill-ink font-serif text-[66px] font-semibold"
        x="160"
        y={y + (stage === 0 ? -4 : 16 + stage * 2)}
        textAnchor="middle"
      >
        {step}
      </text>
    </svg>
  )
}
