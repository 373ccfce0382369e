import { afterPress } from '../browser/after-press.ts'
import { readMonth } from '../rechner/german-numbers.ts'
import { control, FieldError } from './NumberField.tsx'
import type { FormProps } from './Refinements.tsx'

/** Month and year of birth, on which the Regelaltersgrenze depends. */
export function Birth({ entries, error, set, leave, words }: FormProps) {
  const wrong = error('jahr')
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-label">{words.geburt}</legend>
      <div className="grid grid-cols-[3fr_2fr] gap-4 max-mini:grid-cols-1">
        <div className="grid gap-1">
          <label htmlFor="rechner-monat">{words.monat}</label>
          <select
            className={control}
            id="rechner-monat"
            name="monat"
            value={readMonth(entries.monat ?? '') ?? ''}
            onChange={(event) => set('monat', event.currentTarget.value)}
          >
            <option value="">–</option>
            {words.monate.split(/\s/).map((name, index) => (
              <option value={index + 1} key={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="grid gap-1">
          <label htmlFor="rechner-jahr">{words.jahr}</label>
          <input
            className={control}
            id="rechner-jahr"
            name="jahr"
            type="text"
            inputMode="numeric"
            autoComplete="bday-year"
            value={entries.jahr ?? ''}
            onChange={(event) => set('jahr', event.currentTarget.value)}
            onBlur={() => afterPress(() => leave('jahr'))}
            onKeyDown={({ key }) => key === 'Enter' && leave('jahr')}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong && 'rechner-jahr-error'}
          />
        </div>
      </div>
      {wrong && (
        <p className="pt-2">
          <FieldError id="rechner-jahr-error" error={wrong} />
        </p>
      )}
    </fieldset>
  )
}
