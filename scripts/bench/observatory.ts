import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Stop } from '../../src/stop.ts'
import { writeHeaders } from '../build/headers.ts'
import { fetchPackage } from '../fetch-package.ts'
import { startSite } from '../host/serve.ts'
import { overTls, type TlsSite } from './over-tls.ts'

export type Report = {
  path: string
  grade: string
  score: number
  tests: { name: string; result: string; pass: boolean; points: number }[]
}

// Fetched on demand: with its server and database drivers it would weigh 130 MB as a dependency.
const release = '@mdn/mdn-http-observatory@1.4.8'
const folder = resolve('node_modules/.cache/observatory')
const code = join(folder, 'node_modules/@mdn/mdn-http-observatory')

const registrationEndpoint = 'https://script.google.com/macros/s/beispiel/exec'

/**
 * What MDN's HTTP Observatory says of pages of the built site, with its own tests and grades.
 * Simulated are the certificate, the redirect from http, the host name `localhost` and the address
 * of a receiver on the internet: the local one has no https, which costs 20 points.
 * Throws Stop where the tests cannot be fetched or run.
 */
export async function inspect(paths: string[], analyticsId: string): Promise<Report[]> {
  install()
  const root = mkdtempSync(join(tmpdir(), 'observatory-'))
  cpSync('dist', join(root, 'dist'), { recursive: true })
  cpSync('netlify.toml', join(root, 'netlify.toml'))
  const settings = { registrationEndpoint, analyticsId, repository: '', isPublic: true }
  writeHeaders(join(root, 'dist'), settings)
  const site = await startSite({ port: 0, root })
  const tls = await overTls(site.url)
  try {
    return await scan(tls, paths)
  } finally {
    tls.close()
    await site.close()
    rmSync(root, { recursive: true })
  }
}

function install(): void {
  if (!existsSync(code) && !fetchPackage(folder, release))
    throw new Stop(`${release} lässt sich nicht laden.`)
  // Its install script would fetch the browsers' list of hosts that are https only; ours is new.
  writeFileSync(join(code, 'conf', 'hsts-preload.json'), '{}')
}

async function scan({ port, certificate }: TlsSite, paths: string[]): Promise<Report[]> {
  const args = ['scripts/bench/scan.mjs', code, `${port}`, ...paths]
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failed) => {
    throw new Stop(`Die Prüfung ist abgebrochen:\n${failed.stderr}`)
  })
  return JSON.parse(stdout)
}
