import { afterAll, expect, test } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { rehearse } from '../scripts/launch/rehearse.ts'
import { startEndpoint } from './local.ts'
import { rowsIn, sheetFolder } from './test-fixtures.ts'

const sheets = sheetFolder()
afterAll(sheets.remove)

test('a rehearsal on the live site is recognized and leaves nothing behind', async () => {
  const file = sheets.newFile()
  const mails: string[] = []
  const endpoint = await startEndpoint({
    port: 0,
    file,
    code: await bundleEndpoint(),
    properties: { MELDUNG_AN: 'buero@example.org' },
    sendMail: ({ subject }) => void mails.push(subject),
  })
  const { ok } = await rehearse(endpoint.url, 'https://www.wirkzeit.example')
  await endpoint.close()
  expect({ ok, rows: rowsIn(file), mails }).toEqual({ ok: true, rows: [], mails: [] })
})
