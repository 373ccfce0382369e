import { expect, test, vi } from 'vitest'
import { projectPage } from './release-now.ts'

const git = vi.hoisted(() => vi.fn())
vi.mock('../git.ts', () => ({ git }))

test.each([
  ['https://github.com/firma/website.git\n', 'https://github.com/firma/website'],
  ['https://robot:secret@github.com/firma/website', 'https://github.com/firma/website'],
  ['git@github.com:firma/website.git', 'https://github.com/firma/website'],
  ['/home/anna/website', ''],
  ['file:///home/anna/website.git', ''],
  [undefined, ''],
])('The script for the sheet names of the remote %j only „%s“', (remote, page) => {
  vi.stubEnv('GITHUB_REPOSITORY', '')
  git.mockReturnValue(remote)
  expect(projectPage()).toBe(page)
})
