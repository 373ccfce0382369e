import type { CookieEntry } from '../../src/model/cookies.ts'
import { type Environment, readEnvironment } from '../../src/model/environment.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { Stop } from '../../src/stop.ts'
import { endpointPort } from '../host/ports.ts'

type Variables = Record<string, string | undefined>

/**
 * The settings of a build from its variables; the local receiver by default. Throws Stop for a wrong
 * value.
 */
export function environmentOf(variables: Variables): Environment {
  const { domain } = loadSite().brand
  const endpoint = variables.VITE_REGISTRATION_ENDPOINT || `http://127.0.0.1:${endpointPort()}/`
  try {
    return readEnvironment({ ...variables, VITE_REGISTRATION_ENDPOINT: endpoint }, domain)
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : `${error}`)
  }
}

/** What the build bakes into pages and islands, as `import.meta.env.NAME`. */
export function bakedIn(environment: Environment): Record<string, string> {
  const { cookies } = loadSite().cookies
  return {
    VITE_REGISTRATION_ENDPOINT: environment.registrationEndpoint,
    VITE_REGISTRATION_MODE: environment.registrationMode,
    VITE_ORIGIN: environment.origin,
    VITE_IS_PUBLIC: environment.isPublic ? 'true' : '',
    VITE_SEARCH_CONSOLE: environment.searchConsole,
    VITE_GA_ID: environment.analyticsId,
    VITE_ANALYTICS_COOKIES: analyticsNames(cookies),
  }
}

/** Pattern for the beginnings of the names of analytics cookies; without any it matches nothing. */
export const analyticsNames = (cookies: readonly CookieEntry[]): string =>
  cookies
    .flatMap((cookie) => (cookie.kategorie === 'analytics' ? cookie.beginnt_mit : []))
    .join('|') || '(?!)'
