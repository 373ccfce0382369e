import { readFileSync } from 'node:fs'
import type { Release } from '../../endpoint/release.ts'
import { git } from '../git.ts'

/** The state of the project that is being built. A host builds without history, but names the commit. */
export function releaseNow(): Release {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const commit = said('rev-parse', 'HEAD') || process.env.COMMIT_REF || ''
  const [year, month, day] = said('log', '-1', '--format=%cs').split('-')
  return {
    version,
    commit: commit.slice(0, 10) || 'unbekannt',
    day: year && month && day ? `${day}.${month}.${year}` : '',
  }
}

/**
 * Where the project can be read; empty unless it lies at a public address, never a folder of this
 * machine.
 */
export function projectPage(): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  const origin = said('remote', 'get-url', 'origin')
  const [, host, path] =
    /^(?:https:\/\/(?:[^@/]*@)?|git@)([\w.-]+)[/:](.+?)(?:\.git)?$/.exec(origin) ?? []
  return host && path ? `https://${host}/${path}` : ''
}

/** Empty where there is no Git, or nothing to tell. */
const said = (...args: string[]) => git('.', ...args)?.trim() ?? ''
