import { expect, test } from 'vitest'
import { islandSources } from './island-sources.ts'

const files = (name: string) => islandSources(name).map(({ file }) => file)

test('An island is made of all that it imports, but not of what brings rules of its own', () => {
  expect(files('RegistrationForm')).toContain('src/form/Interests.tsx')
  expect(files('RegistrationForm')).not.toContain('src/registration/notice.ts')
  expect(files('RegistrationForm')).not.toContain('src/toasts/Toasts.island.tsx')
  expect(files('Notice')).toContain('src/registration/notice.ts')
  expect(files('Toasts')).toContain('src/toasts/Toasts.island.tsx')
})
