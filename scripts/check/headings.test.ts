import { expect, test } from 'vitest'
import { built } from './built'
import { headings } from './headings'

const problems = (html: string) => headings(built('/x', html))

test('One h1 and levels without a gap are right', () => {
  expect(problems('<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>')).toEqual([])
})

test.each([
  ['no h1', '<h2>a</h2>', 'die erste Überschrift ist eine h2, nicht die h1.'],
  ['no heading at all', '<p>a</p>', 'braucht genau eine Überschrift h1.'],
  ['two h1', '<h1>a</h1><h1>b</h1>', 'braucht genau eine Überschrift h1.'],
  ['a level left out', '<h1>a</h1><h3>b</h3>', 'auf h1 folgt h3; eine Ebene fehlt.'],
  [
    'a level left out far below',
    '<h1>a</h1><h2>b</h2><h6>c</h6>',
    'auf h2 folgt h6; eine Ebene fehlt.',
  ],
])('%s is found', (_, html, problem) => {
  expect(problems(html)).toContain(`/x: ${problem}`)
})
