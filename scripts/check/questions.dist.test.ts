import { expect, test } from 'vitest'
import { readPages } from './built.ts'

test('Every question has an address that can be read out on the telephone', () => {
  const answers = readPages().flatMap(({ root }) => root.querySelectorAll('.faq-answer'))
  expect(answers.length).toBeGreaterThan(20)
  expect(answers.map(({ id }) => id).filter((id) => !/^frage(-[a-z0-9]+)+$/.test(id))).toEqual([])
})
