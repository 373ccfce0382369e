import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Installs a package into a folder of its own, without running its scripts. False: npm could not. */
export function fetchPackage(folder: string, release: string): boolean {
  mkdirSync(folder, { recursive: true })
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  const little = ['--ignore-scripts', '--omit=optional']
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, ...quiet, ...little, release],
    // npm is a .cmd file on Windows, which only a shell starts.
    { stdio: 'inherit', timeout: 240_000, shell: process.platform === 'win32' },
  )
  return status === 0
}
