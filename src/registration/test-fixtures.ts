import { type InterestKey, interestKeys, type Registration } from './schema'

/** A valid registration for tests. */
export function exampleRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    firstName: 'Jürgen',
    lastName: 'Größmann',
    email: 'juergen@example.org',
    phone: '+49 30 123456',
    city: 'Köln',
    lastJob: 'Bäckermeister',
    originalJob: '',
    interests: ticked('social'),
    otherInterests: '',
    ...changes,
  }
}

export function ticked(...keys: InterestKey[]): Registration['interests'] {
  return Object.fromEntries(
    interestKeys.map((key) => [key, keys.includes(key)]),
  ) as Registration['interests']
}

/** A `Storage` in memory. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
