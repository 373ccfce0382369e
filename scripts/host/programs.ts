import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stop } from '../../src/stop.ts'
import { configFiles, type Program } from './config-files.ts'
import { freePort } from './free-port.ts'
import { placeOf } from './place.ts'
import type { HostRules } from './rules.ts'
import type { Site } from './serve.ts'
import { untilSaid } from './until-said.ts'

type Trial = {
  command: string
  version: string[]
  start: (folder: string, port: number) => string[]
  /** Matches its output once it listens. */
  ready: RegExp
}

/** How to run each server for a trial. `folder` has `dist` and the configuration file. */
const trials: Record<Program, Trial> = {
  nginx: {
    command: 'nginx',
    version: ['-v'],
    start: (folder) => {
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr notice;\nevents {}\nhttp {\n  access_log off;\n  include ${folder}/wirkzeit.conf;\n}\n`,
      )
      return ['-p', folder, '-c', join(folder, 'nginx.conf')]
    },
    ready: /start worker process/,
  },
  caddy: {
    command: 'caddy',
    version: ['version'],
    start: (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    ready: /serving initial configuration/,
  },
  apache: {
    command: 'apache2',
    version: ['-v'],
    start: (folder, port) => {
      renameSync(join(folder, '.htaccess'), join(folder, 'dist', '.htaccess'))
      writeFileSync(join(folder, 'httpd.conf'), httpd(folder, port))
      return ['-D', 'FOREGROUND', '-f', join(folder, 'httpd.conf')]
    },
    ready: /resuming normal operations/,
  },
}

/** A server's output, in its folder. */
const log = 'said.log'

const modules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'rewrite',
  'headers',
  'filter',
  'deflate',
  'brotli',
]

const httpd = (folder: string, port: number) => `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/httpd.pid
ErrorLog ${folder}/${log}
TypesConfig /dev/null
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
<IfModule unixd_module>
  User www-data
  Group www-data
</IfModule>
DocumentRoot ${folder}/dist
<Directory ${folder}/dist>
  AllowOverride All
  Require all granted
</Directory>
`

/** Undefined if the program is not installed, empty if it does not say its version. */
export function versionOf(program: Program): string | undefined {
  const { command, version } = trials[program]
  const { status, stdout, stderr } = spawnSync(command, version, { encoding: 'utf8' })
  if (status !== 0) return undefined
  return /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? ''
}

/** Starts a server with the generated configuration and a copy of dist. Throws Stop if it does not start. */
export async function startProgram(program: Program, rules: HostRules): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), `wirkzeit-${program}-`))
  // So that servers which drop their privileges can read it.
  chmodSync(folder, 0o755)
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  const { name, write } = configFiles[program]
  const place = { ...placeOf('https://localhost', join(folder, 'dist')), port }
  writeFileSync(join(folder, name), write(rules, place))
  const { command, start, ready } = trials[program]
  const said = join(folder, log)
  const output = openSync(said, 'a')
  const child = spawn(command, start(folder, port), {
    cwd: folder,
    stdio: ['ignore', 'ignore', output],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  closeSync(output)
  const close = async () => {
    await end(child)
    rmSync(folder, { recursive: true })
  }
  const complaint = await untilSaid(child, said, ready)
  if (complaint !== undefined) {
    await close()
    throw new Stop(`${program} startet nicht:\n${complaint}`)
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

async function end(child: ChildProcess): Promise<void> {
  // False if it has already exited.
  if (child.kill()) await once(child, 'exit')
}
