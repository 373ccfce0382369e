import { loadEnv } from 'vite'
import { formatFindings } from '../src/model/findings.ts'
import { findPlaceholders } from '../src/model/launch.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { Stop } from '../src/stop.ts'
import { environmentOf } from './build/environment.ts'

/**
 * Stops a build with a wrong environment variable, and a production deploy that would publish
 * placeholders. Other builds may hold them.
 */
export async function main(): Promise<void> {
  environmentOf(loadEnv('production', process.cwd(), ''))
  const { CONTEXT, ALLOW_PLACEHOLDERS, VITE_REGISTRATION_ENDPOINT } = process.env
  if (CONTEXT !== 'production' || ALLOW_PLACEHOLDERS === '1') return
  const missing = [endpointProblem(VITE_REGISTRATION_ENDPOINT), listPlaceholders()].filter(Boolean)
  if (missing.length === 0) return
  throw new Stop(
    [
      'Die Website ist noch nicht bereit für die Öffentlichkeit. Es fehlt:',
      ...missing,
      'Wer sie trotzdem so veröffentlichen will, setzt ALLOW_PLACEHOLDERS=1.',
    ].join('\n\n'),
  )
}

const listPlaceholders = () => formatFindings(findPlaceholders(readContentFiles()))

function endpointProblem(endpoint = ''): string {
  const isPublic =
    /^https:\/\//.test(endpoint) && !/localhost|127\.0\.0\.1|\.example\b/.test(endpoint)
  if (isPublic) return ''
  const state = endpoint ? `„${endpoint}“ erreicht niemand` : 'ist leer'
  return `Umgebungsvariable VITE_REGISTRATION_ENDPOINT: ${state}. Tragen Sie die Adresse der Web-App ein, die Anmeldungen annimmt (siehe README.md).`
}
