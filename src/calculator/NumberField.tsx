import type { ReactNode } from 'react'
import { afterPress } from '../browser/after-press.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  id: string
  name?: string
  label: string
  value: string
  onChange: (text: string) => void
  onLeave: () => void
  hint?: string | undefined
  /** What is wrong with the value. */
  error?: string | undefined
  /** Behind the field. */
  unit?: string | undefined
  isShort?: boolean
  children?: ReactNode
}

export const control =
  'min-h-15 w-full rounded-field border-2 border-line-strong bg-weiss px-4 font-sans text-label aria-invalid:border-3 aria-invalid:border-fehler'

type ErrorProps = { id: string; error: string | undefined }

export function FieldError({ id, error }: ErrorProps) {
  if (!error) return null
  return (
    <span className="flex items-center gap-2 font-semibold text-fehler" id={id}>
      <Icon name="warning" />
      {/* Keyed: in a translated page React would change a text node that is no longer in the page. */}
      <span key={error}>{error}</span>
    </span>
  )
}

/** A field for a number as people write it; the keyboard of phones shows digits. */
export function NumberField({ id, label, hint, error, unit, isShort, children, ...field }: Props) {
  const { onChange, onLeave, value, ...rest } = field
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-2">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="small" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <span className={isShort ? 'flex max-w-56 items-center gap-3' : 'flex items-center gap-3'}>
        <input
          className={control}
          id={id}
          type="text"
          inputMode="decimal"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => afterPress(onLeave)}
          // Enter ends the entry as well: there is no form that it could submit.
          onKeyDown={({ key }) => key === 'Enter' && onLeave()}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...rest}
        />
        {unit && (
          <span className="flex-none" aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      <FieldError id={`${id}-error`} error={error} />
      {children}
    </div>
  )
}
