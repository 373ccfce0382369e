import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Exif } from 'sharp'
import { expect, test } from 'vitest'
import { standIn } from '../../new/stand-in.ts'
import { put, testFolder } from '../folder.fixture.ts'
import { pictures } from './pictures.ts'

const folder = testFolder()

const photo = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()

const taken = (how: Exif, orientation = 1) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
    .withMetadata({ orientation })
    .withExifMerge(how)
    .jpeg()
    .toBuffer()

/** Its header says so. */
async function endless(): Promise<Buffer> {
  const bytes = await sharp(await photo(30))
    .png()
    .toBuffer()
  for (const at of [16, 20]) bytes.writeUInt32BE(100_000, at)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

async function saidOf(name: string, bytes: Buffer | string): Promise<string> {
  put(folder, { [name]: bytes })
  return (await pictures([join(folder, name)]))
    .map(({ message, remedy }) => `${message} ${remedy}`)
    .join('\n')
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>'

test.each<[string, string, Buffer | string, string]>([
  ['a drawing', 'a.svg', drawing, ''],
  ['a photograph', 'a.jpg', await photo(800), ''],
  ['a photograph that tells its camera', 'f.jpg', await taken({ IFD0: { Make: 'Leica' } }), ''],
  [
    'a photograph that tells its place',
    'g.jpg',
    await taken({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 29/1 0/1' } }),
    'Das Bild enthält Angaben zum Ort der Aufnahme; jeder könnte sie lesen. Löschen Sie es, und speichern Sie es neu: ohne Aufnahmedaten oder als Bildschirmfoto.',
  ],
  [
    'a photograph whose program has written down the place',
    'i.jpg',
    await sharp(await photo(30))
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,29N"/></rdf:RDF></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer(),
    'Das Bild enthält Angaben zum Ort der Aufnahme; jeder könnte sie lesen. Löschen Sie es, und speichern Sie es neu: ohne Aufnahmedaten oder als Bildschirmfoto.',
  ],
  [
    'a photograph that lies on its side',
    'h.jpg',
    await taken({}, 6),
    'Das Bild liegt auf der Seite; nur seine Aufnahmedaten stellen es aufrecht. Drehen Sie es in einem Bildprogramm, und speichern Sie es neu.',
  ],
  [
    'the picture that stands in for one',
    'e.svg',
    standIn('Nirgendwo'),
    'Das ist noch das Platzhalterbild mit dem Namen. Ein eigenes Bild ersetzt es unter demselben Namen; beschreiben Sie es dann neu bei „alt“.',
  ],
  [
    'a drawing that is cut off',
    'b.svg',
    drawing.slice(0, -8),
    'Dieses Bild lässt sich nicht lesen. Speichern Sie es noch einmal als SVG.',
  ],
  [
    'a drawing without its measures',
    'c.svg',
    drawing.replace(/ viewBox="[^"]*"/, ''),
    'Dieses Bild lässt sich nicht lesen. Speichern Sie es als SVG mit „viewBox“.',
  ],
  [
    'a heavy drawing',
    'd.svg',
    drawing + ' '.repeat(80_000),
    'Das Bild hat 80 KB; höchstens 60 KB sind möglich. Speichern Sie es als „einfaches SVG“, ohne eingebettete Fotos.',
  ],
  [
    'a text that is called a photograph',
    'b.jpg',
    'Hallo',
    'Dieses Bild lässt sich nicht lesen. Öffnen Sie es in einem Bildprogramm, und speichern Sie es neu als .jpg.',
  ],
  [
    'a photograph that is cut off',
    'c.jpg',
    (await photo(800)).subarray(0, 400),
    'Dieses Bild lässt sich nicht lesen. Öffnen Sie es in einem Bildprogramm, und speichern Sie es neu als .jpg.',
  ],
  [
    'a picture of few bytes and billions of pixels',
    'e.png',
    await endless(),
    'Das Bild ist 100000 × 100000 Pixel groß; 2400 an der längeren Seite genügen. Verkleinern Sie es.',
  ],
  [
    'a wide photograph',
    'd.jpg',
    await photo(4000),
    'Das Bild ist 4000 × 20 Pixel groß; 2400 an der längeren Seite genügen. Verkleinern Sie es.',
  ],
  [
    'a heavy photograph',
    'e.jpg',
    Buffer.alloc(6_200_000),
    'Das Bild hat 6,2 MB; höchstens 1,0 MB sind möglich. Verkleinern Sie es auf höchstens 2400 Pixel, und speichern Sie es als .jpg.',
  ],
])('%s', async (_, name, bytes, said) => {
  expect(await saidOf(name, bytes)).toBe(said)
})
