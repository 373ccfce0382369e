import { useEffect, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { type FieldName, fields, trapName } from '../registration/fields.ts'
import { prepareProof } from '../registration/proofs.ts'
import { type Registration, readRegistration } from '../registration/schema.ts'
import { Button } from '../ui/Button.tsx'
import { RichText, type SafeHtml } from '../ui/RichText.tsx'
import { EmailProposal } from './EmailProposal.tsx'
import { Field } from './Field.tsx'
import { Interests } from './Interests.tsx'
import { Said } from './Said.tsx'
import { useSubmission } from './use-submission.ts'

export { mount } from '../islands/mount.ts'

type Props = {
  /** HTML attribute for browsers without script. */
  action: string
  source: string
  texts: {
    interests: string
    optional: string
    required: string
    consent: SafeHtml
    submit: string
    sending: string
    otherWay: SafeHtml
    proposal: { ask: string; accept: string }
  }
  /** Fields that the browser had marked as wrong before React was there. */
  early?: FieldName[]
}

type Definition = (typeof fields)[number]

/** Two neighbouring fields with `half` share a row. */
const rows: Definition[][] = []
for (const field of fields) {
  const last = rows.at(-1)
  if (field.half && last?.length === 1 && last[0]?.half) last.push(field)
  else rows.push([field])
}

const resolver: Resolver<Registration> = (values) => {
  const result = readRegistration(values)
  if (result.ok) return { values: result.registration, errors: {} }
  const errors = Object.entries(result.errors).map(([name, message]) => [name, { message }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Registration> }
}

/** Computes the proof of work while the visitor fills in the form, so that it is there at the submit. */
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => prepareProof())
  else setTimeout(prepareProof)
}

/**
 * The registration form. No `defaultValues`: react-hook-form then reads each field as it finds it,
 * so what was typed before waking stays.
 */
export function RegistrationForm({ action, source, texts, early: found = [] }: Props) {
  const form = useForm<Registration>({ resolver, shouldFocusError: false })
  const { register, trigger, formState } = form
  const { submit, beginAnew, sending, said } = useSubmission(form)
  const [awake, setAwake] = useState(false)
  const [early, setEarly] = useState(found)

  useEffect(whenIdle, [])
  useEffect(() => {
    setAwake(true)
    // Read once more: a press may have marked more fields while React was hydrating.
    const wrong = fromDom(document.body).early ?? []
    if (wrong.length === 0) return
    setEarly(wrong)
    // In a task of its own: the first validation takes a seventh of the time of waking.
    setTimeout(() => void trigger(wrong).then(() => setEarly([])))
  }, [trigger])

  const field = ({ name, message, ...definition }: Definition) => {
    const error = formState.errors[name]?.message
    return (
      <Field
        key={name}
        name={name}
        {...definition}
        error={error ?? message}
        invalid={error !== undefined || early.includes(name)}
        note={definition.required ? texts.required : texts.optional}
        // Before the first submit react-hook-form does not validate changes; an earlier message must go.
        input={register(name, { onChange: () => error && trigger(name) })}
        readOnly={sending}
      >
        {name === 'email' && <EmailProposal field={`feld-${name}`} {...texts.proposal} />}
      </Field>
    )
  }

  return (
    <form
      className="form grid gap-6"
      action={action}
      method="post"
      acceptCharset="utf-8"
      noValidate={awake}
      onSubmit={submit}
      onReset={beginAnew}
      // While sending, fields are read-only; check boxes cannot be, so their clicks are cancelled.
      onClickCapture={(event) => {
        if (sending && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
      {...(sending && { 'data-sending': '' })}
    >
      {rows.map((row) =>
        row.length === 1 ? (
          row.map(field)
        ) : (
          <div
            className="grid grid-cols-2 items-end gap-x-6 gap-y-6 max-broad:grid-cols-1"
            key={row[0]?.name}
          >
            {row.map(field)}
          </div>
        ),
      )}
      <Interests
        title={texts.interests}
        optional={texts.optional}
        register={register}
        readOnly={sending}
        error={formState.errors.otherInterests?.message}
      />
      <div className="trap sr-only" aria-hidden="true">
        <label htmlFor={`feld-${trapName}`}>Bitte frei lassen</label>
        <input
          type="text"
          id={`feld-${trapName}`}
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name="source" value={source} />
      <RichText html={texts.consent} />
      <div className="print:hidden">
        <Button type="submit" disabled={sending}>
          <span className="in-data-held:hidden in-data-sending:hidden">{texts.submit}</span>{' '}
          <span className="in-data-held:inline in-data-sending:inline hidden">{texts.sending}</span>
        </Button>
      </div>
      <p className="sr-only" role="status">
        {sending && texts.sending}
      </p>
      <Said flash={said} otherWay={texts.otherWay} />
    </form>
  )
}

export function fromDom(root: HTMLElement): Partial<Props> {
  const wrong = '[data-error] :is(input, textarea)'
  const userInvalid = CSS.supports('selector(:user-invalid)') ? ', input:user-invalid' : ''
  const inputs = root.querySelectorAll<HTMLInputElement>(wrong + userInvalid)
  // Hydrating, React keeps the attributes it finds, so they must already be what it is about to render.
  for (const input of inputs) {
    input.closest('.field')?.setAttribute('data-error', '')
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', `${input.id}-error`)
  }
  return { early: [...inputs].map(({ name }) => name as FieldName) }
}
