import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { Stop } from '../src/stop.ts'
import type { Post } from './post.ts'
import { type FakeGoogleOptions, fakeGoogle, type Output } from './stand-ins/fake-google.ts'

export interface WebApp {
  doPost(post: Post): Output
  doGet(): Output
  einrichten(): void
  taeglich(): void
}

export interface WebAppOptions extends FakeGoogleOptions {
  /** The bundled web app; by default what `npm run endpoint:build` wrote. */
  code?: string
  /** An execution that takes longer is ended with an error; Google's limit by default. */
  longestRunMs?: number
}

const bundle = 'endpoint/dist/Code.js'
// Google does not say how new its engine is: the script must do without functions after ES2019.
const olderEngine = `
  for (const type of [Array, String]) delete type.prototype.at
  for (const name of ['findLast', 'toSorted', 'toReversed', 'toSpliced', 'with'])
    delete Array.prototype[name]
  for (const name of ['replaceAll', 'matchAll', 'isWellFormed', 'toWellFormed'])
    delete String.prototype[name]
  delete Object.hasOwn
  delete Object.groupBy
`
const sixMinutesMs = 6 * 60 * 1000

// The context has a clock of its own.
const chosenClock = `
  Date = class extends Date {
    constructor(...parts) { parts.length > 0 ? super(...parts) : super(now()) }
    static now() { return now() }
  }
`

/** Loads the script as Apps Script does, over stand-ins for Google's services. */
export function loadWebApp(options: WebAppOptions): WebApp {
  const { code = readBundle(), longestRunMs = sixMinutesMs } = options
  const google = fakeGoogle(options)
  const context = createContext({ ...google, now: options.now })
  new Script(olderEngine).runInContext(context)
  if (options.now) new Script(chosenClock).runInContext(context)
  new Script(code, { filename: 'Code.js' }).runInContext(context)
  const run = (name: keyof WebApp, event: object = {}) => {
    context.event = event
    try {
      return new Script(`${name}(event)`).runInContext(context, { timeout: longestRunMs })
    } catch (error) {
      // Google frees the lock of an execution that it has ended.
      google.LockService.getScriptLock().releaseLock()
      throw error
    }
  }
  return {
    doPost: ({ contents, type, parameter }) =>
      run('doPost', { postData: { contents, type }, parameter }),
    doGet: () => run('doGet'),
    einrichten: () => run('einrichten'),
    taeglich: () => run('taeglich'),
  }
}

/** What `npm run endpoint:build` wrote. Throws Stop if it did not. */
export function readBundle(): string {
  try {
    return readFileSync(bundle, 'utf8')
  } catch {
    throw new Stop(`${bundle} fehlt: Bauen Sie die Datei zuerst mit „npm run endpoint:build“.`)
  }
}
