import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { TextField } from '../registration/fields.ts'
import { Icon } from '../ui/Icon.tsx'

/**
 * A line of text with all that fields.ts says of it; or several lines (`rows`), with name and label alone.
 */
type Shape =
  | (Omit<TextField, 'message' | 'half'> & { rows?: never })
  | (Pick<TextField, 'name' | 'label'> & { rows: number } & {
      [Key in 'type' | 'autocomplete' | 'required' | 'hint' | 'pattern']?: never
    })

type Props = Shape & {
  error: string | undefined
  invalid: boolean
  /** Stands in brackets behind the label: required or optional. */
  note: string
  input: UseFormRegisterReturn
  readOnly?: boolean
  className?: string
  /** Stands below the field. */
  children?: ReactNode
}

/**
 * One text field with label, hint and message. The message is in the page from the start: until
 * React has taken over, `:user-invalid` and the loader show it.
 */
export function Field({
  name,
  label,
  type,
  autocomplete,
  required,
  hint,
  pattern,
  ...props
}: Props) {
  const id = `feld-${name}`
  const Control = props.rows ? 'textarea' : 'input'
  const described = props.invalid ? `${id}-error` : hint && `${id}-hint`
  return (
    <div className={props.className ?? 'field'} {...(props.invalid && { 'data-error': '' })}>
      <label htmlFor={id}>
        {/* Blank and label are one text: Chromium drops a blank that is a text node of its own. */}
        {`${label} `}
        <span className="font-normal">{`(${props.note})`}</span>
      </label>
      {hint && (
        <span className="small" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {props.error && (
        <span className="error" id={`${id}-error`}>
          <Icon name="warning" />
          {/* Keyed: in a translated page React would change a text node that is no longer in the page. */}
          <span key={props.error}>{props.error}</span>
        </span>
      )}
      <Control
        id={id}
        className={props.rows ? 'resize-y' : undefined}
        rows={props.rows}
        {...(type && { type })}
        autoComplete={autocomplete}
        required={required}
        pattern={pattern}
        readOnly={props.readOnly}
        aria-invalid={props.invalid || undefined}
        aria-describedby={described}
        {...props.input}
      />
      {props.children}
    </div>
  )
}
