import { trapName } from './fields.ts'
import type { Registration } from './schema.ts'

/** The body of the submission: what the form asks for, time and address (R2 compares them). */
export interface RegistrationRecord extends Registration {
  /** ISO 8601, UTC. */
  submittedAt: string
  /** Address of the page that the visitor submitted from. */
  source: string
  /** What stood in the field that people don't see. Absent if nothing did. */
  [trapName]?: string
}

export const toRecord = (
  registration: Registration,
  submittedAt: Date,
  source: string,
  trap = '',
): RegistrationRecord => ({
  ...registration,
  submittedAt: submittedAt.toISOString(),
  source,
  ...(trap && { [trapName]: trap }),
})
