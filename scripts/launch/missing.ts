import { isDatabaseAddress } from '../../endpoint/postgres/database.ts'
import { type Files, folder } from '../../src/model/content-folder.ts'
import { formatFindings } from '../../src/model/findings.ts'
import { standIns } from '../../src/model/launch.ts'
import { whyNotPublic } from '../../src/model/public-address.ts'
import { exampleVoices, unprovenVoices, withVoices } from '../../src/model/voices.ts'
import { today } from '../../src/site/today.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** What a production build stops for, a line each; and what only `ALLOW_EXAMPLES=1` lets through. */
export interface Missing {
  missing: string[]
  allowed: string[]
}

export function whatIsMissing(variables: Variables, files: Files): Missing {
  const voices = withVoices(files)
  const listed = lines(exampleVoices(voices))
  const isAllowed = variables.ALLOW_EXAMPLES === '1'
  return {
    missing: [
      ...aboutVariables(variables),
      aboutStore(variables, files),
      aboutFunction(variables),
      aboutAnalytics(variables, files),
      ...lines([...standIns(files), ...unprovenVoices(voices, today())]),
      ...(isAllowed ? [] : listed),
    ].flatMap((each) => each || []),
    allowed: isAllowed ? listed : [],
  }
}

const lines = (findings: Parameters<typeof formatFindings>[0]) =>
  formatFindings(findings).split('\n').filter(Boolean)

function aboutVariables({ VITE_REGISTRATION_ENDPOINT, URL, ALLOW_PLACEHOLDERS }: Variables) {
  const endpoint = whyNotPublic(VITE_REGISTRATION_ENDPOINT ?? '')
  const address = URL ? whyNotPublic(URL) : undefined
  return [
    endpoint &&
      `VITE_REGISTRATION_ENDPOINT ${endpoint}. Tragen Sie die Adresse ein, unter der Anmeldungen ankommen (IN-BETRIEB.md, Schritt 5).`,
    address && `URL ${address}. Tragen Sie die Adresse der Website ein.`,
    ALLOW_PLACEHOLDERS &&
      'ALLOW_PLACEHOLDERS gibt es nicht mehr. Löschen Sie die Variable; erfundene Stimmen erlaubt ALLOW_EXAMPLES=1, alles andere muss echt sein.',
  ]
}

/** Without a database a build makes no function, and a form that posts to it reaches nobody. */
function aboutFunction({
  CONTEXT,
  URL: site,
  VITE_REGISTRATION_ENDPOINT: endpoint = '',
  DATABASE_URL = '',
}: Variables) {
  const isNeeded =
    CONTEXT === 'production' &&
    endpoint.endsWith('/api/registrierung') &&
    domainOf(endpoint) === domainOf(site)
  if (!isNeeded || isDatabaseAddress(DATABASE_URL)) return undefined
  return 'DATABASE_URL ist keine Adresse von PostgreSQL: So gibt es unter VITE_REGISTRATION_ENDPOINT keine Annahme. Tragen Sie sie ein, für Bau und Funktionen (endpoint/README.md).'
}

const domainOf = (address = '') =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** Google counts for us, and needs a contract of its own for that: the one of Workspace says nothing of it. */
function aboutAnalytics({ VITE_GA_ID }: Variables, files: Files) {
  const file = `${folder}/marke.yaml`
  if (!VITE_GA_ID || /mit: *['"]?Google Analytics/.test(files[file] ?? '')) return undefined
  return `${file}: VITE_GA_ID zählt Besuche mit Google Analytics, und unter „vertraege“ steht davon nichts. Ergänzen Sie „mit: Google Analytics“ und den Tag (IN-BETRIEB.md, Schritt 7), oder löschen Sie die Variable.`
}

/** What the texts say is where registrations are sent. */
function aboutStore({ VITE_REGISTRATION_ENDPOINT: endpoint = '' }: Variables, files: Files) {
  const file = `${folder}/marke.yaml`
  const said = /^speicher: *(.*)$/m.exec(files[file] ?? '')?.[1]
  if (!said || whyNotPublic(endpoint)) return undefined
  const { hostname } = new URL(endpoint)
  if ((hostname === 'script.google.com') === said.includes('Tabelle bei Google')) return undefined
  return `${file}: Die Texte sagen, dass Anmeldungen in ${said} liegen. VITE_REGISTRATION_ENDPOINT sendet sie aber an ${hostname}. Ändern Sie „speicher“ und „speicher_anbieter“, oder die Adresse.`
}
