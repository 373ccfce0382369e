import { scriptsIn, securityPolicy } from '../build/security-policy.ts'
import type { Seen } from './visitor.ts'

type Directives = Map<string, string[]>

const read = (policy: string): Directives =>
  new Map(
    policy.split(/; */).map((part) => {
      const [name = '', ...sources] = part.trim().split(/ +/)
      return [name, sources.sort()]
    }),
  )

/** One policy for all pages: that which the build would write for their scripts and this receiver. */
export function policyProblems(pages: Seen[], endpoint: string): string[] {
  const policies = new Set(pages.map(({ headers }) => headers.get('content-security-policy') ?? ''))
  const [policy = ''] = policies
  if (policies.size > 1) return ['Nicht jede Seite hat dieselben Sicherheitsregeln.']
  if (!policy)
    return ['Es gibt keine Sicherheitsregeln: Die Kopfzeile Content-Security-Policy fehlt.']
  if (!URL.canParse(endpoint)) return ['Auf /registrieren steht kein Formular mit einem Ziel.']
  const expected = securityPolicy(
    pages.flatMap(({ text }) => scriptsIn(text)),
    {
      registrationEndpoint: endpoint,
      analyticsId: policy.includes('googletagmanager') ? 'G-0000' : '',
    },
  )
  return differences(read(expected), read(policy))
}

function differences(expected: Directives, found: Directives): string[] {
  const names = [...new Set([...expected.keys(), ...found.keys()])]
  return names.flatMap((name) => {
    const wanted = expected.get(name)
    const given = found.get(name)
    if (!wanted) return [`Die Sicherheitsregel ${name} ist unbekannt.`]
    if (!given) return [`Die Sicherheitsregel ${name} fehlt.`]
    const lacking = wanted.filter((source) => !given.includes(source))
    // Of pages that nobody is led to, the hashes stay unknown.
    const surplus = given.filter(
      (source) => !wanted.includes(source) && !source.startsWith("'sha256-"),
    )
    return [
      ...lacking.map(
        (source) => `Die Sicherheitsregel ${name} verbietet ${source}, was die Seiten brauchen.`,
      ),
      ...surplus.map((source) => `Die Sicherheitsregel ${name} erlaubt zu viel: ${source}.`),
    ]
  })
}
