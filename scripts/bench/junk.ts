import { exampleForm, exampleRecord } from '../../endpoint/test-fixtures.ts'
import { trapName } from '../../src/registration/fields.ts'

type Body = string | URLSearchParams

/** What programs send: plausible without a proof, repeated, with a filled trap, broken. */
const kinds: { kind: string; body: (at: number) => Body }[] = [
  { kind: 'valid, without proof', body: (at) => json({ email: `junk${at}@example.org` }) },
  { kind: 'one registration, replayed', body: () => json({ email: 'replay@example.org' }) },
  { kind: 'native form', body: (at) => form({ email: `junk${at}@example.org` }) },
  { kind: 'filled trap', body: (at) => json({ email: `trap${at}@example.org` }, 'x') },
  {
    kind: 'native form, filled trap',
    body: (at) => form({ email: `trap${at}@example.org`, [trapName]: 'x' }),
  },
  { kind: 'malformed', body: () => '{"firstName":' },
]

/** The post number `at` of a flood, each kind in its turn. */
export function junk(at: number): { kind: string; post: Body } {
  const { kind, body } = kinds[at % kinds.length] ?? { kind: '', body: () => '' }
  return { kind, post: body(at) }
}

/** Resolves with what the receiver made of it; „no answer“ instead of an error. */
export async function sendJunk(url: string, body: Body): Promise<string> {
  try {
    const text = await (await fetch(url, { method: 'POST', body })).text()
    const [, title] = /<title>(.*?)<\/title>/.exec(text) ?? []
    if (title) return `„${title}“`
    const { ok, duplicate, reason } = JSON.parse(text)
    if (ok) return duplicate ? 'duplicate' : 'stored'
    return reason ?? 'refused'
  } catch {
    return 'no answer'
  }
}

const json = (changes: { email: string }, trap?: string) =>
  JSON.stringify({ ...exampleRecord(changes), ...(trap && { [trapName]: trap }) })
const form = (changes: Record<string, string>) => new URLSearchParams(exampleForm(changes))
