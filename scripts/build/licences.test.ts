import { expect, test } from 'vitest'
import { licencesText } from './licences.ts'

const words = {
  titel: 'Lizenzen',
  einleitung: 'Danke.',
  schriften: 'Schriften',
  symbole: 'Symbole',
  programme: 'Programme',
  karte: 'Karte',
  kartenlizenz: 'CC BY',
}
const mit = (name: string, text = 'MIT License') => ({
  name,
  version: '1.0.0',
  identifier: 'MIT',
  text,
})

test('the words of a licence stand once for all that share them', () => {
  const sections = {
    schriften: [
      { name: 'Literata', version: '5.3.0', identifier: 'OFL-1.1', text: 'Open Font\r\nLicense\n' },
    ],
    symbole: [],
    programme: [mit('a'), mit('b', 'Another one'), mit('c')],
  }
  expect(licencesText(words, sections)).toMatchInlineSnapshot(`
    "Lizenzen

    Danke.


    Schriften
    =========

    Literata 5.3.0 (OFL-1.1)

    Open Font
    License


    Symbole
    =======


    Programme
    =========

    a 1.0.0 (MIT)
    c 1.0.0 (MIT)

    MIT License

    b 1.0.0 (MIT)

    Another one


    Karte
    =====

    CC BY
    "
  `)
})

test.each([
  { name: 'x', version: '1.0.0', identifier: 'GPL-3.0', text: 'GNU' },
  { name: 'x', version: '1.0.0', text: 'Do what you like' },
  mit('x', ' '),
])('$identifier „$text“ stops the build', (licence) => {
  const sections = { schriften: [], symbole: [], programme: [licence] }
  expect(() => licencesText(words, sections)).toThrow('Das Paket x kommt auf die Website')
})
