import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProof } from '../src/registration/proof.ts'
import type { RegistrationRecord } from '../src/registration/record.ts'
import { exampleRegistration, ticked } from '../src/registration/test-fixtures.ts'
import { parseCsv } from './csv.ts'
import type { Post } from './post.ts'
import { errorsFileOf, suspectsFileOf } from './stand-ins/fake-google.ts'

export const source = 'https://www.wirkzeit.example/registrieren'

/** What the site sends for one visitor. */
export function exampleRecord(changes: Partial<RegistrationRecord> = {}): RegistrationRecord {
  const registration = exampleRegistration({ interests: ticked('technical', 'social') })
  return { ...registration, source, submittedAt: '2026-11-21T10:00:00.000Z', ...changes }
}

/** The same visitor without script: the browser posts no times and no objects. */
export function exampleForm(changes: Record<string, string> = {}): Record<string, string> {
  const { interests: _, submittedAt: __, ...texts } = exampleRecord()
  return { ...texts, 'interests.technical': 'on', 'interests.social': 'on', ...changes }
}

/** As a browser makes it, only without its pauses. */
export function freshProof(): string {
  const stamp = randomUUID().replaceAll('-', '')
  const sha256 = (text: string) => createHash('sha256').update(text).digest()
  for (let next = 0; ; next += 1) {
    const proof = `${stamp}.${next.toString(36)}`
    if (isProof(proof, sha256)) return proof
  }
}

export const jsonType = 'text/plain;charset=utf-8'
export const formType = 'application/x-www-form-urlencoded'

/** A POST of the site's script. */
export const jsonPost = (value: unknown, proof?: string): Post => ({
  type: jsonType,
  contents: typeof value === 'string' ? value : JSON.stringify(value),
  parameter: proof ? { proof } : {},
})

/** One of a browser without script. */
export const formPost = (fields: Record<string, string>): Post => ({
  type: formType,
  contents: `${new URLSearchParams(fields)}`,
  parameter: fields,
})

/** A CSV file that will stand for a sheet. */
export const newSheet = (folder: string): string => join(folder, `${randomUUID()}.csv`)

export const allRows = (file: string) =>
  existsSync(file) ? parseCsv(readFileSync(file, 'utf8')) : []

/** The registrations in the file, without the header. */
export const rowsIn = (file: string) => allRows(file).slice(1)

export const errorRowsIn = (file: string) => rowsIn(errorsFileOf(file))

export const suspectRowsIn = (file: string) => rowsIn(suspectsFileOf(file))

/** The submission that a row of „Fehler“ or „Verdacht“ has kept. */
export const keptText = ([, , , , first = '', ...others]: string[]) =>
  first + others.map((part) => part.replace(/^…/, '')).join('')

export async function postJson(url: string, value: unknown): Promise<unknown> {
  const headers = { 'Content-Type': jsonType }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(value) })).json()
}

export async function postForm(url: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields)
  return (await fetch(url, { method: 'POST', body })).text()
}
