import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bundleFunction } from '../scripts/build-function.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { startReceiver } from '../scripts/host/local-stores.ts'
import { someAtOnce } from '../scripts/host/some-at-once.ts'
import { trapName } from '../src/registration/fields.ts'
import { createReceiver } from './function.ts'
import { postgresArchive } from './postgres/archive.ts'
import type { Database } from './postgres/database.ts'
import { openLocal } from './postgres/local-database.ts'
import { senderOf } from './sender.ts'
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from './stand-ins/postgres-server.ts'
import { exampleForm, exampleRecord, formType, freshProof, jsonType } from './test-fixtures.ts'

const address = 'https://annahme.example/'
const ok = { ok: true }
const busy = { ok: false, reason: 'busy' }
const failed = { ok: false, reason: 'failed' }
const record = exampleRecord()

const request = (value: unknown, query = '') =>
  new Request(address + query, {
    method: 'POST',
    headers: { 'Content-Type': jsonType },
    body: JSON.stringify(value),
  })

describe('over PostgreSQL', () => {
  let database: Database
  beforeAll(async () => {
    database = await openLocal()
  }, 60_000)
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await database.run('TRUNCATE anmeldungen, verdacht, verzeichnis, zaehler')
  })
  afterAll(() => database.close())

  const receiver = (own: Database = database, longestRunMs?: number) =>
    createReceiver({
      database: own,
      setting: () => undefined,
      now: () => Date.UTC(2026, 10, 22),
      ...(longestRunMs && { longestRunMs }),
    })
  const send = async (email: string, sender: string, changes = {}) =>
    (await receiver()(request({ ...record, email, ...changes }), sender)).json()

  test('who floods stops only himself, even with a network of addresses', async () => {
    const junk: unknown[] = []
    for (let at = 0; at < 12; at += 1)
      junk.push(await send(`junk${at}@example.org`, `2001:db8:1:1:${at}::${at}`))
    expect(junk.slice(0, 10)).toEqual(Array(10).fill(ok))
    expect(junk.slice(10)).toEqual([busy, busy])
    expect(await send('a@example.org', '2001:db8:1:2::1')).toEqual(ok)
    expect(await send('b@example.org', '198.51.100.1')).toEqual(ok)
  })

  test('who sends a book is done for this minute', async () => {
    const book = { lastJob: 'Lektor '.repeat(100_000) }
    expect(await send('a@example.org', '198.51.100.1', book)).toEqual(ok)
    expect(await send('b@example.org', '198.51.100.1')).toEqual(busy)
    expect(await send('c@example.org', '198.51.100.2')).toEqual(ok)
    expect(await send('d@example.org', '198.51.100.2', book), 'also as a second one').toEqual(ok)
    expect(await send('e@example.org', '198.51.100.2')).toEqual(busy)
  })

  test('no address is stored, not even for a minute', async () => {
    await send('a@example.org', '198.51.100.1')
    const [row] = await database.query('SELECT absender FROM zaehler')
    expect(row?.absender).toMatch(/^[0-9a-f]{64}$/)
  })

  test('counts that are an hour old go with the next one', async () => {
    let clock = Date.UTC(2026, 10, 22)
    const later = createReceiver({ database, setting: () => undefined, now: () => clock })
    await later(request({ ...record, email: 'a@example.org' }), '198.51.100.1')
    clock += 61 * 60 * 1000
    await later(request({ ...record, email: 'b@example.org' }), '198.51.100.2')
    expect(await database.query('SELECT 1 FROM zaehler')).toHaveLength(1)
  })

  test('a table of suspects that is full refuses honestly, those with a proof later', async () => {
    const fill = (rows: number) =>
      database.run(
        `TRUNCATE verdacht; INSERT INTO verdacht (eingegangen, email, sendung) SELECT now(), 'x', 'x' FROM generate_series(1, ${rows})`,
      )
    const suspect = { ...record, [trapName]: 'x' }
    const answerTo = async (query = '') => (await receiver()(request(suspect, query), '')).json()
    const proof = `?proof=${freshProof()}`
    await fill(10_000)
    expect(await answerTo(proof)).toEqual(busy)
    await fill(2_000)
    expect(await answerTo()).toEqual(busy)
    expect(await answerTo(proof), 'which is not spent').toEqual(ok)
  })

  test('a database that fails, or takes too long, is an honest failure in both encodings, and nobody is in the log', async () => {
    const detail = `Key (email)=(${record.email}) is too long.`
    const refused = Object.assign(new Error('connection refused'), { detail })
    const broken = { ...database, query: () => Promise.reject(refused) }
    const slow = { ...database, query: () => new Promise<never>(() => {}) }
    for (const own of [broken, slow]) {
      expect(await (await receiver(own, 20)(request(record), '')).json()).toEqual(failed)
      const form = new Request(address, {
        method: 'POST',
        headers: { 'Content-Type': formType },
        body: `${new URLSearchParams(exampleForm())}`,
      })
      expect(await (await receiver(own, 20)(form, '')).text()).toContain(
        'Das hat leider nicht geklappt',
      )
    }
    const log = inspect(vi.mocked(console.error).mock.calls)
    expect(log).toContain('connection refused')
    expect(log).not.toContain(record.email)
    const query = vi.fn(database.query).mockRejectedValueOnce(refused)
    const mended = receiver({ ...database, query })
    for (const answer of [failed, ok])
      expect(await (await mended(request(record), '')).json()).toEqual(answer)
  })

  test('every site may read the answer, nobody frames a page, and other methods are refused', async () => {
    const answer = await receiver()(request(record), '')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const page = await receiver()(new Request(address, { method: 'HEAD' }), '')
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect((await receiver()(new Request(address, { method: 'OPTIONS' }), '')).status).toBe(405)
  })

  test('what is handed out is whole, also of before a field was there', async () => {
    const long = 'ö'.repeat(60_000)
    await send('lang@example.org', '', { lastJob: long })
    await database.query("UPDATE anmeldungen SET angaben = angaben - 'city' WHERE email = $1", [
      'lang@example.org',
    ])
    const rows = await postgresArchive(database).rows('lang@example.org')
    expect(rows).toMatchObject([{ lastJob: long, city: '' }])
  })

  test('who asks for deletion is deleted, with suspects, and does not come back', async () => {
    const archive = postgresArchive(database)
    await send(record.email, '')
    await send(record.email, '', { [trapName]: 'x', city: 'Bonn' })
    await send('b@example.org', '')
    expect(await archive.rows(' JUERGEN@example.org')).toHaveLength(1)
    expect(await archive.asides(' JUERGEN@example.org')).toMatchObject([
      { email: record.email, note: expect.stringContaining('Bonn') },
    ])
    expect(await archive.asides()).toHaveLength(1)
    expect(await archive.asideTimes()).toEqual([expect.any(Date)])
    expect(await archive.remove({ email: 'Juergen@Example.org' })).toEqual({
      registrations: 1,
      others: 1,
    })
    expect(await send(record.email, '')).toEqual({ ok: true, duplicate: true })
    expect((await archive.rows()).map(({ email }) => email)).toEqual(['b@example.org'])
    await send('+x@example.org', '', { [trapName]: 'x' })
    expect(await archive.asides()).toMatchObject([{ email: "'+x@example.org" }])
    expect(await archive.remove({ before: new Date(Date.UTC(2026, 10, 23)) })).toEqual({
      registrations: 1,
      others: 1,
    })
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:DB8::7:0:0:0:4', '2001:db8:0:7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', '0:0:0:0'],
])('%s counts as %s', (full, sender) => expect(senderOf(full)).toBe(sender))

