import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint'
import { exampleRegistration, ticked } from '../src/registration/test-fixtures'
import { parseCsv } from './csv'
import { type LocalEndpoint, startEndpoint } from './local'
import { columns } from './row'

const source = 'https://www.wirkzeit.example/registrieren'
const record = {
  ...exampleRegistration({ interests: ticked('technical', 'social') }),
  source,
  submittedAt: '2026-11-21T10:00:00.000Z',
}
const { interests: _, submittedAt: __, ...nativeFields } = record

let code: string
let folder: string
let file: string
let endpoint: LocalEndpoint

beforeAll(async () => {
  code = await bundleEndpoint()
  folder = await mkdtemp(join(tmpdir(), 'endpoint-'))
})
beforeEach(async () => {
  file = join(folder, `${Math.random()}.csv`)
  endpoint = await startEndpoint({ port: 0, file, code })
})
afterEach(() => endpoint.close())
afterAll(() => rm(folder, { recursive: true }))

async function postJson(value: unknown) {
  const headers = { 'Content-Type': 'text/plain;charset=utf-8' }
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers,
    body: JSON.stringify(value),
  })
  return response.json()
}

async function postForm(fields: Record<string, string>) {
  const response = await fetch(endpoint.url, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return response.text()
}

const rows = async () => parseCsv(await readFile(file, 'utf8').catch(() => '')).slice(1)

test('a registration becomes a row under the header', async () => {
  expect(await postJson(record)).toEqual({ ok: true })
  expect(parseCsv(await readFile(file, 'utf8'))).toEqual([
    [...columns],
    [
      '2026-11-21T10:00:00.000Z',
      source,
      'Jürgen',
      'Größmann',
      'juergen@example.org',
      "'+49 30 123456",
      'Köln',
      'Bäckermeister',
      '',
      'Handwerk & Technik, Soziales & Ehrenamt',
      '',
    ],
  ])
})

test('the same registration is stored once, even after a restart', async () => {
  await postJson(record)
  expect(await postJson(record)).toEqual({ ok: true, duplicate: true })
  await endpoint.close()
  endpoint = await startEndpoint({ port: 0, file, code })
  expect(await postJson(record)).toEqual({ ok: true, duplicate: true })
  expect(await rows()).toHaveLength(1)
})

test('a form posted without script is stored once and thanked for with a way back', async () => {
  const page = await postForm({ ...nativeFields, 'interests.social': 'on' })
  expect(page).toContain('Vielen Dank für Ihre Anmeldung!')
  expect(page).toContain('<a href="https://www.wirkzeit.example" target="_top"')
  await postForm({ ...nativeFields, 'interests.social': 'on' })
  expect(await rows()).toMatchObject([{ 2: 'Jürgen', 9: 'Soziales & Ehrenamt' }])
})

test('invalid data is refused in the words of the form and leaves no row', async () => {
  expect(await postJson({ ...record, firstName: ' ' })).toEqual({
    ok: false,
    errors: { firstName: 'Vorname wird benötigt' },
  })
  const page = await postForm({ ...nativeFields, email: 'x' })
  expect(page).toContain('Gültige E-Mail-Adresse erforderlich')
  expect(await rows()).toEqual([])
})

test('a source that is no web address becomes no link', async () => {
  const page = await postForm({ ...nativeFields, source: 'javascript:alert(1)' })
  expect(page).toContain('Vielen Dank')
  expect(page).not.toContain('href')
})

test('no cell can become a formula', async () => {
  const attack = '=HYPERLINK("https://evil.example","x")'
  await postJson({ ...record, firstName: attack, source: attack, lastJob: ` ${attack}` })
  const [row] = await rows()
  expect(row).toMatchObject({ 1: `'${attack}`, 2: `'${attack}`, 7: `'${attack}` })
})

test('the filled trap is answered like a success and leaves no row', async () => {
  expect(await postJson({ ...record, website: 'x' })).toEqual({ ok: true })
  expect(await postForm({ ...nativeFields, website: 'x' })).toContain('Vielen Dank')
  expect(await rows()).toEqual([])
})

test('simultaneous registrations all get their row', async () => {
  const emails = Array.from({ length: 20 }, (_, at) => `person${at}@example.org`)
  await Promise.all(emails.map((email) => postJson({ ...record, email })))
  const stored = (await rows()).map((row) => row[4])
  expect(stored.toSorted()).toEqual(emails.toSorted())
})

test('line breaks and quotes survive the file', async () => {
  const otherInterests = 'Chor, "Skat"\nund Imkern'
  await postJson({ ...record, interests: ticked('other'), otherInterests })
  expect(await rows()).toMatchObject([{ 9: 'Anderes', 10: otherInterests }])
})

test('a failure of the sheet is readable and no success', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await endpoint.close()
  // A file in place of the folder: nothing can be written.
  await writeFile(file, '')
  endpoint = await startEndpoint({ port: 0, file: join(file, 'rows.csv'), code })
  expect(await postJson(record)).toEqual({ ok: false })
  expect(await postForm(nativeFields)).toContain('Das hat leider nicht geklappt')
})

test('answers as Google does: redirect to a one-time answer, no preflight', async () => {
  const first = await fetch(endpoint.url, {
    method: 'POST',
    body: JSON.stringify(record),
    redirect: 'manual',
  })
  expect(first.status).toBe(302)
  const answerUrl = new URL(first.headers.get('location') ?? '', endpoint.url)
  const answer = await fetch(answerUrl)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(answerUrl)).status).toBe(404)

  const preflight = await fetch(endpoint.url, { method: 'OPTIONS' })
  expect(preflight.status).toBe(405)
  expect(preflight.headers.has('access-control-allow-origin')).toBe(false)
})

test('a crashed script is an error page that no site can read', async () => {
  await endpoint.close()
  const crash = 'function doPost() { throw new Error("crash") }'
  endpoint = await startEndpoint({ port: 0, file, code: crash })
  const response = await fetch(endpoint.url, { method: 'POST', body: '{}' })
  expect(response.status).toBe(500)
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('the address opened in a browser says that it is at work', async () => {
  const response = await fetch(endpoint.url)
  expect(await response.text()).toContain('Die Registrierungsannahme läuft')
})

test('a port in use is explained', async () => {
  const port = Number(new URL(endpoint.url).port)
  await expect(startEndpoint({ port, file, code })).rejects.toThrow(
    `Port ${port} ist schon belegt: Beenden Sie`,
  )
})
