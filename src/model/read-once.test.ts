import { expect, test, vi } from 'vitest'
import { readSite } from './read-site.ts'
import { readYaml } from './read-yaml.ts'
import { references, siteFiles } from './test-fixtures.ts'

vi.mock('./read-yaml.ts', async (load) => {
  const { readYaml } = await load<typeof import('./read-yaml.ts')>()
  return { readYaml: vi.fn(readYaml) }
})

test('Each file is read once', () => {
  expect(readSite(siteFiles, references).ok).toBe(true)
  const read = vi.mocked(readYaml).mock.calls.map(([file]) => file)
  expect(read.sort()).toEqual(Object.keys(siteFiles).sort())
})
