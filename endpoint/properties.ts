/// <reference types="google-apps-script" />

type Property =
  /** E-mail address of the operator, or several with commas. */
  | 'MELDUNG_AN'
  /** New registrations a minute; 0 pauses the receiver. */
  | 'GRENZE_PRO_MINUTE'
  /** Of those without a proof, and of those that look like a robot's. */
  | 'GRENZE_OHNE_NACHWEIS'
  | 'GRENZE_VERDACHT'
  /** Made by the script itself: what its hashes begin with. */
  | 'GEHEIMNIS'

const cacheKey = 'eigenschaften'
// Google allows 50,000 readings a day, and a flood has more posts than that.
const rememberSeconds = 30

/**
 * A script property (endpoint/README.md), as it stood at most half a minute ago; null without one, or
 * when Google does not say. Never throws.
 */
export function property(name: Property): string | null {
  try {
    const cache = CacheService.getScriptCache()
    const known = cache.get(cacheKey)
    const all = known ? JSON.parse(known) : PropertiesService.getScriptProperties().getProperties()
    if (!known) cache.put(cacheKey, JSON.stringify(all), rememberSeconds)
    return all[name] ?? null
  } catch (error) {
    console.error(error)
    return null
  }
}

/** The secret. Only for who holds the lock: two executions would make two. Throws as Google does. */
export function makeSecret(): string {
  const properties = PropertiesService.getScriptProperties()
  const known = properties.getProperty('GEHEIMNIS')
  if (known) return known
  const made = Utilities.getUuid() + Utilities.getUuid()
  properties.setProperty('GEHEIMNIS', made)
  CacheService.getScriptCache().remove(cacheKey)
  return made
}
