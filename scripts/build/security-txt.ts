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

/** The standard advises less than a year: then somebody has to look after the address. */
const expiryOf = (changed: Date): string =>
  new Date(changed.getTime() + 360 * day).toISOString().slice(0, 10)

/** Told so many days ahead. */
const ahead = 90

/** A sentence, when a security.txt that is valid until `expires` is soon none, or is none any more. */
export function lapseOf(expires: string, today: string): string | undefined {
  const days = daysBetween(today, expires)
  if (days > ahead) return undefined
  const when = days > 0 ? `gilt nur noch bis ${expires}` : `gilt seit ${expires} nicht mehr`
  return `security.txt ${when}. Prüfen Sie, ob die E-Mail-Adresse darin noch gelesen wird; die nächste Änderung, die Sie veröffentlichen, erneuert den Tag.`
}

/** Of the next build. */
export const comingLapse = (today: string): string | undefined =>
  lapseOf(expiryOf(lastCommit()), today)

/** Dated by the commit, so that two builds of one state are the same. */
export function writeSecurityTxt(folder: string, origin: string): void {
  const text = securityTxt(loadSite().brand.email, origin, lastCommit())
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  writeFileSync(join(folder, '.well-known', 'security.txt'), text)
}

/** Today, where the project came without its history. */
const lastCommit = (): Date => lastCommitAt('.') ?? new Date(today())
