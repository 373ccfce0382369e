import { describe, expect, test } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { rehearse } from '../scripts/launch/rehearse.ts'
import { startEndpoint } from './local.ts'
import { newSheet, rowsIn } from './test-fixtures.ts'

const folder = testFolder()

/** What the operator is told, and what is left of it. */
async function rehearsed(REGISTRIERUNG: string, isPaused: boolean) {
  const file = newSheet(folder)
  const mails: string[] = []
  const endpoint = await startEndpoint({
    port: 0,
    file,
    code: await bundleEndpoint(),
    properties: { MELDUNG_AN: 'buero@example.org', REGISTRIERUNG },
    sendMail: ({ subject }) => void mails.push(subject),
  })
  const { ok } = await rehearse(endpoint.url, 'https://www.wirkzeit.example', isPaused)
  await endpoint.close()
  return { ok, rows: rowsIn(file), mails }
}

describe('A rehearsal on the live site leaves nothing behind', () => {
  test.each([
    ['is recognized', 'offen', false, true],
    ['tells that the receiver alone is paused', 'pausiert', false, false],
    ['knows a pause of both', 'pausiert', true, true],
  ])('and %s', async (_, receiver, isPaused, ok) => {
    expect(await rehearsed(receiver, isPaused)).toEqual({ ok, rows: [], mails: [] })
  })
})
