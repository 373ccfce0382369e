import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { TextField } from '../registration/fields.ts'
import { Icon } from '../ui/Icon.tsx'

/** One line; or several, of which there is one field. */
type Shape =
  | (Omit<TextField, 'message' | 'half'> & { rows?: never })
  | (Pick<TextField, 'name' | 'label'> & { rows: number } & {
      [Key in 'type' | 'autocomplete' | 'required' | 'hint' | 'pattern']?: never
    })

type Props = Shape & {
  error: string | undefined
  invalid: boolean
  /** Behind the label: whether it may stay empty. */
  note: string
  input: UseFormRegisterReturn
  readOnly?: boolean
  className?: string
  /** Stands behind the field. */
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
        {/* One text each: for Chromium a space of its own is none between two words. */}
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
          {/* A new element for new words: in the nodes of a translated page they would not show. */}
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
