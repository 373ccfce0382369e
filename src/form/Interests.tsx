import type { UseFormRegister } from 'react-hook-form'
import { interestKeys, interests, otherInterestsField } from '../registration/fields.ts'
import type { Registration } from '../registration/schema.ts'
import { Icon } from '../ui/Icon.tsx'
import { Option } from '../ui/Option.tsx'

type Props = {
  title: string
  optional: string
  register: UseFormRegister<Registration>
  readOnly: boolean
  /** Only the receiver could refuse the free text. */
  error: string | undefined
}

/** The check boxes, and a field for what they don't name, which Interests.css opens. */
export function Interests({ title, optional, register, readOnly, error }: Props) {
  return (
    <>
      <fieldset>
        <legend className="mb-3 font-semibold text-label/snug">
          {`${title} `}
          <span className="font-normal">{`(${optional})`}</span>
        </legend>
        <div className="grid grid-cols-2 gap-x-6 gap-y-3 max-broad:grid-cols-1">
          {interestKeys.map((key) => (
            <Option key={key} {...register(`interests.${key}`)}>
              {interests[key]}
            </Option>
          ))}
        </div>
      </fieldset>
      <div className="field if-other" {...(error && { 'data-error': '' })}>
        <label htmlFor="feld-otherInterests">
          {`${otherInterestsField.label} `}
          <span className="font-normal">{`(${optional})`}</span>
        </label>
        {error && (
          <span className="error" id="feld-otherInterests-error">
            <Icon name="warning" />
            <span key={error}>{error}</span>
          </span>
        )}
        <textarea
          id="feld-otherInterests"
          className="resize-y"
          rows={3}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'feld-otherInterests-error'}
          {...register('otherInterests')}
        />
      </div>
    </>
  )
}
