import { expect, test } from 'vitest'
import { checkTypography } from './check-typography.ts'

test('Signs that only an editor can correct are told with the correction', () => {
  const texts = [
    'Sie sagt "ja" dazu.',
    'Sie sagt „ja" dazu.',
    'Sie sagt „ja” dazu.',
    'Sie sagt “ja” dazu.',
    'Sie sagt „ja dazu.',
    'Arbeit - und Ehrenamt',
  ]
  const told = texts.flatMap(checkTypography).map(({ message, remedy }) => `${message} ${remedy}`)
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "Gerade Anführungszeichen im Text: "ja". Schreiben Sie: „ja“
    Ein Anführungszeichen ist gerade: „ja". Schreiben Sie: „ja“
    Die Anführungszeichen passen nicht zusammen: Sie sagt „ja” dazu. Öffnen Sie unten mit „ und schließen Sie oben mit “.
    Die Anführungszeichen passen nicht zusammen: Sie sagt “ja” dazu. Öffnen Sie unten mit „ und schließen Sie oben mit “.
    Die Anführungszeichen passen nicht zusammen: „ja dazu. Öffnen Sie unten mit „ und schließen Sie oben mit “.
    Zwischen Wörtern steht ein Bindestrich: „Arbeit - und“. Schreiben Sie einen Gedankenstrich: Arbeit – und"
  `)
})

test.each([
  'Sie sagt „ja“ und „nein“.',
  'Teilzeit-Stelle – frei',
  '- ein Punkt\n- noch einer',
  '| a | - |',
  'Sie sagt „[ja](https://a.de/x)“ dazu.',
])('Correct signs: %s', (text) => {
  expect(checkTypography(text)).toEqual([])
})
