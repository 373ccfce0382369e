import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { put, testFolder } from './check/folder.fixture.ts'

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'abc' },
  })

test('a foreseen stop prints its one sentence, without a stack, and fails', () => {
  const { status, stderr } = run('start')
  expect(stderr).toBe('PORT=abc ist kein Port. Geben Sie eine Zahl von 1 bis 65535 an.\n')
  expect(status).toBe(1)
})

test.each(['../package', 'git'])('what is no script is named: %s', (name) => {
  const { status, stderr } = run(name)
  expect(stderr).toBe(`Es gibt kein Skript „${name}“ im Ordner scripts.\n`)
  expect(status).toBe(1)
})

test.each([
  ['facts', '--quatsch'],
  ['preview', '--quatsch'],
  ['admin-check', 'quatsch'],
])('what a command does not know is one sentence, too: %s %s', (name, word) => {
  const { status, stderr } = run(name, word)
  expect(stderr).toBe(`Das kennt dieser Befehl nicht: ${word}\n`)
  expect(status).toBe(1)
})

test('„npm start“ says what it does not know before it builds', () => {
  const { status, stderr } = spawnSync('npm', ['--silent', 'start', '--', '--quatsch'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'abc' },
    shell: process.platform === 'win32',
  })
  expect(stderr).toBe('Möglich ist „npm start -- --store postgres“ oder „npm start“.\n')
  expect(status).toBe(1)
})

const project = testFolder({ 'scripts/run.mjs': readFileSync('scripts/run.mjs') })
beforeAll(() => symlinkSync(resolve('node_modules'), join(project, 'node_modules')))

/** What is said of a script `go` in a project of these files. */
function runIn(files: Record<string, string>) {
  put(project, files)
  return spawnSync(process.execPath, ['scripts/run.mjs', 'go'], { cwd: project, encoding: 'utf8' })
}

test.runIf(process.platform === 'linux').each([
  ['who reads only the beginning of it', '| true', /^$/],
  ['a disk that has no room for it', '> /dev/full', /^Der Datenträger ist voll: .+\n$/],
])('what is said meets %s, without a stack', (_, end, told) => {
  put(project, { 'scripts/go.ts': "export const main = () => console.log('a')\n" })
  const { stderr } = spawnSync(`node scripts/run.mjs go ${end}`, {
    cwd: project,
    encoding: 'utf8',
    shell: true,
  })
  expect(stderr).toMatch(told)
})

test('a lost quote is told with its file and line', () => {
  const { status, stderr } = runIn({
    'scripts/go.ts': "import '../routes.ts'\nexport const main = () => 1\n",
    'routes.ts': "export const routes = [\n  '/,\n]\n",
  })
  expect(stderr).toBe(
    'routes.ts, Zeile 2: Hier fehlt ein Zeichen, meist ein Anführungszeichen oder eine Klammer.\n',
  )
  expect(status).toBe(1)
})

test('a value that is missing is told with its option', () => {
  const { status, stderr } = runIn({
    'scripts/go.ts': `import { parseArgs } from 'node:util'
export const main = () => parseArgs({ args: ['--base'], options: { base: { type: 'string' } } })
`,
  })
  expect(stderr).toBe('Hier fehlt ein Wert, oder es steht einer zu viel da: --base\n')
  expect(status).toBe(1)
})

test.each(['UND_ERR_SOCKET', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
  'what the network refuses is one sentence, too: %s',
  (code) => {
    const cause = `Object.assign(new Error('warum'), { code: '${code}' })`
    const { status, stderr } = runIn({
      'scripts/go.ts': `export const main = () => {\n  throw new TypeError('fetch failed', { cause: ${cause} })\n}\n`,
    })
    expect(stderr).toBe('Das ging nicht: warum\n')
    expect(status).toBe(1)
  },
)

test.each([
  ['42P01', 'npm run registrations -- setup'],
  ['25006', 'Diese Datenbank lässt sich zurzeit nur lesen'],
])('a database that answers %s says: %s', (code, expected) => {
  const error = `Object.assign(new Error('warum'), { severity: 'ERROR', code: '${code}' })`
  const { stderr } = runIn({
    'scripts/go.ts': `export const main = () => {\n  throw ${error}\n}\n`,
  })
  expect(stderr).toContain(expected)
})
