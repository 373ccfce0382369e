import { afterEach, expect, test, vi } from 'vitest'
import { main } from './check-content.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  process.exitCode = undefined
})

test('Programs are told each mistake by file, line, kind, message and remedy, and that there are some', async () => {
  // By then most figures have run out.
  vi.stubEnv('TODAY', '2030-01-01')
  const said = vi.spyOn(console, 'log').mockReturnValue()
  await main(['--json'])
  expect(process.exitCode).toBe(1)
  const list: unknown[] = JSON.parse(said.mock.calls.join())
  const kinds = ['mistake', 'hint']
  for (const finding of list)
    expect(finding).toEqual({
      file: expect.stringMatching(/^src\/content\/|^netlify\.toml$|^public\/bilder\//),
      line: expect.any(Number),
      kind: expect.toSatisfy((kind) => kinds.includes(kind)),
      message: expect.stringMatching(/\.$/),
      remedy: expect.stringMatching(/\S/),
    })
  expect(list.length).toBeGreaterThan(0)
})
