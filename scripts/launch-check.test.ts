import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const check = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'launch-check'], {
    encoding: 'utf8',
    env: { ...process.env, CONTEXT: '', ...env },
  })

test('A wrong environment value stops the build with one sentence', () => {
  const { status, stderr } = check({ VITE_REGISTRATION_MODE: 'laut' })
  expect(status).toBe(1)
  expect(stderr.trim()).toMatchInlineSnapshot(
    `"Die Umgebungsvariable VITE_REGISTRATION_MODE hat den Wert „laut“; erwartet wird readable-first oder no-cors."`,
  )
})

test('A production deploy stops with the list of placeholders', () => {
  const production = check({ CONTEXT: 'production' })
  expect(production.status).toBe(1)
  for (const place of ['VITE_REGISTRATION_ENDPOINT', 'marke.yaml', 'start.yaml'])
    expect(production.stderr).toContain(place)
})

test('A preview does not stop, nor does who allows placeholders', () => {
  expect(check({ CONTEXT: 'deploy-preview' }).status).toBe(0)
  expect(check({ CONTEXT: 'production', ALLOW_PLACEHOLDERS: '1' }).status).toBe(0)
})
