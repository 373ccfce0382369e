import { explain, explainFailure, send } from '../../endpoint/check-request.ts'
import { rehearsalEmail } from '../../endpoint/rehearsal.ts'
import { withProof } from '../../src/registration/deliver.ts'
import { textNames } from '../../src/registration/fields.ts'
import { makeProof } from '../../src/registration/proof.ts'
import type { Trial } from './trial.ts'

const patience = 60_000

/** Sends a registration as the site does; the receiver knows it by its address and keeps nothing. */
export async function rehearse(endpoint: string, origin: string): Promise<Trial> {
  const record = {
    ...Object.fromEntries(textNames.map((name) => [name, 'Probe'])),
    phone: '',
    email: rehearsalEmail,
    interests: {},
    otherInterests: '',
    submittedAt: new Date().toISOString(),
    source: `${origin}/registrieren`,
  }
  const address = withProof(endpoint, await makeProof())
  try {
    const type = 'text/plain;charset=utf-8'
    const reply = await send(address, type, JSON.stringify(record), patience)
    if (reply.text.includes('"rehearsal"'))
      return reply.isReadable ? { ok: true, sentence: known } : { ok: false, sentence: unreadable }
    const why = reply.text.includes('"ok":true') ? stored : explain(reply)
    return { ok: false, sentence: `Die Probe-Anmeldung ist gescheitert: ${why}` }
  } catch (error) {
    return { ok: false, sentence: `Die Probe-Anmeldung ist gescheitert: ${explainFailure(error)}` }
  }
}

const known =
  'Die Annahme hat die Probe-Anmeldung geprüft und erkannt. Gespeichert ist nichts; ob die Tabelle zu beschreiben ist, zeigt npm run endpoint:check.'
const unreadable =
  'Die Annahme erkennt die Probe-Anmeldung, aber Browser dürfen die Antwort nicht lesen: Es fehlt „Access-Control-Allow-Origin“.'
const stored = `Die Annahme hat sie gespeichert, denn sie ist älter als diese Prüfung. Löschen Sie die Zeile von ${rehearsalEmail}, und stellen Sie die Annahme neu bereit (endpoint/README.md, „Ändern“).`
