import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '../../src/site/load-site.ts'

const day = 24 * 60 * 60 * 1000

/** Where those who find a weakness write to (RFC 9116). `changed`: when the site was last changed. */
export function securityTxt(email: string, origin: string, changed: Date): string {
  // The standard advises less than a year: then somebody has to look after the address.
  const expires = new Date(changed.getTime() + 360 * day).toISOString()
  return `Contact: mailto:${email}
Expires: ${expires.slice(0, 10)}T00:00:00Z
Preferred-Languages: de, en
Canonical: ${origin}/.well-known/security.txt
`
}

/** Dated by the commit, so that two builds of one state are the same. */
export function writeSecurityTxt(folder: string, origin: string): void {
  const text = securityTxt(loadSite().brand.email, origin, lastCommit())
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? ''
  if (new Date(expires) < new Date())
    console.warn(`security.txt gilt nur bis ${expires}: Ein neuer Commit erneuert die Angabe.`)
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  writeFileSync(join(folder, '.well-known', 'security.txt'), text)
}

/** Today, where the project came without its history. */
function lastCommit(): Date {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' })
  const date = new Date(stdout?.trim())
  return Number.isNaN(date.getTime()) ? new Date() : date
}
