import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from './daily.ts'

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'firma/website')
  vi.stubEnv('GITHUB_TOKEN', 't')
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('A build hook that does not answer is told, and the issue is put all the same', async () => {
  vi.stubEnv('BUILD_HOOK', 'quatsch')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname)
    return Response.json([])
  })
  await expect(main()).rejects.toThrow('Der BUILD_HOOK ist nicht zu erreichen')
  expect(asked).toContain('/repos/firma/website/issues')
})

test('Where both fail, both are told', async () => {
  vi.stubEnv('BUILD_HOOK', 'https://baut.example')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(main()).rejects.toThrow('Der BUILD_HOOK hat mit 503 geantwortet')
  expect(said.mock.calls.flat().join()).toContain('GitHub')
})
