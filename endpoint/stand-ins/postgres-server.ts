import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../../scripts/host/free-port.ts'
import { untilSaid } from '../../scripts/host/until-said.ts'
import { connect, type Database } from '../postgres/database.ts'
import { schemaFile } from '../postgres/local-database.ts'

export interface PostgresServer {
  url: string
  /** A pool of so many connections; the tables are there. */
  open(connections: number): Promise<Database>
  stop(): Promise<void>
}

/** The folder of PostgreSQL's programs: in the path, or where Debian puts them. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.sort().map((version) => join(debian, version, 'bin')),
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/**
 * A server of its own with an empty cluster, for this machine alone, gone when it stops. `isDurable`: as
 * for real data, which outlives a power failure; slower.
 */
export async function startPostgres(programs: string, isDurable = false): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = otherUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const common = { ...user, cwd: folder }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'], {
    ...common,
    stdio: 'pipe',
  })
  const port = await freePort()
  const said = join(folder, 'said.log')
  const output = openSync(said, 'a')
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: isDurable ? 'on' : 'off',
    lc_messages: 'C',
  }
  const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...common,
    stdio: ['ignore', 'ignore', output],
  })
  closeSync(output)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    // Ends without waiting for connections that are still open.
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const complaint = await untilSaid(server, said, /ready to accept connections/)
  if (complaint !== undefined) throw new Error(`PostgreSQL does not start:\n${complaint}`)
  const database = connect(url, 1)
  await database.run(readFileSync(schemaFile, 'utf8')).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  await database.close()
  return { url, open: async (connections) => connect(url, connections), stop }
}

/** PostgreSQL refuses to run as root: then as somebody who owns nothing else. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
