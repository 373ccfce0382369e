import type { RegistrationRecord } from '../src/registration/record.ts'

const freshMs = 10 * 60 * 1000

/** Whether the operator takes no new registrations at present: `REGISTRIERUNG` is `pausiert`. */
export const isPaused = (setting: string | null | undefined) =>
  setting?.trim().toLowerCase() === 'pausiert'

/**
 * Whether somebody has just pressed the button. What was sent earlier, or by a clock that is wrong,
 * has waited on a device, was promised to be kept there, and is taken during a pause as well.
 */
export const isFresh = ({ submittedAt }: RegistrationRecord, now: Date) =>
  !(Math.abs(now.getTime() - Date.parse(submittedAt)) >= freshMs)
