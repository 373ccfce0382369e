import { expect, test } from 'vitest'
import { readme } from './results.ts'

const weight = {
  total: 12_000,
  sheet: 3000,
  loader: 2000,
  data: 400,
  frame: 1500,
  text: 5000,
  words: 3000,
}
const before = { date: '2026-11-20', commit: 'abc1234', machine: '2 × CPU' }

test('each section says when, where and how it was measured', () => {
  const visit = {
    ...before,
    date: '2026-11-22',
    head: ['A visit (kB)', 'Cold'],
    rows: [['/', '9']],
  }
  const text = readme({ ...before, pages: { '/': weight }, sections: { visit } })
  expect(text).toMatch(/^# What a page weighs\n\nMeasured 2026-11-20 at abc1234 \(2 × CPU\)\./)
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  expect(lines[2]).toBe('| / | **12000** | 3000 | 2000 | 400 | 1500 | 5000 | 3000 |')
  expect(lines[0]?.split('|')).toHaveLength(`${lines[2]}`.split('|').length)
  expect(text).toMatch(
    /## A visit of five pages\n\nMeasured 2026-11-22 .*--only visit`\n\n\| A visit/,
  )
  expect(text).not.toContain('## Lighthouse')
})
