import { beforeEach, expect, test, vi } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { trapName } from '../src/registration/fields.ts'
import type { Mail } from './stand-ins/fake-google.ts'
import {
  exampleForm,
  exampleRecord,
  formPost as form,
  freshProof,
  jsonPost as json,
  newSheet,
  rowsIn,
  suspectRowsIn,
} from './test-fixtures.ts'
import { loadWebApp } from './web-app.ts'

const minutes = 5
const junkAMinute = 600
const visitors = 20

const folder = testFolder()
const code = await bundleEndpoint()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test(`${minutes * junkAMinute} posts of junk in ${minutes} minutes: ${visitors} visitors are stored at once, once each`, () => {
  const file = newSheet(folder)
  const mails: Mail[] = []
  const start = Date.UTC(2026, 10, 21, 10)
  let clock = start
  const app = loadWebApp({
    file,
    code,
    properties: { MELDUNG_AN: 'buero@example.org' },
    sendMail: (mail) => void mails.push(mail),
    now: () => clock,
  })
  const used = freshProof()
  const junk = [
    (at: number) => json(exampleRecord({ email: `junk${at}@example.org` })),
    () => json(exampleRecord({ email: 'replay@example.org' })),
    (at: number) => form(exampleForm({ email: `junk${at}@example.org` })),
    (at: number) => json({ ...exampleRecord({ email: `trap${at}@example.org` }), [trapName]: 'x' }),
    (at: number) => form(exampleForm({ email: `trap${at}@example.org`, [trapName]: 'x' })),
    () => json('{"firstName":'),
    (at: number) => json(exampleRecord({ email: `one${at}@example.org` }), used),
    (at: number) => json(exampleRecord({ email: `no${at}@example.org` }), 'x.1'),
  ]
  const total = minutes * junkAMinute
  const answers: string[] = []
  for (let at = 0; at < total; at += 1) {
    clock = start + (at * 60_000) / junkAMinute
    app.doPost(junk[at % junk.length]?.(at) ?? json(''))
    if (at % (total / visitors) !== 75) continue
    const record = exampleRecord({ email: `visitor${answers.length}@beispiel.de` })
    const proof = freshProof()
    answers.push(app.doPost(json(record, proof)).body)
    // Impatient, or from another tab.
    if (answers.length % 5 === 0) app.doPost(json(record, proof))
  }

  expect(answers).toEqual(Array.from({ length: visitors }, () => '{"ok":true}'))
  const emails = rowsIn(file).map((row) => row[4] ?? '')
  const real = emails.filter((email) => email.startsWith('visitor'))
  expect(real).toHaveLength(visitors)
  expect(new Set(real).size).toBe(visitors)
  expect(emails.filter((email) => email === 'replay@example.org').length).toBeLessThan(2)
  // Ten a minute without a proof, ten of those that look like a robot, and the one proof once.
  expect(emails.length - visitors).toBeLessThanOrEqual(minutes * 10 + 1)
  expect(suspectRowsIn(file).length).toBeLessThanOrEqual(minutes * 10)
  // Eleven of rows, and one each of suspicion and of two limits.
  expect(mails.length).toBeLessThanOrEqual(14)
  expect(mails.map(({ subject }) => subject)).toContain('Grenze erreicht: GRENZE_OHNE_NACHWEIS')
}, 120_000)
