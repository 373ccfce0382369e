import { describe, expect, test } from 'vitest'
import type { Fact, Period } from './facts.ts'
import type { Placeholders } from './known.ts'
import { fillPlaceholders } from './placeholders.ts'

const period = (wert: string, gilt_ab: string, gilt_bis?: string, recht?: Period['recht']) => ({
  wert,
  gilt_ab,
  ...(gilt_bis && { gilt_bis }),
  ...(recht && { recht }),
  stand: '2026-11-21',
  quelle: 'Gesetz',
})

const euros = (...zeitraeume: Period[]): Fact => ({
  bedeutung: 'Lohn',
  einheit: 'Euro',
  zeitraeume,
})

const of2026 = ['2026-01-01', '2026-12-31'] as const
const of2027 = ['2027-01-01', '2027-12-31'] as const

const facts = {
  lohn: euros(period('13,90', ...of2026), period('14,60', ...of2027)),
  beitrag: euros(period('100', ...of2026), period('110', ...of2027, 'entwurf')),
  rente: euros(period('42', '2026-07-01', '2027-06-30')),
  lange: euros(period('1.230', '2023-01-01', '2027-12-31')),
  frueher: euros(period('556', '2025-01-01')),
  gleich: euros(period('5', ...of2026), period('5', '2027-01-01', '2027-05-15')),
  lohn_2025: euros(period('12,82', '2025-01-01')),
  bald: euros(period('9', '2027-03-15')),
  unbekannt: euros(period('–', ...of2027, 'offen')),
  gerechnet: euros(),
}

function fill(text: string, today = '2026-11-22'): string {
  const known: Placeholders = { facts, brand: { jahr: '2025/26' } as Placeholders['brand'], today }
  const { text: filled, problems } = fillPlaceholders(text, known)
  return problems.map(({ message, remedy }) => `${message} ${remedy}`).join('\n') || filled
}

describe('A figure with periods', () => {
  test.each([
    ['{lohn}', '13,90 Euro', '14,60 Euro'],
    ['{lohn €}', '13,90 €', '14,60 €'],
    ['{lohn zahl}', '13,90', '14,60'],
    ['{lohn wechsel}', '13,90 Euro (ab Januar 2027: 14,60 Euro)', '14,60 Euro'],
    ['{lohn € wechsel}', '13,90 € (ab Januar 2027: 14,60 €)', '14,60 €'],
    ['{lohn wechsel zahl}', '13,90 (ab Januar 2027: 14,60)', '14,60'],
    ['{gleich wechsel}', '5 Euro', '5 Euro'],
    ['{gleich bis}', 'Dezember 2026', '15. Mai 2027'],
    ['{lohn ab_2027}', '14,60 Euro', '14,60 Euro'],
    ['{lohn 2026}', '13,90 Euro', '13,90 Euro'],
    ['{lohn 2027 €}', '14,60 €', '14,60 €'],
    ['{lohn seit}', 'Januar 2026', 'Januar 2027'],
    ['{lohn bis}', 'Dezember 2026', 'Dezember 2027'],
    ['{lohn stand}', '2026', '2027'],
    ['{rente stand}', '2026/27', '2026/27'],
    ['{lange stand}', '2027', '2027'],
    ['{frueher stand}', '2026', '2026'],
    ['{jahr}', '2025/26', '2025/26'],
  ])('%s is %s on the last day of 2026 and %s on the next', (written, before, after) => {
    expect(fill(written, '2026-12-31')).toBe(before)
    expect(fill(written, '2027-01-01')).toBe(after)
  })

  test('keeps its last value when no next one is known, and a bill is none', () => {
    expect(fill('{beitrag}, {beitrag wechsel}', '2027-01-15')).toBe('100 Euro, 100 Euro')
    expect(fill('{beitrag wechsel}')).toBe('100 Euro')
  })

  test('that has not begun is told by its day', () => {
    expect(fill('{bald seit}')).toBe('15. März 2027')
  })
})

test('What is no value yet is in no text', () => {
  const bill =
    'ist noch nicht beschlossen. Ein Entwurf, oder was noch niemand kennt, steht in keinem Text.'
  expect(fill('{unbekannt}')).toBe(`{unbekannt} ${bill}`)
  expect(fill('{beitrag ab_2027}')).toBe(`{beitrag ab_2027} ${bill}`)
  expect(fill('{gerechnet}')).toMatch(/^\{gerechnet\} lässt sich zurzeit nicht ausrechnen\./)
})

test('Forms that cannot be are told with those that can', () => {
  expect(fill('{lohn ab_2028}')).toBe(
    'Von {lohn} gibt es keinen Wert, der 2028 beginnt. Schreiben Sie den Satz für 2026, mit {lohn 2026}, oder ergänzen Sie den Zeitraum in src/content/fakten.yaml.',
  )
  expect(fill('{frueher bis}')).toBe(
    '{frueher} gilt ohne Ende. Schreiben Sie den Satz ohne {frueher bis}.',
  )
  expect(fill('{lohn % wechsel}')).toBe(
    'Die Form „% wechsel“ gibt es im Platzhalter {lohn % wechsel} nicht. Schreiben Sie {lohn} oder {lohn €} oder {lohn zahl}.',
  )
  expect(fill('{lohn seit bis}')).toMatch(/^Die Form „seit bis“ gibt es/)
  expect(fill('{jahr zahl}')).toMatch(/^Die Form „zahl“ gibt es .* Schreiben Sie \{jahr\}\.$/)
  expect(fill('{frueher 2026}')).toMatch(/Schreiben Sie \{frueher\}, oder/)
})

test.each([
  ['{lohn_2027}', 'Meinten Sie {lohn 2027}?'],
  ['{lohn2027 €}', 'Meinten Sie {lohn € 2027}?'],
  ['{lohn ab 2027}', 'Meinten Sie {lohn ab_2027}?'],
  ['{lohn ab_Januar_2027}', 'Meinten Sie {lohn ab_2027}?'],
  ['{lohn % 2027}', 'Meinten Sie {lohn 2027}?'],
  ['{lohn € 2025}', 'Schreiben Sie {lohn_2025 €}.'],
  ['{lohn_2028}', 'Schreiben Sie den Satz für 2026, mit {lohn 2026}, oder'],
  ['{{lohn}}', 'Schreiben Sie {lohn}.'],
  ['{lohn wechsel) im Monat', 'Schreiben Sie {lohn wechsel}.'],
  ['Es sind lohn ab_2027}.', 'Schreiben Sie {lohn ab_2027}.'],
  ['{nichts im Monat', 'Ein Platzhalter hat beide Klammern: {email}.'],
])('%s: %s', (written, remedy) => {
  expect(fill(written)).toContain(remedy)
})

test('A figure says how long the text is right, and of which year it speaks', () => {
  const known: Placeholders = { facts, brand: {} as Placeholders['brand'], today: '2026-11-22' }
  const { uses } = fillPlaceholders(
    '{lohn} {lohn wechsel} {lohn ab_2027} {lohn 2026} {lohn 2027} {rente 2026} {frueher}',
    known,
  )
  expect(uses.map(({ key, until, stand }) => [key, until, stand])).toEqual([
    ['lohn', '2026-12-31', '2026'],
    ['lohn', '2026-12-31', '2026'],
    ['lohn', '2026-12-31', '2026'],
    ['lohn', '2027-12-31', '2026'],
    ['lohn', '2027-12-31', '2027'],
    ['rente', '2027-06-30', '2026/27'],
    ['frueher', undefined, '2026'],
  ])
})
