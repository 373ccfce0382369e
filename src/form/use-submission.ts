import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { type FieldName, trapName } from '../registration/fields.ts'
import { type Flash, flashes, flashTarget } from '../registration/flash.ts'
import { closeKey } from '../registration/flash-flag.ts'
import { keepSending, tellWhatWaits } from '../registration/keep-sending.ts'
import { focusNotice, showNotice } from '../registration/notice.ts'
import { canReach } from '../registration/own-server.ts'
import { prepareProof } from '../registration/proofs.ts'
import { receiver } from '../registration/receiver.ts'
import type { FieldErrors, Registration } from '../registration/schema.ts'
import { submitRegistration } from '../registration/submit.ts'
import { readFields, textOf } from './read-fields.ts'

const thanks = '/danke'
/** No visitor waits longer. */
const limitMs = 10_000
/** For asking whether the thank-you page can be reached. */
const pageLimitMs = 3_000
const nextTryMs = 5_000

/**
 * Idle, sending, and then the thank-you page; or the form again, with what is to be `said` there
 * (R3, R5).
 */
export function useSubmission({
  handleSubmit,
  setError,
  clearErrors,
  setValue,
  reset,
}: UseFormReturn<Registration>) {
  const [sending, setSending] = useState(false)
  const [said, say] = useState<Flash>()
  const busy = useRef(false)
  const leadToWrong = useWayToWrong()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  function rest() {
    clearTimeout(leaving.current)
    busy.current = false
    setSending(false)
    prepareProof()
  }

  useEffect(() => {
    // Back from the thank-you page by the browser's cache: the form is idle again.
    const restored = (event: PageTransitionEvent) => event.persisted && rest()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])

  async function send(
    form: HTMLFormElement,
    registration: Registration,
    trap: string,
    waited: number,
  ) {
    try {
      const { result, canGo } = await attempt(registration, trap, waited)
      if (typeof result === 'object') showRefusal(form, result.refused)
      else if (result === 'paused') say({ ...flashes.paused })
      else if (await canGo()) {
        location.assign(flashTarget(result, thanks))
        // If the visitor stops the navigation, the form works again after a while.
        leaving.current = setTimeout(rest, limitMs)
        return
      } else sayHere(result)
    } catch (error) {
      console.error(error)
      say({ ...flashes.failed })
    }
    rest()
  }

  /** Without network the browser would show its own error page instead of ours. */
  function sayHere(result: 'sent' | 'kept') {
    // What is only kept stays in the form, where it can be seen; sent again it is the same.
    if (result === 'sent') reset()
    say({ ...flashes[result] })
    if (result === 'sent') showNotice('arrived')
    else tellWhatWaits()
    focusNotice()
    // Not every browser tells when the network is back.
    if (result === 'kept') setTimeout(() => void keepSending(() => {}, false), nextTryMs)
  }

  function showRefusal(form: HTMLFormElement, errors: FieldErrors) {
    for (const [name, message] of Object.entries(errors) as [FieldName, string][])
      setError(name, { message })
    leadToWrong(form)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const form = event.currentTarget
    const data = new FormData(form)
    // Takes away what was said of the attempt before.
    unsay()
    // Set only during this event, by islands/hold-submits.ts, if the submit was held for this code.
    const { waited = 0 } = form.dataset
    readFields(form, data, setValue)
    let isValid = false
    await handleSubmit((registration) => {
      isValid = true
      // Synchronously: from the next step on, what is typed is not kept as a draft (draft-form.ts).
      flushSync(() => setSending(true))
      return send(form, registration, textOf(data, trapName), Number(waited))
    })(event)
    if (isValid) return
    busy.current = false
    // Only now react-hook-form has rendered its errors.
    leadToWrong(form)
  }

  function unsay() {
    say(undefined)
    dispatchEvent(new Event(closeKey))
  }

  /** After a reset: the registration has arrived, or the visitor has deleted it (draft-form.ts). */
  function beginAnew() {
    clearErrors()
    unsay()
  }

  return { submit, beginAnew, sending, said }
}

/** The result of one attempt, and a function that asks whether the thank-you page can be reached. */
async function attempt(registration: Registration, trap: string, waited: number) {
  const timeoutMs = Math.max(limitMs - waited, pageLimitMs)
  // Asked after the answer, or `pageLimitMs` before the time is up, whichever comes first.
  let asked: Promise<boolean> | undefined
  const canGo = () => (asked ??= canReach(thanks, pageLimitMs))
  const timer = setTimeout(canGo, timeoutMs - pageLimitMs)
  // After a held submit there is no time to compute a proof.
  const { prove, ...place } = receiver
  const options = { ...place, ...(!waited && { prove }), timeoutMs, source: location.href, trap }
  const result = await submitRegistration(registration, options).finally(() => clearTimeout(timer))
  return { result, canGo }
}

/**
 * Moves the focus to what is wrong, once React has marked the fields: the event `invalid` makes the loader do
 * it, as before the island was awake (browser/early-validation.ts).
 */
function useWayToWrong(): (form: HTMLFormElement) => void {
  const [refused, lead] = useState<{ form: HTMLFormElement }>()
  useEffect(() => {
    refused?.form.querySelector('[aria-invalid]')?.dispatchEvent(new Event('invalid'))
  }, [refused])
  return (form) => lead({ form })
}
