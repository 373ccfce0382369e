import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each([
  ['Montag', ['Di', 'Mo'], 'Mo'],
  ['rechner-kurzz', ['rechner', 'rechner-kurz'], 'rechner-kurz'],
  ['Ticket_Hamburg', ['ticket', 'ticket_hamburg'], 'ticket_hamburg'],
  ['grenze_jahre', ['grenze', 'grenze_jahr'], 'grenze_jahr'],
  ['piggybank-fill', ['pi', 'piggy-bank', 'bank'], 'piggy-bank'],
  ['hand-shake-fill', ['hand', 'hand-heart', 'handshake'], 'handshake'],
  ['etwas ganz anderes', ['pi', 'hand'], undefined],
])('%s of %s is %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant)
})
