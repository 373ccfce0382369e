import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { daysBetween } from '../../src/model/periods.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { today } from '../../src/site/today.ts'
import { lastCommitAt } from '../git.ts'

const day = 24 * 60 * 60 * 1000

/** Where those who find a weakness write to (RFC 9116). `changed`: when the site was last changed. */
export function securityTxt(email: string, origin: string, changed: Date): string {
  return `Contact: mailto:${email}
Expires: ${expiryOf(changed)}T00:00:00Z
Preferred-Languages: de, en
Canonical: ${origin}/.well-known/security.txt
`
}

/**
 * 360 days after the change: the standard advises less than a year, so that somebody looks after the
 * address.
 */
const expiryOf = (changed: Date): string =>
  new Date(changed.getTime() + 360 * day).toISOString().slice(0, 10)

/** Days before the end from which `lapseOf` tells of it. */
const ahead = 90

/** A sentence, when a security.txt that is valid until `expires` is soon none, or is none any more. */
export function lapseOf(expires: string, today: string): string | undefined {
  const days = daysBetween(today, expires)
  if (days > ahead) return undefined
  const when = days > 0 ? `gilt nur noch bis ${expires}` : `gilt seit ${expires} nicht mehr`
  return `security.txt ${when}. Prüfen Sie, ob die E-Mail-Adresse darin noch gelesen wird; die nächste Änderung, die Sie veröffentlichen, erneuert den Tag.`
}

/** `lapseOf` the security.txt that the next build would write. */
export const comingLapse = (today: string): string | undefined =>
  lapseOf(expiryOf(lastCommit()), today)

/** Writes security.txt, dated by the last commit, so that two builds of one commit are the same. */
export function writeSecurityTxt(folder: string, origin: string): void {
  const text = securityTxt(loadSite().brand.email, origin, lastCommit())
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  writeFileSync(join(folder, '.well-known', 'security.txt'), text)
}

/** Time of the last commit; today where there is no Git history. */
const lastCommit = (): Date => lastCommitAt('.') ?? new Date(today())
