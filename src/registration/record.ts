import { type InterestKey, interestKeys, type Registration, trapName } from './schema.ts'

/** The body of the submission: what the form asks for, time and address (R2 compares them). */
export interface RegistrationRecord extends Registration {
  /** ISO 8601, UTC. */
  submittedAt: string
  /** Address of the page that the visitor submitted from. */
  source: string
  /** What stood in the field that people don't see. Absent if nothing did. */
  [trapName]?: string
}

export function toRecord(
  registration: Registration,
  submittedAt: Date,
  source: string,
  trap = '',
): RegistrationRecord {
  const { firstName, lastName, email, phone, city, lastJob, originalJob } = registration
  return {
    firstName,
    lastName,
    email,
    phone,
    city,
    lastJob,
    originalJob,
    interests: Object.fromEntries(
      interestKeys.map((key) => [key, registration.interests[key]]),
    ) as Record<InterestKey, boolean>,
    otherInterests: registration.otherInterests,
    submittedAt: submittedAt.toISOString(),
    source,
    ...(trap && { [trapName]: trap }),
  }
}
