import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const folder = './scripts/host/ping-plugin'

afterEach(() => vi.unstubAllEnvs())

/** Messages of failure that the plugin reports to the host. */
async function failures(): Promise<string[]> {
  vi.stubEnv('INDEXNOW_KEY', '')
  vi.stubEnv('NODE_ENV', undefined)
  const { onSuccess } = await import(join(process.cwd(), folder, 'index.js'))
  const failures: string[] = []
  onSuccess({ utils: { build: { failPlugin: (message: string) => failures.push(message) } } })
  return failures
}

test('netlify.toml names this folder, and the host takes it for a plugin', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`[[plugins]]\n  package = "${folder}"`)
  expect(existsSync(join(folder, 'manifest.yml'))).toBe(true)
})

test('After a deploy the host runs the ping, and is told when it fails', async () => {
  expect(await failures()).toEqual([])
  // Nothing can be run.
  vi.stubEnv('PATH', '')
  expect(await failures()).toEqual([expect.stringContaining('fehlgeschlagen')])
})
