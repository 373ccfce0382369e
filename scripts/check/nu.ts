import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Stop } from '../../src/stop.ts'
import { fetchPackage } from '../fetch-package.ts'

// The last release whose package contains the checker itself. Fetched on demand: 29 MB are too much for a
// dependency that needs Java.
const version = '26.2.20'
const folder = resolve('node_modules/.cache/nu', version)
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

type Message = { type: string; url: string; message: string; extract?: string; lastLine?: number }

/** Whether the Nu HTML checker is installed and can run. */
export const canRunNu = () => existsSync(jar) && hasJava()

/** Installs the checker if there is Java. False without Java or network. */
export function ensureNu(): boolean {
  if (!hasJava()) return false
  if (existsSync(jar)) return true
  console.log(`Der Nu HTML Checker ${version} wird geladen (29 MB, einmal).`)
  return fetchPackage(folder, `vnu-jar@${version}`) && existsSync(jar)
}

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** One sentence for each error in the files. Throws if the checker itself fails. */
export function nu(files: readonly string[]): string[] {
  const options = ['-Xss8m', '-jar', jar, '--errors-only', '--format', 'json', ...files]
  const { stderr, error } = spawnSync('java', options, { encoding: 'utf8', maxBuffer: 1e9 })
  if (error) throw error
  // Java may print something first.
  const said = stderr.slice(stderr.indexOf('{'))
  if (!said.startsWith('{')) throw new Stop(`Der Nu HTML Checker läuft nicht: ${stderr.trim()}`)
  const { messages } = JSON.parse(said) as { messages: Message[] }
  return messages.filter(isOurs).map(describe)
}

/** Its CSS parser is outdated (no `@layer`, no `size-adjust`), and Lightning CSS has checked ours. */
const isOurs = ({ message }: Message) => !message.startsWith('CSS: ')

const describe = ({ url, message, extract = '' }: Message) =>
  `${basename(url)}: ${message} (${extract.replace(/\s+/g, ' ').trim()})`
