import { expect, test } from 'vitest'
import type { Reading } from '../../../src/model/read-site.ts'
import { agingDays, passedDays } from './passed-days.ts'

const found = (written: string, today: string, geaendert = '2026-11-29') => {
  const texts = [{ kind: 'plain', file: 'a.yaml', written, lineOf: () => 1 }]
  const documents = new Map([['a', { content: { data: { geaendert } }, texts }]])
  const reading = { documents } as unknown as Reading
  return { passed: passedDays(reading, today), aging: agingDays(reading, today) }
}

const text = 'Karten von 2002 laufen am 19. Januar 2027 ab.'

test('A day that was to come when the page was changed is told once it has passed', () => {
  expect(found(text, '2027-01-19')).toMatchObject({ passed: [], aging: [{ day: '2027-01-19' }] })
  expect(found(text, '2027-01-20').passed).toMatchObject([
    { kind: 'hint', message: expect.stringContaining('19. Januar 2027'), file: 'a.yaml' },
  ])
})

test.each([
  ['2027 am 8. Februar', '2027-02-08'],
  ['2027 vom 18. September bis 3. Oktober', '2027-10-03'],
  ['2027 vom 5. bis 14. Juni', '2027-06-14'],
])('So is „%s“, by its last day', (needle, day) => {
  const text = `Den Zug am Rosenmontag, ${needle}, sehen viele.`
  expect(found(text, '2028-01-01')).toMatchObject({ passed: [{}], aging: [{ needle, day }] })
})

test('Nothing is said of it where somebody has looked at the page since, or where it was past already', () => {
  const nothing = { passed: [], aging: [] }
  expect(found(text, '2027-02-20', '2027-01-20')).toEqual(nothing)
  expect(found('Seit dem 1. Januar 2026 gilt das.', '2027-01-20')).toEqual(nothing)
})
