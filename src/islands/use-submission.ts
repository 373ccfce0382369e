import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Flash, flashes, flashTarget } from '../registration/flash'
import { receiver } from '../registration/receiver'
import type { FieldErrors, FieldName, Registration } from '../registration/schema'
import { canReach } from '../registration/site'
import { submitRegistration } from '../registration/submit'

const thanks = '/danke'
/** No visitor waits longer. */
const limitMs = 10_000

type Form = Pick<UseFormReturn<Registration>, 'handleSubmit' | 'setError' | 'reset'>

/**
 * Idle, sending, and then the thank-you page; or the form again, with what is to be `said` there
 * (specification, sections 4 and 8).
 */
export function useSubmission({ handleSubmit, setError, reset }: Form) {
  const [sending, setSending] = useState(false)
  const [said, say] = useState<Flash>()
  const busy = useRef(false)

  function rest() {
    busy.current = false
    setSending(false)
  }

  useEffect(() => {
    // Back from the thank-you page by the browser's cache: the form is idle again.
    const restored = (event: PageTransitionEvent) => event.persisted && rest()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])

  async function send(registration: Registration) {
    const reachable = canReach(thanks, limitMs)
    try {
      const options = { ...receiver, timeoutMs: limitMs, source: location.href }
      const result = await submitRegistration(registration, options)
      if (typeof result === 'object') showRefusal(result.refused)
      else if (result === 'sent' || (await reachable))
        return location.assign(flashTarget(result, thanks))
      else {
        // Without network the browser would show its own error page instead of ours.
        reset()
        say({ ...flashes.kept })
      }
    } catch (error) {
      console.error(error)
      say({ ...flashes.failed })
    }
    rest()
  }

  function showRefusal(errors: FieldErrors) {
    const [first, ...others] = Object.entries(errors) as [FieldName, string][]
    for (const [name, message] of first ? [...others, first] : [])
      setError(name, { message }, { shouldFocus: name === first?.[0] })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const trap = new FormData(event.currentTarget).get('website')
    if (trap) return location.assign(flashTarget('sent', thanks))
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

  return { submit, sending, said }
}
