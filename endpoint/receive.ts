import type { RegistrationRecord } from '../src/registration/record'
import {
  type FieldErrors,
  fields,
  interestKeys,
  otherInterestsField,
  type Registration,
  readRegistration,
} from '../src/registration/schema'

/** What Apps Script tells about a POST. */
export interface Post {
  contents: string
  /** MIME type of the body, with or without parameters. */
  type: string
  /** The first value of each field of a natively posted form. */
  parameter: Record<string, string>
}

export interface Refusal {
  errors: FieldErrors
  /** What no single field is to blame for. */
  message?: string
}

export type Verdict =
  | { kind: 'accepted'; record: RegistrationRecord; stampedHere: boolean }
  | ({ kind: 'refused'; source: string } & Refusal)
  /** The field that people don't see was filled in. */
  | { kind: 'trapped'; source: string }

type Values = Record<string, unknown>

const bodyLimit = 100_000
// People have no limit (specification, section 5); this one is against abuse.
const fieldLimit = 5_000

export const isNativeForm = ({ type }: Pick<Post, 'type'>) =>
  type.startsWith('application/x-www-form-urlencoded')

/** Decides on one POST, by the same rules as the form. */
export function receive(post: Post, now: Date): Verdict {
  if (post.contents.length > bodyLimit)
    return refuse('Ihre Angaben sind zu lang. Bitte kürzen Sie sie.')
  const values = isNativeForm(post) ? post.parameter : parseJson(post.contents)
  if (!values) return refuse('Ihre Angaben sind nicht lesbar angekommen.')

  const source = text(values, 'source').slice(0, fieldLimit)
  if (text(values, 'website') !== '') return { kind: 'trapped', source }

  const result = readRegistration(withDefaults(values))
  const errors = { ...(result.ok ? {} : result.errors), ...lengthErrors(values) }
  if (!result.ok || Object.keys(errors).length > 0) return { kind: 'refused', source, errors }

  const submittedAt = text(values, 'submittedAt')
  const stampedHere = !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(submittedAt)
  return {
    kind: 'accepted',
    stampedHere,
    record: {
      ...result.registration,
      source,
      submittedAt: stampedHere ? now.toISOString() : submittedAt,
    },
  }
}

const refuse = (message: string): Verdict => ({ kind: 'refused', source: '', errors: {}, message })

function parseJson(contents: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(contents)
    return typeof value === 'object' && value !== null ? (value as Values) : undefined
  } catch {
    return undefined
  }
}

/** The one value in either encoding; anything but text counts as absent. */
function text(values: Values, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Optional fields may be absent, and a native form posts nothing for an unticked box. */
function withDefaults(values: Values): Registration {
  const nested = values.interests as Values | null | undefined
  const ticked = (key: string) => nested?.[key] === true || values[`interests.${key}`] === 'on'
  return Object.fromEntries([
    ...textNames.map((name) => [name, text(values, name)]),
    ['interests', Object.fromEntries(interestKeys.map((key) => [key, ticked(key)]))],
  ]) as Registration
}

const textNames = [...fields.map(({ name }) => name), otherInterestsField.name]

function lengthErrors(values: Values): FieldErrors {
  const tooLong = textNames.filter((name) => text(values, name).length > fieldLimit)
  const message = `Bitte kürzen Sie diese Angabe auf höchstens ${fieldLimit} Zeichen`
  return Object.fromEntries(tooLong.map((name) => [name, message]))
}
