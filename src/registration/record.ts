import { type InterestKey, interestKeys, type Registration } from './schema'

/** The body of the submission: exactly the fields of the specification, section 7. */
export interface RegistrationRecord extends Registration {
  /** ISO 8601, UTC. */
  submittedAt: string
  /** Address of the page that the visitor submitted from. */
  source: string
}

export function toRecord(
  registration: Registration,
  submittedAt: Date,
  source: string,
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
  }
}
