// Runs scripts/NAME.ts: `node scripts/run.mjs NAME ARGS…`. Vite reads TypeScript and JSX, which
// Node 20 does not. Limit: vite's runner is closed once the script is loaded, so scripts import at
// the top, never with `import()`.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { runnerImport } from 'vite'

process.setSourceMapsEnabled(true)

const [name = '', ...args] = process.argv.slice(2)
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

const file = resolve('scripts', `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) stopUnknown()

function stopUnknown() {
  console.error(`Es gibt kein Skript „${name}“ im Ordner scripts.`)
  process.exit(1)
}

// Vite's runner would set NODE_ENV to development, and React be the slow one in a build. What a
// script starts must not take it for its own.
const { NODE_ENV } = process.env
process.env.NODE_ENV ??= 'production'

const outsideCodes =
  /^(?:E[A-Z]+|CONNECT.+|UND_ERR_.+|UNABLE_TO_.+|.*CERT.*|ERR_INVALID_URL|ERR_PARSE_ARGS_.+)$/

/** What lies with this machine, the network, a database or the command line, and needs no stack. */
const isOutside = (error) =>
  error?.severity !== undefined ||
  // Of `AbortSignal.timeout`; Playwright's own of this name has its stack.
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  outsideCodes.test(error?.code)

const meanings = {
  ENOENT: 'Eine Datei oder ein Ordner fehlt',
  EACCES: 'Das ist hier nicht erlaubt',
  EISDIR: 'Das ist ein Ordner, keine Datei',
  EEXIST: 'Das gibt es schon',
  ENOSPC: 'Der Datenträger ist voll',
  EROFS: 'Auf diesen Datenträger lässt sich nicht schreiben',
  ENOTDIR: 'Das ist eine Datei, kein Ordner',
  ECONNREFUSED: 'Dort antwortet niemand',
  CONNECT_TIMEOUT: 'Dort antwortet niemand',
  UND_ERR_CONNECT_TIMEOUT: 'Dort antwortet niemand',
  ECONNRESET: 'Die Verbindung ist abgebrochen',
  CONNECTION_CLOSED: 'Die Verbindung ist abgebrochen',
  ENOTFOUND: 'Diesen Rechner gibt es nicht',
  ERR_INVALID_URL: 'Eine Adresse ist keine',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Das kennt dieser Befehl nicht',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'Das kennt dieser Befehl nicht',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'Hier fehlt ein Wert, oder es steht einer zu viel da',
  // PostgreSQL's own.
  25006: 'Diese Datenbank lässt sich zurzeit nur lesen',
  28000: 'Die Datenbank weist diesen Namen ab',
  '28P01': 'Name oder Passwort in DATABASE_URL stimmt nicht',
  '3D000': 'Diese Datenbank gibt es nicht',
  42501: 'Das darf der Name in DATABASE_URL nicht',
  '42P01': 'Es fehlen Tabellen; „npm run registrations -- setup“ legt sie an',
  53100: 'Der Datenträger der Datenbank ist voll',
  53300: 'Die Datenbank hat keine Verbindung mehr frei',
  '57P03': 'Die Datenbank startet gerade oder hört auf',
}

/** Of several addresses of a name that all refuse, Node gives no message. */
const said = ({ message, code }) =>
  `${meanings[code] ?? 'Das ging nicht'}: ${(/^ERR_PARSE_ARGS_/.test(code) && /'(.+?)(?: <value>)?'/.exec(message)?.[1]) || message || code}`

process.stdout.on('error', (error) => {
  // Who reads only the beginning, as „| head“ does, closes the pipe.
  if (error.code !== 'EPIPE') console.error(said(error))
  process.exit(1)
})

/** A file that cannot be read as TypeScript: a lost quote or bracket. */
function illegible({ plugin, message }) {
  if (plugin !== 'vite:oxc') return undefined
  const [, where, line] = /([\w./-]+\.tsx?):(\d+):\d+/.exec(stripVTControlCharacters(message)) ?? []
  return `${where}, Zeile ${line}: Hier fehlt ein Zeichen, meist ein Anführungszeichen oder eine Klammer.`
}

try {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  if (!module.main) stopUnknown()
  if (module.main.length === 0) parseArgs({ args })
  await module.main(args)
} catch (error) {
  const foreseen = error instanceof Error && ['Stop', 'ContentError'].includes(error.name)
  // What `fetch` throws has the reason as its cause.
  const outside = [error, error?.cause].find(isOutside)
  console.error(foreseen ? error.message : outside ? said(outside) : (illegible(error) ?? error))
  // Not exitCode: a server that is already listening would keep the process alive.
  process.exit(1)
}
