import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../src/stop.ts'

/** A project folder of its own, with `dist` and the host's rules, so that it can be served like ours. */
export const analyticsRoot = '.analytics'
export const analyticsId = 'G-TEST123456'

const commands = [
  ['npm', 'run', '--silent', 'build'],
  ['node', 'scripts/run.mjs', 'check-dist'],
]

/** Builds the site a second time, with analytics, for the browser tests; dist/ stays as it is. */
export async function main(): Promise<void> {
  const kept = join(analyticsRoot, 'kept')
  rmSync(analyticsRoot, { recursive: true, force: true })
  mkdirSync(analyticsRoot)
  if (existsSync('dist')) renameSync('dist', kept)
  try {
    for (const [command = '', ...args] of commands) run(command, args)
    renameSync('dist', join(analyticsRoot, 'dist'))
    copyFileSync('netlify.toml', join(analyticsRoot, 'netlify.toml'))
  } finally {
    rmSync('dist', { recursive: true, force: true })
    if (existsSync(kept)) renameSync(kept, 'dist')
  }
}

function run(command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, VITE_GA_ID: analyticsId },
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Stop(`Der Bau mit Analyse ist fehlgeschlagen.\n${stdout}${stderr}`)
}
