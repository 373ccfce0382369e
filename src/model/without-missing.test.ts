import { expect, test } from 'vitest'
import type { Brand } from './brand.ts'
import { withoutCalls, withoutMissing } from './without-missing.ts'

const all = { telefon: '030 1', telefon_zeiten: 'immer', ust_id: 'DE1' } as Brand

test.each([
  ['Rufen Sie an: {telefon}. Oder schreiben Sie uns.', 'Oder schreiben Sie uns.'],
  ['**E-Mail:** {email}\n\n**Telefon:** {telefon}\n\nMehr.', '**E-Mail:** {email}\n\nMehr.'],
  ['- {email}\n- {telefon}, {telefon_zeiten}\n- Post', '- {email}\n- Post'],
  ['Ohne Nummer {email}.', 'Ohne Nummer {email}.'],
  ['{telefon}', ''],
  ['**USt-IdNr.:** {ust_id}\n\nMehr.', 'Mehr.'],
])('Where it is not given „%s“ becomes „%s“', (written, left) => {
  expect(withoutMissing(written, { telefon: '' } as Brand)).toBe(left)
  expect(withoutMissing(written, all)).toBe(written)
})

test('Without a telephone a button that would dial it goes, and only that one', () => {
  const call = { text: 'Anrufen', ziel: 'tel:{telefon}' }
  const write = { text: 'Schreiben', ziel: 'mailto:{email}' }
  const data = { knoepfe: [call, write], knopf: call, text: 'Guten Tag' }
  expect(withoutCalls(data, { telefon: '' } as Brand)).toEqual({
    knoepfe: [write],
    text: 'Guten Tag',
  })
  expect(withoutCalls(data, { telefon: '030 1' } as Brand)).toEqual(data)
})
