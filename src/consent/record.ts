export const consentKey = 'wirkzeit-einwilligung'

/**
 * Version of the question; a new one when the categories change, so that everybody is asked again. A build
 * with analytics has another one: an answer given where no provider was named is no consent to analytics.
 */
const version = () => (import.meta.env.VITE_GA_ID ? '1.1' : '1.0')

/** 12 × 30 days. */
const lifetimeMs = 12 * 30 * 24 * 60 * 60 * 1000

export type Choices = { analytics: boolean; marketing: boolean; external: boolean }

const shape = {
  necessary: 'boolean',
  analytics: 'boolean',
  marketing: 'boolean',
  external: 'boolean',
  timestamp: 'number',
  consentId: 'string',
  version: 'string',
  userAgent: 'string',
}

/**
 * What the visitor has agreed to; undefined when the banner must show: nothing stored, older than
 * 12 months, another version, not our record, a date in the future, or storage that cannot be read.
 * Never throws; logs to the console.
 */
export function readConsent(): Choices | undefined {
  try {
    const record = JSON.parse(localStorage.getItem(consentKey) ?? '0')
    const age = Date.now() - record?.timestamp
    if (
      Object.entries(shape).every(([name, type]) => typeof record?.[name] === type) &&
      record.necessary &&
      record.consentId.startsWith('consent_') &&
      record.version === version() &&
      age >= 0 &&
      age <= lifetimeMs
    )
      return record
  } catch (error) {
    console.warn('[consent]', error)
  }
  return undefined
}

/** Stores the choices with all fields of the record, or forgets them. Never throws; logs to the console. */
export function writeConsent(choices: Choices | undefined): void {
  try {
    if (choices) localStorage.setItem(consentKey, JSON.stringify(recordOf(choices, Date.now())))
    else localStorage.removeItem(consentKey)
  } catch (error) {
    console.warn('[consent]', error)
  }
}

const recordOf = ({ analytics, marketing, external }: Choices, timestamp: number) => ({
  necessary: true,
  analytics,
  marketing,
  external,
  timestamp,
  consentId: `consent_${timestamp}_${Math.random().toString(36).slice(2)}`,
  version: version(),
  userAgent: navigator.userAgent,
})
