// Runs scripts/NAME.ts: `node scripts/run.mjs NAME ARGS…`. Node 20 reads no TypeScript and no import
// without a file ending; vite's runner does both, and vite is here anyway. With Node 22 alone this
// could be `node scripts/NAME.ts`. Limit: the runner is closed once the script is loaded, so scripts
// import at the top, never with `import()`.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.setSourceMapsEnabled(true)

const [name = '', ...args] = process.argv.slice(2)
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

const file = resolve('scripts', `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`Es gibt kein Skript „${name}“ im Ordner scripts.`)
  process.exit(1)
}

// Vite's runner sets NODE_ENV; a build that a script starts must not take it for its own.
const { NODE_ENV } = process.env

try {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  await module.main(args)
} catch (error) {
  const foreseen = error instanceof Error && error.name === 'Stop'
  console.error(foreseen ? error.message : error)
  // Not exitCode: a server that is already listening would keep the process alive.
  process.exit(1)
}
