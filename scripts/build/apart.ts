import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Stop } from '../../src/stop.ts'

/**
 * Runs `commands` in a copy of the project at `root`, with the same packages, so that dist/ stays as it
 * is. At the first that fails it throws Stop, with `failed` and the output of the command.
 */
export function buildApart(
  root: string,
  environment: Record<string, string>,
  commands: string[][],
  failed: string,
): void {
  rmSync(root, { recursive: true, force: true })
  copyProject(root)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  for (const [command = '', ...args] of commands) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Stop(`${failed}\n${stdout}${stderr}`)
  }
}

export const build = ['npm', 'run', '--silent', 'build']

const folders = ['bench', 'endpoint', 'public', 'scripts', 'src']

/** Copies what the site is built from, without packages, and without exports of registrations in the root. */
export function copyProject(root: string): void {
  mkdirSync(root, { recursive: true })
  const files = readdirSync('.').filter((name) => /\.(?:html|json|toml|ts)$|^\.env/.test(name))
  for (const name of [...folders, ...files]) cpSync(name, join(root, name), { recursive: true })
}
