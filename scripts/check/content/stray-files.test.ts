import { expect, test } from 'vitest'
import { strayFiles } from './stray-files.ts'

test('Two photographs of one name are told: the build makes the same files of both', () => {
  const names = ['public/bilder/dom.jpg', 'public/bilder/dom.png', 'public/bilder/dom.svg']
  const files = { 'src/content/seiten/start.yaml': 'bild: dom.svg' }
  expect(strayFiles(names, files).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'public/bilder/dom.jpg: Zwei Fotos haben denselben Namen und unterscheiden sich nur in der Endung.',
    'public/bilder/dom.png: Zwei Fotos haben denselben Namen und unterscheiden sich nur in der Endung.',
  ])
})