const programs = postgresPrograms()

describe.skipIf(!programs)(
  `over a PostgreSQL server${programs ? '' : ' (none on this machine)'}`,
  () => {
    const folder = testFolder()
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres(programs ?? '')
    }, 60_000)
    afterAll(() => server.stop())

    test('200 registrations, 50 at a time, every fifth of them twice: each is one row', async () => {
      const database = await server.open(10)
      const receiver = createReceiver({ database, setting: () => '100000' })
      const emails = Array.from({ length: 200 }, (_, at) => `person${at}@example.org`)
      const queue = emails.flatMap((email, at) => (at % 5 === 0 ? [email, email] : [email]))
      const answers: string[] = []
      await someAtOnce(queue, 50, async (email) => {
        answers.push(await (await receiver(request({ ...record, email }), '')).text())
      })
      expect(answers.filter((answer) => answer === '{"ok":true}')).toHaveLength(200)
      expect(answers.filter((answer) => answer.includes('duplicate'))).toHaveLength(40)
      const rows = await postgresArchive(database).rows()
      expect(rows.map(({ email }) => email).sort()).toEqual(emails.sort())
      await database.close()
    }, 60_000)

    test('Without its tables a database gets no receiver that would lose everything', async () => {
      vi.stubEnv('DATABASE_URL', server.url.replace(/postgres$/, 'template1'))
      await expect(startReceiver('postgres', 0, 'http://127.0.0.1')).rejects.toThrow('anmeldungen')
      vi.unstubAllEnvs()
    })

    test('the file that the host runs stores a registration', async () => {
      const file = join(folder, 'registrierung.mjs')
      writeFileSync(file, await bundleFunction({ registrierung: 'offen', domain: '' }))
      const code = `
      const { default: answer, config } = await import(${JSON.stringify(file)})
      const body = ${JSON.stringify(JSON.stringify({ ...record, email: 'host@example.org' }))}
      const response = await answer(new Request('https://x.example' + config.path, { method: 'POST', body }), { ip: '198.51.100.1' })
      console.log(await response.text())
      process.exit()`
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: server.url },
      })
      expect(stdout + stderr).toBe('{"ok":true}\n')
    }, 60_000)
  },
)
