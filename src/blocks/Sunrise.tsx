/** The sun at the height of a step, its number inside: dawn, morning, noon, bright day. */
const skies = ['#f7bd8f', '#cfe6ee', '#bfe0ee', '#a3d2e8']
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
    <svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={skies[stage]} d="M0 0h320v220H0z" />
      {stage === 3 && <path d={rays} stroke="#ffe38f" strokeWidth="9" strokeLinecap="round" />}
      <circle cx="160" cy={y} r="70" fill="#ffc93c" />
      {stage > 0 && (
        <path
          transform={stage === 3 ? 'translate(236 44)' : 'translate(2 54)'}
          d={cloud}
          fill="#fffdf7"
        />
      )}
      <path d="M0 176c60-30 120-34 180-14s90 12 140-8v70H0z" fill="#5e9f63" />
      <path d="M0 196c80-26 200-22 320 2v24H0z" fill="#2f7d5b" />
      <text x="160" y={y + (stage === 0 ? -4 : 16 + stage * 2)} textAnchor="middle" fill="#10292f">
        {step}
      </text>
    </svg>
  )
}
