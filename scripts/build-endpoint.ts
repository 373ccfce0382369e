import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import type { Release } from '../endpoint/release.ts'
import { loadSite } from '../src/site/load-site.ts'
import { monthsKept } from '../src/site/months-kept.ts'
import { oneFile } from './build/one-file.ts'
import { projectPage, releaseNow } from './build/release-now.ts'

const endpointFile = 'endpoint/dist/Code.js'

const rules = resolve('src/registration/schema.ts')

const header = ({ version, commit, day }: Release, page: string) => `/**
 * Wirkzeit, Registrierungsannahme: nimmt Anmeldungen der Website an und schreibt sie in diese Tabelle.
 *
 * Version ${version}${day && ` vom ${day}`}, Stand ${commit}
 * Anleitung: ${page ? `${page}/blob/${commit}/endpoint/README.md` : 'endpoint/README.md im Projekt'}
 *
 * Diese Datei ist aus dem Projekt gebaut. Ändern Sie sie nicht hier: Fügen Sie eine neue Fassung ganz ein.
 */
`

// Apps Script finds only functions declared at the top level of the file.
const footer = `
/** Ruft Google auf, wenn die Website eine Anmeldung sendet. */
function doPost(event) { return Registration.doPost(event) }

/** Ruft Google auf, wenn jemand die Adresse im Browser öffnet. */
function doGet() { return Registration.doGet() }

/** Für Sie, einmal nach dem Bereitstellen: oben „einrichten“ wählen und auf „Ausführen“ drücken. */
function einrichten() { Registration.setUp() }

/** Ruft Google jeden Morgen auf, sobald „einrichten“ gelaufen ist. */
function taeglich() { Registration.daily() }
`

const rulesNote = `
// Die Regeln des Formulars mit der Bibliothek zod (MIT-Lizenz, © Colin McDonnell), zusammengedrängt.
`

/** The Apps Script web app as one file: our code readable, the rules with zod minified at the end. */
export async function bundleEndpoint(release: Release = releaseNow()): Promise<string> {
  const [ours, library] = await Promise.all([
    bundle(resolve('endpoint/app.ts'), 'Registration', {
      plugins: [rulesApart],
      define: {
        RELEASE: JSON.stringify(release),
        MONTHS: `${monthsKept()}`,
        SITE: JSON.stringify(loadSite().brand.domain),
      },
      build: { minify: false },
    }),
    bundle(rules, 'Rules', { build: { minify: true } }),
  ])
  return [header(release, projectPage()), ours, footer, rulesNote, library].join('')
}

/** Lets our code call the rules, which stand in a bundle of their own at the end of the file. */
const rulesApart: Plugin = {
  name: 'rules-apart',
  enforce: 'pre',
  load: (id) =>
    id === rules
      ? 'export const readRegistration = (values) => Rules.readRegistration(values)'
      : null,
}

const bundle = (entry: string, name: string, config: InlineConfig): Promise<string> =>
  oneFile({
    ...config,
    build: {
      ...config.build,
      // Google's engine reads ?. and ??; of what came later nobody says.
      target: 'es2020',
      lib: { entry, formats: ['iife'], name },
    },
  })

export async function main(): Promise<void> {
  await mkdir(dirname(endpointFile), { recursive: true })
  await writeFile(endpointFile, await bundleEndpoint())
  console.log(`${endpointFile} ist fertig. Wie es weitergeht, steht in endpoint/README.md.`)
}
