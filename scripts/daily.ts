import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite } from '../src/site/load-site.ts'
import { Stop } from '../src/stop.ts'
import { comingLapse } from './build/security-txt.ts'
import { comingUses, expiringFacts } from './check/expiring.ts'
import { within } from './facts.ts'
import { issueBody, issueMark, issueTitle } from './review/expiring-issue.ts'
import { gitHubOf, putIssue } from './review/github.ts'

/**
 * `npm run daily`: one issue for what ends, figures and security.txt, and a new build, which shows the figures of the day.
 * Prints the issue; writes it in a workflow only, and builds only where there is a `BUILD_HOOK`.
 */
export async function main(): Promise<void> {
  const site = loadSite()
  const files = readContentFiles()
  const body = issueBody(
    expiringFacts(site, files, within),
    comingUses(site, files, within),
    sourceOf(process.env),
    comingLapse(site.today),
  )
  console.log(body ?? 'Es läuft nichts ab.')
  // First the build: what follows may fail without holding it up.
  await rebuild(process.env.BUILD_HOOK)
  const gitHub = gitHubOf(process.env)
  if (gitHub) await putIssue(gitHub, issueMark, issueTitle, body)
}

async function rebuild(hook: string | undefined): Promise<void> {
  if (!hook) return console.log('Kein BUILD_HOOK: Es wird nichts neu gebaut.')
  const { ok, status } = await fetch(hook, { method: 'POST' })
  if (!ok) throw new Stop(`Der BUILD_HOOK hat mit ${status} geantwortet. Legen Sie ihn neu an.`)
}

function sourceOf({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_NAME }: NodeJS.ProcessEnv) {
  const server = GITHUB_SERVER_URL ?? 'https://github.com'
  return GITHUB_REPOSITORY ? `${server}/${GITHUB_REPOSITORY}/blob/${GITHUB_REF_NAME}` : '.'
}
