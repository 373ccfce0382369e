import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { trapName } from '../src/registration/fields.ts'
import { columns, knownAddress } from './row.ts'
import { postgresPrograms } from './stand-ins/postgres-server.ts'
import { exampleForm, exampleRecord, freshProof } from './test-fixtures.ts'
import { serverStore, type TestReceiver, testStores } from './test-stores.ts'

const record = exampleRecord()
const another = (email: string) => ({ ...record, email })
const cell = (row: string[] | undefined, name: (typeof columns)[number]) =>
  row?.[columns.indexOf(name)]

const minute = 60_000
const hour = 60 * minute
const ok = { ok: true }
const duplicate = { ok: true, duplicate: true }
const busy = { ok: false, reason: 'busy' }
const paused = { ok: false, reason: 'paused' }

const programs = postgresPrograms()
const stores = {
  ...testStores,
  ...(programs && { 'PostgreSQL-Server': () => serverStore(programs) }),
}

if (!programs)
  test.skip('PostgreSQL-Server: none on this machine. Debian has one: apt-get install postgresql', () => {})

for (const [name, makeStore] of Object.entries(stores))
  describe(name, () => {
    const store = makeStore()
    let clock: number
    let app: TestReceiver
    const start = (settings?: Record<string, string>) => store.receiver(() => clock, settings)

    beforeAll(store.start, 60_000)
    beforeEach(async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      clock = Date.UTC(2026, 10, 21, 10)
      app = await start()
    })
    afterAll(store.stop)

    test('the same data within a day is one registration: with script or without, from any tab', async () => {
      expect(await app.post(exampleForm())).toContain('Vielen Dank')
      clock += 5 * minute
      const stamped = { ...record, submittedAt: new Date(clock).toISOString() }
      expect(await app.send(stamped)).toEqual(duplicate)
      clock += 23 * hour
      expect(await app.post(exampleForm({ firstName: ' jürgen ' }))).toContain('Vielen Dank')
      expect(await app.send({ ...stamped, source: 'https://x.example/' })).toEqual(duplicate)
      expect(await app.send({ ...record, submittedAt: '2019-01-01T00:00:00Z' })).toEqual(duplicate)
      expect(await app.rows()).toHaveLength(1)
      clock += hour
      await app.post(exampleForm())
      expect(await app.rows()).toHaveLength(2)
      clock += 23 * hour
      await app.post(exampleForm())
      expect(await app.rows(), 'counted from the last one').toHaveLength(2)
    })

    test('what was submitted within that day may arrive weeks later', async () => {
      await app.post(exampleForm())
      const submittedAt = new Date(clock + 5 * minute).toISOString()
      clock += 500 * hour
      expect(await app.send({ ...record, submittedAt })).toEqual(duplicate)
    })

    test.each(['+012026-11-21T10:00:00.000Z', '-271821-04-20T00:00:00.000Z'])(
      'sent again it is the same at any time, also from a clock that shows %s',
      async (submittedAt) => {
        const off = { ...record, submittedAt }
        expect(await app.send(off)).toEqual(ok)
        clock += 1_000 * hour
        expect(await app.send(off)).toEqual(duplicate)
        expect(await app.rows()).toHaveLength(1)
      },
    )

    test('a row that the operator deletes does not come back', async () => {
      await app.send(record)
      await app.deleteRows()
      expect(await app.send(record)).toEqual(duplicate)
      await app.again().post(exampleForm())
      clock += 1_000 * hour
      expect(await app.again().send(record)).toEqual(duplicate)
      expect(await app.rows()).toEqual([])
    })

    test('other data is another row, which says that the address is known', async () => {
      expect(await app.send(record)).toEqual(ok)
      expect(await app.send({ ...record, city: 'Bonn' })).toEqual(ok)
      const [first, second] = await app.rows()
      expect(cell(first, 'note')).toBe('')
      expect(cell(second, 'city')).toBe('Bonn')
      expect(cell(second, 'note')).toBe(knownAddress)
    })

    test('an address that is the end of many others is told from them', async () => {
      const short = { ...record, email: 'en@example.org' }
      await app.send(short)
      const others = Array.from({ length: 25 }, (_, index) => `helg${index}en@example.org`)
      for (const email of others) {
        clock += minute
        expect(await app.send(another(email))).toEqual(ok)
      }
      expect(await app.send({ ...short, city: 'Bonn' })).toEqual(ok)
      expect(cell((await app.rows()).at(-1), 'note')).toBe(knownAddress)
      expect(cell((await app.rows()).at(-2), 'note')).toBe('')
    })

    test('a row says when it came, whatever the device believed', async () => {
      await app.send({ ...record, submittedAt: '2014-04-04T10:00:00.000Z' })
      const [row] = await app.rows()
      expect(cell(row, 'receivedAt')).toBe('2026-11-21T10:00:00.000Z')
      expect(cell(row, 'submittedAt')).toBe('2014-04-04T10:00:00.000Z')
    })

    test('an e-mail address in other case or with blanks is the same address', async () => {
      await app.send(record)
      expect(await app.send(another(' JUERGEN@Example.org '))).toEqual(duplicate)
      await app.send({ ...another('JUERGEN@example.org'), city: 'Bonn' })
      for (const city of ['Bonn', 'Trier']) await app.send({ ...another('+x@example.org'), city })
      const said = ['', knownAddress, '', knownAddress]
      expect((await app.rows()).map((row) => cell(row, 'note'))).toEqual(said)
    })

    test('texts of any length, signs of any kind: what the form accepts is stored', async () => {
      const odd = { ...record, email: `${'a'.repeat(9_000)}@example.org`, city: 'a\0b\ud800' }
      expect(await app.send(odd)).toEqual(ok)
      expect(cell((await app.rows())[0], 'city')).toBe('a b\ufffd')
    })

    test('invalid data is refused in the words of the form and leaves no row', async () => {
      const errors = { firstName: 'Vorname wird benötigt' }
      expect(await app.send({ ...record, firstName: ' ' })).toEqual({ ok: false, errors })
      expect(await app.post(exampleForm({ email: 'x' }))).toContain('Gültige E-Mail-Adresse')
      expect(await app.rows()).toEqual([])
    })

    test('a filled trap is kept for the operator, once, and answered with the truth: it has arrived', async () => {
      const trapped = { ...record, [trapName]: '=1+1' }
      expect(await app.send(trapped)).toEqual(ok)
      expect(await app.send(trapped)).toEqual(duplicate)
      expect(await app.post(exampleForm({ [trapName]: 'x' }))).toContain('Vielen Dank')
      const suspect = exampleForm({ email: 'b@example.org', [trapName]: 'x' })
      expect(await app.post(suspect)).toContain('Vielen Dank')
      expect(await app.rows()).toEqual([])
      const kept = (await app.suspects()).map((text) => JSON.parse(text))
      expect(kept).toEqual([trapped, suspect])
      await app.deleteRows()
      expect(await app.send(trapped)).toEqual(duplicate)
    })

    test('who registers without filling the trap is a row, suspected before or not', async () => {
      await app.send({ ...record, [trapName]: 'x' })
      expect(await app.send(record)).toEqual(ok)
      expect(await app.rows()).toHaveLength(1)
      clock += hour
      expect(await app.send({ ...record, [trapName]: 'x' })).toEqual(duplicate)
      const unsuspected = another('zwei@example.org')
      await app.send(unsuspected)
      expect(await app.send({ ...unsuspected, [trapName]: 'x' })).toEqual(duplicate)
      expect(await app.suspects()).toHaveLength(1)
    })

    test('an overrun receiver says so and stores nothing: browsers send again', async () => {
      app = await start({ GRENZE_PRO_MINUTE: '0' })
      expect(await app.send(record)).toEqual(busy)
      expect(await app.post(exampleForm())).toContain('Gerade geht es leider nicht')
      expect(await app.rows()).toEqual([])
    })

    test('a paused receiver takes nothing new, in friendly words, and all that waits on devices', async () => {
      app = await start({ REGISTRIERUNG: ' Pausiert ' })
      expect(await app.send(record)).toEqual(paused)
      expect(await app.post(exampleForm())).toContain(
        'Zurzeit nehmen wir keine neuen Anmeldungen an',
      )
      expect(await app.send({ ...record, [trapName]: 'x' })).toEqual(paused)
      expect(await app.rows()).toEqual([])
      expect(await app.open()).toContain('pausiert')
      // Pressed before the pause, perhaps; a device must not keep for ever what was promised to be sent.
      clock += 10 * minute
      expect(await app.send(record)).toEqual(ok)
      expect(await app.send(record)).toEqual(duplicate)
      expect(
        await app.send({ ...another('b@example.org'), submittedAt: '2031-01-01T00:00:00Z' }),
      ).toEqual(ok)
    })

    test('what was turned away in a pause is taken after it', async () => {
      app = await start({ REGISTRIERUNG: 'pausiert' })
      const proof = freshProof()
      expect(await app.send(record, proof)).toEqual(paused)
      expect(await app.again({ GRENZE_OHNE_NACHWEIS: '0' }).send(record, proof)).toEqual(ok)
    })

    test('repetition counts against no limit', async () => {
      app = await start({ GRENZE_OHNE_NACHWEIS: '2' })
      expect(await app.send(record)).toEqual(ok)
      for (let times = 0; times < 60; times += 1) expect(await app.send(record)).toEqual(duplicate)
      expect(await app.send(another('b@example.org'))).toEqual(ok)
      expect(await app.send(another('c@example.org'))).toEqual(busy)
      clock += minute
      expect(await app.send(another('c@example.org'))).toEqual(ok)
    })

    test('a proof opens a share of its own, for one registration', async () => {
      app = await start({ GRENZE_OHNE_NACHWEIS: '0', GRENZE_PRO_MINUTE: '2' })
      const proof = freshProof()
      expect(await app.send(record)).toEqual(busy)
      expect(await app.send(record, `${'a'.repeat(24)}.1`)).toEqual(busy)
      expect(await app.send({ ...record, city: '' }, proof)).toMatchObject({ errors: {} })
      expect(await app.send(record, proof)).toEqual(ok)
      expect(await app.send(record)).toEqual(duplicate)
      expect(await app.send(another('b@example.org'), proof)).toEqual(busy)
      const restarted = app.again({ GRENZE_OHNE_NACHWEIS: '0' })
      expect(await restarted.send(another('b@example.org'), proof)).toEqual(busy)
      expect(await restarted.send(another('b@example.org'), freshProof())).toEqual(ok)
    })

    test('two at once are one row, and of two with one proof only one is stored', async () => {
      app = await start({ GRENZE_OHNE_NACHWEIS: '0' })
      const proof = freshProof()
      const answers = await Promise.all([app.send(record, proof), app.send(record, proof)])
      expect(answers).toEqual(expect.arrayContaining([ok, duplicate]))
      const other = freshProof()
      const two = ['b@example.org', 'c@example.org'].map((email) => app.send(another(email), other))
      expect(await Promise.all(two)).toEqual(expect.arrayContaining([ok, busy]))
      expect(await app.rows()).toHaveLength(2)
    })

    test('the address opened in a browser says what runs, and shows no data', async () => {
      await app.send(record)
      const page = await app.open()
      expect(page).toContain('Die Registrierungsannahme läuft')
      expect(page).toContain('Version ')
      expect(page).not.toContain(record.email)
    })
  })
