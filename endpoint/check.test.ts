import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { main } from '../scripts/endpoint-check.ts'
import { checkEndpoint } from './check.ts'
import { type LocalServer, listen } from './listen.ts'
import { startEndpoint } from './local.ts'
import { newSheet, rowsIn } from './test-fixtures.ts'

const folder = testFolder()
const now = new Date('2026-11-21T10:00:00.000Z')
let endpoint: LocalServer | undefined
const code = await bundleEndpoint()

afterEach(async () => {
  await endpoint?.close()
  endpoint = undefined
})

async function serve(answer: RequestListener): Promise<string> {
  endpoint = await listen(createServer(answer))
  return endpoint.url
}

/** As an operator types it; without blocking, because the receiver runs in this process. */
const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'endpoint-check', ...args])

test('a sound receiver passes, with one row that the operator is asked to delete', async () => {
  const file = newSheet(folder)
  endpoint = await startEndpoint({ port: 0, file, code })
  const { stdout: output } = await command(endpoint.url)
  expect(output).toContain('✓ Dieselbe Anmeldung noch einmal wurde als Doppel erkannt')
  expect(output).not.toContain('✗')
  const [row, ...more] = rowsIn(file)
  expect(more).toEqual([])
  expect(output).toContain(row?.[4])
  expect(row?.slice(2, 4)).toEqual(['Probe', 'Bitte löschen'])
})

test('a paused receiver fails the command, and says where to look', async () => {
  const properties = { GRENZE_PRO_MINUTE: '0' }
  endpoint = await startEndpoint({ port: 0, file: newSheet(folder), code, properties })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await expect(main([endpoint.url])).rejects.toThrow('Die Annahme ist so nicht in Ordnung.')
  const output = log.mock.calls.join('\n')
  log.mockRestore()
  expect(output).toContain('„GRENZE_PRO_MINUTE“')
  expect(output).not.toContain('genau eine Zeile')
})

test.each([['exec'], ['http://localhost:99999/']])(
  'with „%s“ for an address the command says how to name one',
  async (address) => {
    await expect(main([address])).rejects.toThrow('npm run endpoint:check https://')
  },
)

test('a receiver that stores everything twice, checks nothing and hides its answer is found out', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
  })
  const trials = await checkEndpoint(url, { now })
  expect(trials.map(({ ok }) => ok)).toEqual([true, false, false, false, false])
  expect(trials.at(-1)?.sentence).toContain('Access-Control-Allow-Origin')
})

test.each<[string, RequestListener]>([
  ['mit dem Status 404', (_, response) => response.writeHead(404).end()],
  ['bei PostgreSQL im Protokoll', (_, response) => response.end('{"ok":false,"reason":"failed"}')],
  ['„REGISTRIERUNG“ auf „offen“', (_, response) => response.end('{"ok":false,"reason":"paused"}')],
  ['andere als erwartet: <p>Hallo', (_, response) => response.end('<p>Hallo</p>')],
])('one trial is enough to know: … %s', async (reason, answer) => {
  const trials = await checkEndpoint(await serve(answer), { now })
  expect(trials).toHaveLength(1)
  expect(trials[0]).toMatchObject({ ok: false, sentence: expect.stringContaining(reason) })
})

test('a receiver that never answers is given up', async () => {
  const trials = await checkEndpoint(await serve(() => {}), { now, timeoutMs: 20 })
  expect(trials).toEqual([
    { ok: false, sentence: expect.stringContaining('antwortet nicht in der Zeit') },
  ])
})

test('an address that nobody answers is a sentence, not a crash', async () => {
  const url = await serve(() => {})
  await endpoint?.close()
  const [trial] = await checkEndpoint(url, { now })
  expect(trial?.sentence).toContain('nicht zu erreichen')
})
