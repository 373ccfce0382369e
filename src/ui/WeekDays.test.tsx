import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WeekDays } from './WeekDays.tsx'

test('A strip of the week names its days in full', () => {
  const strip = renderToStaticMarkup(<WeekDays label="Meine Woche" on={['Di', 'So']} />)
  expect(strip).toContain('aria-label="Meine Woche: Dienstag, Sonntag"')
})
