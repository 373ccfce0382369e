/// <reference types="google-apps-script" />

type Property =
  /** E-mail address of the operator, or several with commas. */
  | 'MELDUNG_AN'
  /** New registrations a minute; 0 pauses the receiver. */
  | 'GRENZE_PRO_MINUTE'
  /** Of those without a proof, and of those that look like a robot's. */
  | 'GRENZE_OHNE_NACHWEIS'
  | 'GRENZE_VERDACHT'
  /** `pausiert`: no new registrations. */
  | 'REGISTRIERUNG'
  /** After so many days without a registration the operator is told; 0 for never. */
  | 'TAGE_OHNE_ANMELDUNG'
  /** Rows older than so many months are listed in the weekly mail; 0 for none. */
  | 'LOESCHFRIST_MONATE'
  /** Made by the script itself: what its hashes begin with. */
  | 'GEHEIMNIS'

/**
 * Times that the script keeps for itself: of its set-up, the last weekly mail and the last one on silence.
 */
type Memo = 'EINGERICHTET' | 'LETZTER_BERICHT' | 'LETZTE_STILLE'

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

/**
 * The secret, made at the first call. The caller must hold the lock: two executions at once would make two.
 * Throws when Google's service does.
 */
export function makeSecret(): string {
  const properties = PropertiesService.getScriptProperties()
  const known = properties.getProperty('GEHEIMNIS')
  if (known) return known
  const made = Utilities.getUuid() + Utilities.getUuid()
  properties.setProperty('GEHEIMNIS', made)
  CacheService.getScriptCache().remove(cacheKey)
  return made
}

/** A whole number that the operator has chosen, else `usual`. */
export function numberOf(name: Property, usual: number): number {
  const text = property(name)?.trim() ?? ''
  return /^\d{1,4}$/.test(text) ? Number(text) : usual
}

/** The time that `noteTime` has stored; undefined if there is none. Throws when Google's service does. */
export function noted(name: Memo): Date | undefined {
  const text = PropertiesService.getScriptProperties().getProperty(name)
  return text ? new Date(text) : undefined
}

export function noteTime(name: Memo, time: Date): void {
  PropertiesService.getScriptProperties().setProperty(name, time.toISOString())
}
