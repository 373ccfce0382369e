type Line = 'stroke-tanne' | 'stroke-weiss'

/** The mark: half a sun over a line. */
export function Logo({ line }: { line: Line }) {
  return (
    <svg
      className="size-11 flex-none max-narrow:hidden max-wide:size-9"
      viewBox="0 0 44 44"
      strokeWidth="4.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M8 30a14 14 0 0 1 28 0z" className="fill-sonne" />
      <path d="M3 35h38" className={line} />
      <path d="M22 10V4M8.5 17 4 12.5M35.5 17 40 12.5" className="stroke-sonne" />
    </svg>
  )
}
