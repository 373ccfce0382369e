import { type InterestKey, interestKeys, textNames, trapName } from '../src/registration/fields.ts'
import type { RegistrationRecord } from '../src/registration/record.ts'
import { type FieldErrors, readRegistration } from '../src/registration/schema.ts'
import { noteLimit } from './note-size.ts'
import { isNativeForm, type Post } from './post.ts'
import { isRehearsal } from './rehearsal.ts'

export interface Refusal {
  errors: FieldErrors
  /** What is wrong with the submission as a whole. */
  message?: string
}

interface Accepted {
  record: RegistrationRecord
  /** The whole post as it came; only if the trap for robots is filled in. */
  suspect?: string
}

/** An accepted registration, with what storing it needs. */
export interface Submission extends Accepted {
  /** A valid proof of work, or empty. */
  proof: string
  /** A hash of the data, the same whenever and from wherever it is sent. */
  content: string
}

export type Verdict =
  | ({ kind: 'accepted' } & Accepted)
  /** Valid, but sent only to try the way here; not stored (rehearsal.ts). */
  | { kind: 'rehearsal' }
  | ({ kind: 'refused' } & Refusal)

type Values = Record<string, unknown>

// The form sets no limits (R7), so long texts are accepted. This is more than a person types, and than a
// browser stores for a second attempt.
const bodyLimit = 6_000_000
const sourceLimit = 2_000

const tooLong = 'Ihre Angaben sind zu lang. Bitte kürzen Sie sie.'
const unreadable = 'Diese Angabe ist nicht lesbar angekommen'

/**
 * Decides on one POST, by the same rules as the form: what the form accepts is accepted. Keys that
 * are no field are ignored, so that site and receiver can change one after the other.
 */
export function receive(post: Post, now: Date): Verdict {
  const isForm = isNativeForm(post)
  if (lengthOf(post) > bodyLimit) return refuse(tooLong)
  const values = isForm ? post.parameter : parseJson(post.contents)
  if (!values) return refuse('Ihre Angaben sind nicht lesbar angekommen.')

  const interests = isForm ? tickedBoxes(values) : nestedInterests(values)
  const result = readRegistration({ ...texts(values), interests: interests ?? {} })
  const errors = { ...(result.ok ? {} : result.errors), ...typeErrors(values, interests) }
  if (!result.ok || Object.keys(errors).length > 0) return { kind: 'refused', errors }

  if (isRehearsal(result.registration)) return { kind: 'rehearsal' }
  const suspect = isForm ? JSON.stringify(values) : post.contents
  const isSuspect = !isBlank(own(values, trapName))
  if (isSuspect && suspect.length > noteLimit) return refuse(tooLong)

  const submittedAt = textOf(values, 'submittedAt')
  return {
    kind: 'accepted',
    ...(isSuspect && { suspect }),
    record: {
      ...result.registration,
      source: textOf(values, 'source').slice(0, sourceLimit),
      submittedAt: isTime(submittedAt) ? submittedAt : now.toISOString(),
    },
  }
}

const refuse = (message: string): Verdict => ({ kind: 'refused', errors: {}, message })

/** Characters as typed: the encoding of a form takes up to nine for one. */
const lengthOf = (post: Post) =>
  isNativeForm(post) ? Object.values(post.parameter).join('').length : post.contents.length

function parseJson(contents: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(contents)
    return typeof value === 'object' && value !== null ? (value as Values) : undefined
  } catch {
    return undefined
  }
}

/** An own property: inherited ones like `constructor` were not sent by anybody. */
const own = (values: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(values, name)?.value

const isAbsent = (value: unknown) => value === undefined || value === null
const isBlank = (value: unknown) => isAbsent(value) || value === '' || value === false

function textOf(values: Values, name: string): string {
  const value = own(values, name)
  return typeof value === 'string' ? value : ''
}

const texts = (values: Values) =>
  Object.fromEntries(textNames.map((name) => [name, textOf(values, name)]))

type Ticked = Record<InterestKey, unknown>

const eachInterest = (read: (key: InterestKey) => unknown) =>
  Object.fromEntries(interestKeys.map((key) => [key, read(key)])) as Ticked

/**
 * A native form posts `on` for a ticked box and nothing for the others. Browsers without `:has` always
 * show the field for other interests, so its text counts as a tick.
 */
const tickedBoxes = (values: Values) =>
  eachInterest(
    (key) =>
      own(values, `interests.${key}`) === 'on' ||
      (key === 'other' && textOf(values, 'otherInterests').trim() !== ''),
  )

/** The boxes of a JSON body; undefined when `interests` is no object. */
function nestedInterests(values: Values): Ticked | undefined {
  const nested = own(values, 'interests') ?? {}
  if (typeof nested !== 'object' || Array.isArray(nested)) return undefined
  return eachInterest((key) => own(nested, key) ?? false)
}

/** Errors for values of a wrong type, which would be lost if they were ignored. */
function typeErrors(values: Values, interests: Ticked | undefined): FieldErrors {
  const isText = (name: string) =>
    isAbsent(own(values, name)) || typeof own(values, name) === 'string'
  const wrong: (keyof FieldErrors)[] = textNames.filter((name) => !isText(name))
  const areBoxes =
    interests && Object.values(interests).every((value) => typeof value === 'boolean')
  if (!areBoxes) wrong.push('interests')
  return Object.fromEntries(wrong.map((name) => [name, unreadable]))
}

/**
 * Whether `text` is a time in ISO 8601 and UTC, as the site sends it; wrong clocks may give years beyond
 * 9999.
 */
const isTime = (text: string) =>
  /^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text) &&
  !Number.isNaN(Date.parse(text))
