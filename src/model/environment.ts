import { z } from 'zod'

const isEndpoint = (value: string) =>
  URL.canParse(value) &&
  (value.startsWith('https://') || /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(value))

const isOrigin = (value: string) =>
  isEndpoint(value) && new URL(value).origin === value.replace(/\/$/, '')

/** Empty when unset. */
const text = z.string().prefault('')
const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, expected).prefault('')

const environment = z
  .object({
    VITE_REGISTRATION_ENDPOINT: text.refine(
      isEndpoint,
      'eine Adresse mit https:// (http:// nur für localhost)',
    ),
    VITE_REGISTRATION_MODE: z
      .enum(['readable-first', 'no-cors'], 'readable-first oder no-cors')
      .default('readable-first'),
    VITE_GA_ID: matching(/^(?:G-[A-Z0-9]{4,})?$/, 'leer oder eine Kennung wie G-AB12CD34EF'),
    URL: z
      .string()
      .refine(isOrigin, 'die Adresse der Website ohne Seite, zum Beispiel https://www.wirkzeit.de'),
    CONTEXT: text.refine(
      (value) => value === 'production' || !/^prod(?:uction)?$/i.test(value),
      'für die Öffentlichkeit genau production',
    ),
    VITE_SEARCH_CONSOLE: matching(
      /^(?:[\w-]{20,})?$/,
      'leer oder das Zeichen aus content="…" des Bestätigungs-Tags',
    ),
    REPOSITORY: matching(/^(?:[\w-]+\/[\w.-]+)?$/, 'leer oder Konto und Name wie firma/website'),
    INDEXNOW_KEY: matching(
      /^(?:[A-Za-z0-9-]{8,128})?$/,
      'leer oder ein Schlüssel aus 8 bis 128 Buchstaben, Ziffern und Bindestrichen',
    ),
  })
  .transform((variables) => ({
    /** Receives the registrations. */
    registrationEndpoint: variables.VITE_REGISTRATION_ENDPOINT,
    registrationMode: variables.VITE_REGISTRATION_MODE,
    /** Empty: the build holds no analytics code. */
    analyticsId: variables.VITE_GA_ID,
    /** Address of the site, without trailing slash. */
    origin: variables.URL.replace(/\/$/, ''),
    /**
     * Search engines may index the site: in production, and without a context, so that a local build
     * equals the published one.
     */
    isPublic: ['', 'production'].includes(variables.CONTEXT),
    /** Proves to Google's Search Console that the site is ours. Empty: no tag. */
    searchConsole: variables.VITE_SEARCH_CONSOLE,
    /** Proves to IndexNow that an announcement is ours; empty: nothing is announced. */
    indexNowKey: variables.INDEXNOW_KEY,
    /** Where the content lies on github.com, `firma/website`; empty: the build has no editor. */
    repository: variables.REPOSITORY,
  }))

export type Environment = z.output<typeof environment>

/**
 * The environment variables of a build, with their defaults. An empty variable counts as absent.
 * Throws one German sentence for the first wrong value.
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  brandDomain: string,
): Environment {
  const given = Object.entries(env).filter(([, value]) => value)
  const result = environment.safeParse({ URL: brandDomain, ...Object.fromEntries(given) })
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = String(issue?.path[0])
  throw new Error(
    `Die Umgebungsvariable ${name} hat den Wert „${env[name] ?? ''}“; erwartet wird ${issue?.message}.`,
  )
}
