import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { someAtOnce } from '../scripts/host/some-at-once.ts'
import { exampleRecord, newSheet, postJson, rowsIn } from './test-fixtures.ts'

const registrations = 1_000
const atOnce = 30
const executionsAtOnce = 3

const folder = testFolder()
let executions: { worker: Worker; url: string }[]
let file: string

// As on Google, several executions run at the same time and share the sheet and its lock.
beforeAll(async () => {
  file = newSheet(folder)
  const module = await buildForThreads()
  const options = { port: 0, file, code: await bundleEndpoint() }
  executions = await Promise.all(
    Array.from({ length: executionsAtOnce }, () => startInThread({ module, options })),
  )
}, 60_000)

afterAll(async () => {
  await Promise.all(executions.map(({ worker }) => worker.terminate()))
})

test(`${registrations} registrations, ${atOnce} at a time: each is one row`, async () => {
  const emails = Array.from({ length: registrations }, (_, at) => `person${at}@example.org`)
  // Every fifth is sent again while the first attempt is under way, as by an impatient network.
  const queue = emails.flatMap((email, at) => {
    // Ten each press the button in the same millisecond.
    const submittedAt = new Date(Date.UTC(2026, 10, 21) + Math.floor(at / 10)).toISOString()
    const record = exampleRecord({ email, submittedAt })
    return at % 5 === 0 ? [record, record] : [record]
  })
  const answers: unknown[] = []
  await someAtOnce(queue, atOnce, async (record) => {
    const { url = '' } = executions[answers.length % executionsAtOnce] ?? {}
    answers.push(await postJson(url, record))
  })

  const count = (answer: object) =>
    answers.filter((each) => JSON.stringify(each) === JSON.stringify(answer)).length
  expect(count({ ok: true })).toBe(registrations)
  expect(count({ ok: true, duplicate: true })).toBe(registrations / 5)
  const stored = rowsIn(file).map((row) => row[4])
  expect(stored).toHaveLength(registrations)
  expect(stored.toSorted()).toEqual(emails.toSorted())
}, 120_000)

/** Threads know neither TypeScript nor vitest. */
async function buildForThreads(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'endpoint/local.ts',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'local.mjs' } },
    },
  })
  return join(folder, 'local.mjs')
}

const threadCode = `
const { parentPort, workerData } = require('node:worker_threads')
const { pathToFileURL } = require('node:url')
import(pathToFileURL(workerData.module).href)
  .then(({ startEndpoint }) => startEndpoint(workerData.options))
  .then(({ url }) => parentPort.postMessage(url))
`

function startInThread(workerData: object): Promise<{ worker: Worker; url: string }> {
  const worker = new Worker(threadCode, { eval: true, workerData })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (url: string) => resolve({ worker, url }))
  })
}
