import { dayAfter } from '../src/model/periods.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite, readAll } from '../src/site/load-site.ts'
import { Stop } from '../src/stop.ts'
import { comingLapse } from './build/security-txt.ts'
import { agingDays } from './check/content/passed-days.ts'
import { comingUses, expiringFacts, noticeDays } from './check/expiring.ts'
import { issueBody, issueMark, issueTitle } from './review/expiring-issue.ts'
import { gitHubOf, putIssue, sourceOf } from './review/github.ts'

const limitMs = 60_000

/**
 * `npm run daily`: one issue for what ends, figures, days in sentences and security.txt, and a new build, which shows the figures of the day.
 * Prints the issue; writes it in a workflow only, and builds only where there is a `BUILD_HOOK`.
 */
export async function main(): Promise<void> {
  const site = loadSite()
  const files = readContentFiles()
  const body = issueBody(
    expiringFacts(site, files, noticeDays),
    comingUses(site, files, noticeDays),
    agingDays(readAll().reading, dayAfter(site.today, noticeDays)),
    sourceOf(process.env, process.env.GITHUB_REF_NAME),
    comingLapse(site.today),
  )
  console.log(body ?? 'Es läuft nichts ab.')
  const gitHub = gitHubOf(process.env)
  // Neither holds up the other.
  const done = await Promise.allSettled([
    rebuild(process.env.BUILD_HOOK),
    gitHub && putIssue(gitHub, issueMark, issueTitle, body),
  ])
  const reasons = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  for (const reason of reasons.slice(1))
    console.error(reason instanceof Stop ? reason.message : reason)
  if (reasons.length > 0) throw reasons[0]
}

async function rebuild(hook: string | undefined): Promise<void> {
  if (!hook) return console.log('Kein BUILD_HOOK: Es wird nichts neu gebaut.')
  const options = { method: 'POST', signal: AbortSignal.timeout(limitMs) }
  const said = await fetch(hook, options).then(
    ({ ok, status }) => (ok ? '' : `hat mit ${status} geantwortet`),
    () => 'ist nicht zu erreichen',
  )
  if (said) throw new Stop(`Der BUILD_HOOK ${said}. Legen Sie ihn neu an.`)
}
