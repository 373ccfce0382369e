import { trapName } from './fields.ts'
import type { Registration } from './schema.ts'

/** The body of the request: the form's values, and the time and page of the submission. */
export interface RegistrationRecord extends Registration {
  /** ISO 8601, UTC. */
  submittedAt: string
  /** Address of the page that the visitor submitted from. */
  source: string
  /** The value of the trap for robots. Absent if it was empty. */
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
