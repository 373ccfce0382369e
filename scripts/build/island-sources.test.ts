import { expect, test } from 'vitest'
import { bringsRules, islandSources } from './island-sources.ts'

test.each([
  ['Calculator', true],
  ['Toasts', true],
  // It imports the toasts, which do.
  ['RegistrationForm', false],
  ['Faq', false],
])('%s brings its rules with its code: %s', (name, brings) => {
  expect(bringsRules(islandSources(name))).toBe(brings)
})
