import type { UseFormRegister } from 'react-hook-form'
import { interestKeys, interests, otherInterestsField } from '../registration/fields.ts'
import type { Registration } from '../registration/schema.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  title: string
  optional: string
  register: UseFormRegister<Registration>
  /** Only the receiver could refuse the free text. */
  error: string | undefined
}

/** The check boxes, and a field for what they don't name, which styles/form.css opens. */
export function Interests({ title, optional, register, error }: Props) {
  return (
    <>
      <fieldset className="set">
        <legend>
          {title} <span className="optional">({optional})</span>
        </legend>
        <div className="options">
          {interestKeys.map((key) => (
            <label className="option" key={key}>
              <input type="checkbox" {...register(`interests.${key}`)} />
              {interests[key]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field other" {...(error && { 'data-error': '' })}>
        <label htmlFor="feld-otherInterests">
          {otherInterestsField.label} <span className="optional">({optional})</span>
        </label>
        {error && (
          <span className="error" id="feld-otherInterests-error">
            <Icon name="warning" />
            <span key={error}>{error}</span>
          </span>
        )}
        <textarea
          id="feld-otherInterests"
          rows={3}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'feld-otherInterests-error'}
          {...register('otherInterests')}
        />
      </div>
    </>
  )
}
