import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { Stop } from '../../src/stop.ts'

const findings = z.array(
  z.object({
    file: z.string(),
    line: z.number(),
    kind: z.enum(['mistake', 'hint']),
    message: z.string(),
    remedy: z.string().default(''),
  }),
)

/** What the check says of one line. */
export type CheckFinding = z.infer<typeof findings>[number]

/** Throws Stop when the check has said something else than its list. */
export function readFindings(output: string): CheckFinding[] {
  try {
    return findings.parse(JSON.parse(output))
  } catch {
    throw new Stop(`„npm run check -- --json“ hat keine Liste ausgegeben:\n${output}`)
  }
}

/** `npm run check -- --json`: a process of its own, for it ends with 1 where there are mistakes. */
export function runCheck(): CheckFinding[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'check-content', '--json'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  return readFindings(stdout || stderr)
}
