import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'

type Step = { uses?: string; run?: string }
type Job = {
  permissions?: object
  steps: Step[]
  container?: string
  'timeout-minutes'?: number
}
type Workflow = { on: object; permissions: unknown; jobs: Record<string, Job> }

const workflows = readdirSync(folder).map((name): [string, Workflow] => [
  name,
  parse(readFileSync(`${folder}/${name}`, 'utf8')),
])

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const image = `node:${readFileSync('.nvmrc', 'utf8').trim()}-bookworm`

test.each(workflows)(
  '%s may do no more than it says, and runs only what this project has',
  (_, workflow) => {
    expect(workflow.permissions).toEqual({})
    // Would run what a stranger has written with our own rights.
    expect(workflow.on).not.toHaveProperty('pull_request_target')
    for (const { permissions, steps, ...job } of Object.values(workflow.jobs)) {
      // A file is put to a release, and nothing else is written.
      const rights = 'release' in workflow.on ? 'write' : 'read'
      expect(permissions).toHaveProperty('contents', rights)
      expect(job['timeout-minutes']).toBeLessThanOrEqual(30)
      expect(job.container ?? image).toBe(image)
      for (const { uses, run = '' } of steps) {
        if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
        // What somebody has written in a title would become a command.
        expect(run).not.toContain('${{')
        const [, name] = /^npm run ([\w:-]+)/.exec(run) ?? []
        if (name) expect(scripts).toHaveProperty(name)
        else expect(run).toMatch(/^(?:npm ci|npm test|apt-get [\w .-]+|gh release upload .*)?$/)
      }
    }
  },
)
