/** The mark: half a sun over a line. */
export function Logo({ line = '#0b4f4a' }: { line?: string }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <path d="M8 30a14 14 0 0 1 28 0z" fill="#ffc93c" />
      <path d="M3 35h38" stroke={line} strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M22 10V4M8.5 17 4 12.5M35.5 17 40 12.5"
        stroke="#ffc93c"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
