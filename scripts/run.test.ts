import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'abc' },
  })

test('a foreseen stop prints its one sentence, without a stack, and fails', () => {
  const { status, stderr } = run('ports')
  expect(stderr).toBe('PORT=abc ist kein Port. Geben Sie eine Zahl von 1 bis 65535 an.\n')
  expect(status).toBe(1)
})

test('an unknown script is named', () => {
  const { status, stderr } = run('../package')
  expect(stderr).toBe('Es gibt kein Skript „../package“ im Ordner scripts.\n')
  expect(status).toBe(1)
})

test('what the machine or the command line refuses is one sentence, too', () => {
  const { status, stderr } = run('facts', '--quatsch')
  expect(stderr).toMatch(/^Das kennt dieser Befehl nicht: .*--quatsch.*\n$/)
  expect(status).toBe(1)
})
