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
/** For asking whether the thank-you page can be had. */
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
        // Who stops it on the way can go on.
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
    // What the last attempt has said is not said of this one.
    unsay()
    // Held until this code had come (islands/hold-submits.ts), which says so for this moment only.
    const { waited = 0 } = form.dataset
    readFields(form, data, setValue)
    let isValid = false
    await handleSubmit((registration) => {
      isValid = true
      // At once: the draft is withdrawn next, and from then on what is typed is none (draft-form.ts).
      flushSync(() => setSending(true))
      return send(form, registration, textOf(data, trapName), Number(waited))
    })(event)
    if (isValid) return
    busy.current = false
    // Not before: only now react-hook-form tells its errors.
    leadToWrong(form)
  }

  function unsay() {
    say(undefined)
    dispatchEvent(new Event(closeKey))
  }

  /** What stood there has arrived, or has been deleted (draft-form.ts). */
  function beginAnew() {
    clearErrors()
    unsay()
  }

  return { submit, beginAnew, sending, said }
}

/** What comes of one attempt, and a way to ask whether the thank-you page can be had. */
async function attempt(registration: Registration, trap: string, waited: number) {
  const timeoutMs = Math.max(limitMs - waited, pageLimitMs)
  // Asked after the answer, or a little before its time is up.
  let asked: Promise<boolean> | undefined
  const canGo = () => (asked ??= canReach(thanks, pageLimitMs))
  const timer = setTimeout(canGo, timeoutMs - pageLimitMs)
  // A proof would only begin to be computed now.
  const { prove, ...place } = receiver
  const options = { ...place, ...(!waited && { prove }), timeoutMs, source: location.href, trap }
  const result = await submitRegistration(registration, options).finally(() => clearTimeout(timer))
  return { result, canGo }
}

/**
 * Once React has marked the fields, the loader leads to what is wrong, as before this code had come
 * (browser/early-validation.ts).
 */
function useWayToWrong(): (form: HTMLFormElement) => void {
  const [refused, lead] = useState<{ form: HTMLFormElement }>()
  useEffect(() => {
    refused?.form.querySelector('[aria-invalid]')?.dispatchEvent(new Event('invalid'))
  }, [refused])
  return (form) => lead({ form })
}
