import type { UseFormRegister } from 'react-hook-form'
import { interestKeys, interests, otherInterestsField } from '../registration/fields.ts'
import type { Registration } from '../registration/schema.ts'
import { Option } from '../ui/Option.tsx'
import { Field } from './Field.tsx'

type Props = {
  title: string
  optional: string
  register: UseFormRegister<Registration>
  readOnly: boolean
  /** Of the free text, which only the receiver can object to. */
  error: string | undefined
}

/** The check boxes, and a field for other interests, which Interests.css shows with the last box. */
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
      <Field
        className="field if-other"
        {...otherInterestsField}
        rows={3}
        error={error}
        invalid={error !== undefined}
        note={optional}
        input={register('otherInterests')}
        readOnly={readOnly}
      />
    </>
  )
}
