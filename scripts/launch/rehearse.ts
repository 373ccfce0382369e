import type { Trial } from '../../endpoint/check.ts'
import { explain, explainFailure, send } from '../../endpoint/check-request.ts'
import { rehearsalEmail } from '../../endpoint/rehearsal.ts'
import { withProof } from '../../src/registration/deliver.ts'
import { textNames } from '../../src/registration/fields.ts'
import { makeProof } from '../../src/registration/proof.ts'

const patience = 60_000

/**
 * Sends a registration as the site does; the receiver knows it by its address and keeps nothing. A pause
 * of the receiver alone turns everybody away whom the site invites.
 */
export async function rehearse(
  endpoint: string,
  origin: string,
  isPaused: boolean,
): Promise<Trial> {
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
    if (reply.text.includes('"paused"'))
      return isPaused ? { ok: true, sentence: pausedToo } : { ok: false, sentence: pausedAlone }
    const why = reply.text.includes('"ok":true') ? stored : explain(reply)
    return { ok: false, sentence: `Die Probe-Anmeldung ist gescheitert: ${why}` }
  } catch (error) {
    return { ok: false, sentence: `Die Probe-Anmeldung ist gescheitert: ${explainFailure(error)}` }
  }
}

const known =
  'Die Annahme hat die Probe-Anmeldung geprüft und erkannt. Gespeichert ist nichts; ob die Tabelle zu beschreiben ist, zeigt npm run endpoint:check.'
const pausedToo = 'Auch die Annahme ist pausiert.'
const pausedAlone =
  'Die Website lädt zum Registrieren ein, aber die Annahme ist noch pausiert und weist alle ab: Setzen Sie dort REGISTRIERUNG auf offen, oder löschen Sie die Eigenschaft (endpoint/README.md, „Pausieren“).'
const unreadable =
  'Die Annahme erkennt die Probe-Anmeldung, aber Browser dürfen die Antwort nicht lesen: Es fehlt „Access-Control-Allow-Origin“.'
const stored = `Die Annahme hat sie gespeichert, denn sie ist älter als diese Prüfung. Löschen Sie die Zeile von ${rehearsalEmail}, und stellen Sie die Annahme neu bereit (endpoint/README.md, „Ändern“).`
