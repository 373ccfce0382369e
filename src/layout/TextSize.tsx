import { useSite } from '../site/site-context.ts'

/**
 * The buttons for three text sizes. browser/early.ts applies the values as factors and sets
 * `aria-pressed`.
 */
export function TextSize() {
  const { lesekomfort } = useSite().shared
  const sizes = [
    ['', lesekomfort.normal],
    ['1.18', lesekomfort.gross],
    ['1.38', lesekomfort.sehr_gross],
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the title stands beside
    <div
      role="group"
      className="flex min-w-0 flex-wrap gap-2"
      aria-label={lesekomfort.schriftgroesse}
    >
      {sizes.map(([value, label]) => (
        <button
          className="min-h-12 cursor-pointer rounded-button border-3 border-tanne bg-weiss px-3 py-1 font-semibold nth-2:text-label nth-3:text-lead text-small/tight text-tanne hover:bg-gras aria-pressed:bg-tanne aria-pressed:text-weiss forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:[outline-offset:-7px]"
          type="button"
          name="reading"
          key={value}
          value={value}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
