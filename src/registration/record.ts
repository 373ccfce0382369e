import { interestKeys, textNames, trapName } from './fields.ts'
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

export function toRecord(
  registration: Registration,
  submittedAt: Date,
  source: string,
  trap = '',
): RegistrationRecord {
  const { interests } = registration
  return {
    ...pick(textNames, (name) => registration[name]),
    interests: pick(interestKeys, (key) => interests[key]),
    submittedAt: submittedAt.toISOString(),
    source,
    ...(trap && { [trapName]: trap }),
  }
}

const pick = <Key extends string, Value>(keys: readonly Key[], read: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>
