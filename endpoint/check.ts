import { isDeepStrictEqual } from 'node:util'
import { withProof } from '../src/registration/deliver.ts'
import { fields, textNames } from '../src/registration/fields.ts'
import { makeProof } from '../src/registration/proof.ts'
import { explain, explainFailure, type FinalResponse, send } from './check-request.ts'

/** One thing tried, in one German sentence. */
export interface Trial {
  ok: boolean
  sentence: string
}

export interface CheckOptions {
  now?: Date
  /** For each request. */
  timeoutMs?: number
}

const emailMessage = fields.find(({ name }) => name === 'email')?.message ?? ''

/** Which address to look for in the sheet afterwards. */
export const probeEmail = (now: Date) => `probe-${now.toISOString().replace(/\D/g, '')}@example.org`

/**
 * Tries a receiver as site and visitors use it: one registration that is plainly a probe, the same
 * again, one that must be refused, and a form posted without script that leaves no row. Never throws.
 */
export async function checkEndpoint(
  url: string,
  { now = new Date(), timeoutMs = 60_000 }: CheckOptions = {},
): Promise<Trial[]> {
  const probe = {
    ...Object.fromEntries(textNames.map((name) => [name, 'Probe'])),
    lastName: 'Bitte löschen',
    email: probeEmail(now),
    phone: '+49 30 000',
    city: 'Größenwörth',
    lastJob: '=1+1',
    interests: {},
    otherInterests: '',
    submittedAt: now.toISOString(),
    source: 'https://example.org/endpoint-check',
  }
  // With a proof, as the site sends it, so that a flood of posts without one does not get in the way.
  const address = withProof(url, await makeProof())
  const post = (type: string, body: string) => send(address, type, body, timeoutMs)
  const json = (value: unknown) => post('text/plain;charset=utf-8', JSON.stringify(value))
  const form = new URLSearchParams({ email: probe.email })
  const nativeType = 'application/x-www-form-urlencoded'

  const trials = [
    await attempt(
      'Eine Probe-Anmeldung',
      'wurde angenommen',
      () => json(probe),
      ({ text }) => same(text, { ok: true }),
    ),
  ]
  // If the first trial fails, the others would fail as well.
  if (!trials[0]?.ok) return trials
  trials.push(
    await attempt(
      'Dieselbe Anmeldung noch einmal',
      'wurde als Doppel erkannt und nicht gespeichert',
      () => json(probe),
      ({ text }) => same(text, { ok: true, duplicate: true }),
    ),
    await attempt(
      'Eine Anmeldung ohne gültige E-Mail-Adresse',
      'wurde abgelehnt, mit dem Satz des Formulars',
      () => json({ ...probe, email: 'keine' }),
      ({ text }) => same(text, { ok: false, errors: { email: emailMessage } }),
    ),
    await attempt(
      'Ein Formular ohne JavaScript',
      'bekam eine Seite als Antwort',
      () => post(nativeType, form.toString()),
      ({ type }) => type.startsWith('text/html'),
    ),
    await attempt(
      'Die Antwort',
      'darf von der Website gelesen werden',
      () => json({ ...probe, email: 'keine' }),
      ({ isReadable }) => isReadable,
    ),
  )
  return trials
}

async function attempt(
  what: string,
  success: string,
  request: () => Promise<FinalResponse>,
  isExpected: (reply: FinalResponse) => boolean,
): Promise<Trial> {
  try {
    const reply = await request()
    if (isExpected(reply)) return { ok: true, sentence: `${what} ${success}.` }
    return { ok: false, sentence: `${what} ist gescheitert: ${explain(reply)}` }
  } catch (error) {
    return { ok: false, sentence: `${what} ist gescheitert: ${explainFailure(error)}` }
  }
}

function same(text: string, expected: object): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(text), expected)
  } catch {
    return false
  }
}
