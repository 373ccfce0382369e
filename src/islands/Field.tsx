import type { UseFormRegisterReturn } from 'react-hook-form'
import type { TextField } from '../registration/schema'
import { Icon } from '../ui/Icon'

type Props = Omit<TextField, 'message'> & {
  error: string | undefined
  invalid: boolean
  optional: string
  input: UseFormRegisterReturn
}

/**
 * One text field with label, hint and message. The message is in the page from the start: until
 * React has taken over, `:user-invalid` and the loader show it.
 */
export function Field({ name, label, type, autocomplete, required, hint, ...props }: Props) {
  const id = `feld-${name}`
  const described = props.invalid ? `${id}-error` : hint && `${id}-hint`
  return (
    <div className="field" {...(props.invalid && { 'data-error': '' })}>
      <label htmlFor={id}>
        {label} {!required && <span className="font-normal">({props.optional})</span>}
      </label>
      {hint && (
        <span className="small" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {props.error && (
        <span className="error" id={`${id}-error`}>
          <Icon name="warning" />
          {props.error}
        </span>
      )}
      <input
        id={id}
        type={type}
        autoComplete={autocomplete}
        required={required}
        aria-invalid={props.invalid || undefined}
        aria-describedby={described}
        {...props.input}
      />
    </div>
  )
}
