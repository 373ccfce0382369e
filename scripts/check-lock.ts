import { readFileSync } from 'node:fs'
import { Stop } from './stop'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

/**
 * `npm ci` fails on another system when the lock file lacks that system's binaries, which happens
 * when a registry did not hold them yet on the day of the install.
 */
export async function main(): Promise<void> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name))
  if (missing.length > 0)
    throw new Stop(
      `package-lock.json fehlen Pakete für andere Systeme: ${missing.join(', ')}. Nehmen Sie eine ältere Version des Pakets, das sie verlangt.`,
    )
}
