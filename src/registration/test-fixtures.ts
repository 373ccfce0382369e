import { type FieldName, fields, type InterestKey, interestKeys } from './fields.ts'
import type { Registration } from './schema.ts'

/** A valid registration for tests. */
export function exampleRegistration(changes: Partial<Registration> = {}): Registration {
  const least = fields.map(({ name, required }) => [name, required ? 'Beispiel' : ''])
  return {
    ...(Object.fromEntries(least) as Record<FieldName, string>),
    otherInterests: '',
    firstName: 'Jürgen',
    lastName: 'Größmann',
    email: 'juergen@example.org',
    phone: '+49 30 123456',
    city: 'Köln',
    lastJob: 'Bäckermeister',
    interests: ticked('social'),
    ...changes,
  }
}

export function ticked(...keys: InterestKey[]): Registration['interests'] {
  return Object.fromEntries(
    interestKeys.map((key) => [key, keys.includes(key)]),
  ) as Registration['interests']
}

/** A `Storage` in memory; as in browsers, its keys are its own properties. */
export function memoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}
