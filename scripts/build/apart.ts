import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../../src/stop.ts'

/**
 * Builds the site into a project folder of its own, with the host's rules, so that it can be served
 * like ours; dist/ stays as it is, after Ctrl+C too. Throws Stop, with `failed` and what the command
 * said.
 */
export function buildApart(
  root: string,
  environment: Record<string, string>,
  commands: string[][],
  failed: string,
): void {
  const kept = join(root, 'kept')
  rmSync(root, { recursive: true, force: true })
  // Ctrl+C reaches the commands too, which end by it; this process has dist/ to put back.
  process.on('SIGINT', stay)
  mkdirSync(root)
  if (existsSync('dist')) renameSync('dist', kept)
  try {
    for (const [command = '', ...args] of commands) {
      const { status, stdout, stderr } = spawnSync(command, args, {
        encoding: 'utf8',
        env: { ...process.env, ...environment },
        shell: process.platform === 'win32',
      })
      if (status !== 0) throw new Stop(`${failed}\n${stdout}${stderr}`)
    }
    renameSync('dist', join(root, 'dist'))
    copyFileSync('netlify.toml', join(root, 'netlify.toml'))
  } finally {
    rmSync('dist', { recursive: true, force: true })
    if (existsSync(kept)) renameSync(kept, 'dist')
    process.off('SIGINT', stay)
  }
}

const stay = () => {}

export const build = ['npm', 'run', '--silent', 'build']
