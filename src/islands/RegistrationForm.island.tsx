import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { flashes, flashTarget } from '../registration/flash'
import { receiver } from '../registration/receiver'
import { type FieldName, fields, type Registration, readRegistration } from '../registration/schema'
import { submitRegistration } from '../registration/submit'
import { Button } from '../ui/Button'
import { RichText } from '../ui/RichText'
import { Field } from './Field'
import { Interests } from './Interests'
import { showToast, ToastArea } from './ToastArea'

type Props = {
  /** HTML attribute for browsers without script. */
  action: string
  source: string
  texts: {
    interests: string
    optional: string
    consent: string
    submit: string
    sending: string
    otherWay: string
    close: string
  }
  /** Fields that the browser had marked as wrong before React was there. */
  early?: FieldName[]
}

const rows: FieldName[][] = [
  ['firstName', 'lastName'],
  ['email'],
  ['phone'],
  ['city', 'lastJob'],
  ['originalJob'],
]

const resolver: Resolver<Registration> = (values) => {
  const result = readRegistration(values)
  if (result.ok) return { values: result.registration, errors: {} }
  const errors = Object.entries(result.errors).map(([name, message]) => [name, { message }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Registration> }
}

/**
 * The registration form. No `defaultValues`: react-hook-form then reads each field as it finds it,
 * so what was typed before waking stays. Long because all states of the form meet here.
 */
export function RegistrationForm({ action, source, texts, early: found = [] }: Props) {
  const { register, handleSubmit, setError, trigger, formState } = useForm<Registration>({
    resolver,
  })
  const [awake, setAwake] = useState(false)
  const [early, setEarly] = useState(found)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(0)
  const busy = useRef(false)
  const otherWay = useRef<HTMLDivElement>(null)

  useEffect(() => {
    setAwake(true)
    if (found.length > 0) void trigger(found).then(() => setEarly([]))
    // Back from /danke by the browser's cache: the form is idle again.
    const restored = (event: PageTransitionEvent) => event.persisted && rest()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [found, trigger])

  useEffect(() => {
    if (failed === 0) return
    showToast(flashes.failed, texts.close)
    // The button lost the focus while it was disabled; the other way must not lie under the toast.
    otherWay.current?.focus({ preventScroll: true })
    otherWay.current?.scrollIntoView({ block: 'center' })
  }, [failed, texts.close])

  function rest() {
    busy.current = false
    setSending(false)
  }

  async function send(registration: Registration) {
    try {
      const result = await submitRegistration(registration, { ...receiver, source: location.href })
      if (typeof result === 'string') return location.assign(flashTarget(result, '/danke'))
      const [first, ...others] = Object.entries(result.refused) as [FieldName, string][]
      if (!first) throw new Error(result.message)
      for (const [name, message] of [...others, first])
        setError(name, { message }, { shouldFocus: name === first[0] })
    } catch (error) {
      console.error(error)
      setFailed((times) => times + 1)
    }
    rest()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const trap = new FormData(event.currentTarget).get('website')
    if (trap) return location.assign(flashTarget('sent', '/danke'))
    await handleSubmit(
      (registration) => {
        setSending(true)
        return send(registration)
      },
      () => {
        busy.current = false
      },
    )(event)
  }

  const field = (name: FieldName) => {
    const definition = fields.find((each) => each.name === name)
    if (!definition) throw new Error(`no field ${name}`)
    const error = formState.errors[name]?.message
    return (
      <Field
        key={name}
        {...definition}
        error={error ?? definition.message}
        invalid={error !== undefined || early.includes(name)}
        optional={texts.optional}
        // Before the first submit react-hook-form checks no change; a message from before must go.
        input={register(name, { onChange: () => error && trigger(name) })}
      />
    )
  }

  return (
    <form
      className="form"
      action={action}
      method="post"
      acceptCharset="utf-8"
      noValidate={awake}
      onSubmit={submit}
      {...(sending && { 'data-sending': '' })}
    >
      {rows.map((row) =>
        row.length === 1 ? (
          row.map(field)
        ) : (
          <div className="pair" key={row[0]}>
            {row.map(field)}
          </div>
        ),
      )}
      <Interests
        title={texts.interests}
        optional={texts.optional}
        register={register}
        error={formState.errors.otherInterests?.message}
      />
      <div className="trap" aria-hidden="true">
        <label htmlFor="feld-website">Bitte frei lassen</label>
        <input type="text" id="feld-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="source" value={source} />
      <RichText html={texts.consent} />
      <div>
        <Button type="submit" disabled={sending}>
          <span className="idle">{texts.submit}</span>
          <span className="sending">{texts.sending}</span>
        </Button>
      </div>
      {failed > 0 && (
        <>
          <div role="alert" tabIndex={-1} ref={otherWay}>
            <RichText html={texts.otherWay} />
          </div>
          <ToastArea close={texts.close} />
        </>
      )}
    </form>
  )
}

export function fromDom(root: HTMLElement): Partial<Props> {
  const wrong = '[data-error] :is(input, textarea)'
  const userInvalid = CSS.supports('selector(:user-invalid)') ? ', input:user-invalid' : ''
  const inputs = root.querySelectorAll<HTMLInputElement>(wrong + userInvalid)
  // React leaves attributes as it finds them, so they must say what it is about to render.
  for (const input of inputs) {
    input.closest('.field')?.setAttribute('data-error', '')
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', `${input.id}-error`)
  }
  return { early: [...inputs].map(({ name }) => name as FieldName) }
}
