import { useSite } from '../site/site-context.ts'

/** Three sizes of all text. Their values are factors that browser/early.ts knows. */
export function TextSize() {
  const { lesekomfort } = useSite().shared
  const sizes = [
    ['', lesekomfort.normal],
    ['1.18', lesekomfort.gross],
    ['1.38', lesekomfort.sehr_gross],
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the title stands beside
    <div role="group" className="sizes" aria-label={lesekomfort.schriftgroesse}>
      {sizes.map(([value, label]) => (
        <button type="button" name="reading" key={value} value={value} aria-pressed={value === ''}>
          {label}
        </button>
      ))}
    </div>
  )
}
