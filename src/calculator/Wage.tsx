import { lastWage } from '../rechner/curve.ts'
import { fields } from '../rechner/fields.ts'
import { readHundredths, writeHundredths } from '../rechner/german-numbers.ts'
import { NumberField } from './NumberField.tsx'
import type { FormProps } from './Refinements.tsx'

const sliderStep = 1_000

/** The wage of a month, typed or by a slider. */
export function Wage({ entries, error, set, leave, words }: FormProps) {
  const wage = readHundredths(entries.lohn ?? '', fields.lohn.limits[1])
  return (
    <NumberField
      id="rechner-lohn"
      name="lohn"
      label={words.lohn}
      value={entries.lohn ?? ''}
      onChange={(text) => set('lohn', text)}
      onLeave={() => leave('lohn')}
      unit={words.euro}
      error={error('lohn')}
    >
      <input
        className="mt-1 h-12 w-full accent-tanne print:hidden"
        type="range"
        min="0"
        max={lastWage}
        step={sliderStep}
        aria-label={words.regler}
        aria-valuetext={`${wage.ok ? writeHundredths(wage.value) : 0} ${words.euro}`}
        // Rounded to a step: a browser that corrects the value itself would restore it over the address's.
        value={wage.ok ? Math.round(Math.min(wage.value, lastWage) / sliderStep) * sliderStep : 0}
        onChange={(event) => set('lohn', writeHundredths(Number(event.currentTarget.value)))}
      />
      <span className="small -mt-2 flex justify-between print:hidden" aria-hidden="true">
        {[0, lastWage].map((end) => (
          <span key={end}>{`${writeHundredths(end)}\u00a0€`}</span>
        ))}
      </span>
    </NumberField>
  )
}
