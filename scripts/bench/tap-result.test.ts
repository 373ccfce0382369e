import { expect, test } from 'vitest'
import type { Probe, Report } from './tap-recorder.ts'
import { tapResult } from './tap-result.ts'

const toggle: Probe = { name: 'Menu', page: '/', target: { css: 'b' }, effect: { kind: 'toggle' } }
const message: Probe = { ...toggle, effect: { kind: 'message', text: 'Vorname wird benötigt' } }

const visible: Report = { kind: 'place', x: 9, y: 9, at: 10_000 }
const click = (click: number, at: number, document = 1): Report => ({
  kind: 'click',
  document,
  click,
  at,
})
const answer = (click: number, at: number, document = 1): Report => ({
  kind: 'answer',
  document,
  click,
  at,
})

test('a tap that flips nothing is lost, and dead time ends at the first prompt one', () => {
  const reports = [visible, click(1, 10_000), click(2, 10_250), click(3, 10_500), answer(3, 10_520)]
  expect(tapResult(toggle, reports, 4)).toMatchObject({
    deadTime: 500,
    lost: 3,
  })
})

test('a queued tap is late, not lost', () => {
  const reports = [
    visible,
    click(1, 10_000),
    answer(1, 10_900),
    click(2, 10_250),
    answer(2, 10_900),
  ]
  expect(tapResult(toggle, reports, 2)).toMatchObject({ lost: 0 })
})

test('a submit that a script held and made again is late, one that nobody held is lost', () => {
  const held: Report = { kind: 'held', document: 1, click: 2 }
  const reports = [
    visible,
    click(1, 10_000),
    click(2, 10_250),
    held,
    click(3, 10_500),
    answer(3, 11_000),
  ]
  expect(tapResult(message, reports, 3)).toMatchObject({
    deadTime: 1000,
    lost: 1,
  })
})

test('a tap on what an answer has put into the target’s place is not lost, one beside it before any answer is', () => {
  const beside: Report = { kind: 'beside', document: 1 }
  const answered = [click(1, 10_000), answer(1, 10_050)]
  expect(tapResult(message, [visible, ...answered, beside], 2)).toMatchObject({ lost: 0 })
  expect(tapResult(message, [visible, beside, ...answered], 2)).toMatchObject({ lost: 1 })
})

test('a message after a reload does not answer the taps before it', () => {
  const reports = [visible, click(1, 10_000), click(1, 12_000, 2), answer(1, 12_050, 2)]
  expect(tapResult(message, reports, 2)).toMatchObject({
    deadTime: 2000,
    lost: 1,
  })
})
