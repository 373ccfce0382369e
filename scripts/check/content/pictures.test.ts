import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Exif } from 'sharp'
import { expect, test } from 'vitest'
import { standIn } from '../../new/stand-in.ts'
import { put, testFolder } from '../folder.fixture.ts'
import { pictures } from './pictures.ts'

const folder = testFolder()

const grey = (width: number, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })

const photo = (width: number, height?: number) => grey(width, height).jpeg().toBuffer()

const taken = (how: Exif, orientation = 1, type: 'jpeg' | 'png' = 'jpeg') =>
  grey(300).withMetadata({ orientation }).withExifMerge(how)[type]().toBuffer()

/** At the beginning of a JPEG. */
async function beginningWith(mark: number, block: readonly number[]): Promise<Buffer> {
  const bytes = await photo(300)
  const head = Buffer.from([0xff, mark, 0, block.length + 2, ...block])
  return Buffer.concat([bytes.subarray(0, 2), head, bytes.subarray(2)])
}

/** IPTC data, as of a picture agency. */
const captioned = (field: number, text: string) =>
  beginningWith(0xed, [
    ...Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0'),
    ...[0, 0, 0, 5 + text.length],
    ...[0x1c, 2, field, 0, text.length],
    ...Buffer.from(text),
  ])

/** Big-endian, as an iPhone writes it: one entry with this tag. */
const takenByPhone = (...tag: [number, number]) =>
  beginningWith(0xe1, [
    ...Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\x01'),
    ...[...tag, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0],
  ])

const withXmp = async (properties: string) =>
  sharp(await photo(300))
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${properties}/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer()

const withPlace =
  'Das Bild enthält Angaben zum Ort der Aufnahme; jeder könnte sie lesen. Löschen Sie es, und speichern Sie es neu: ohne Aufnahmedaten oder als Bildschirmfoto.'

/** Only its header has this size. */
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

const withPart = (part: string) => drawing.replace('</svg>', `${part}</svg>`)

test.each<[string, string, Buffer | string, string]>([
  ['a drawing', 'a.svg', drawing, ''],
  ['a photograph', 'a.jpg', await photo(800), ''],
  ['a photograph that tells its camera', 'f.jpg', await taken({ IFD0: { Make: 'Leica' } }), ''],
  [
    'a screenshot that tells its phone',
    'f.png',
    await taken({ IFD0: { Make: 'X' } }, 1, 'png'),
    '',
  ],
  ['a photograph that tells who took it', 'j.jpg', await captioned(80, 'Erika M'), ''],
  ['a photograph whose agency tells its town', 'k.jpg', await captioned(90, 'Halle'), withPlace],
  ['a photograph whose agency tells its place', 'q.jpg', await captioned(92, 'Markt'), withPlace],
  [
    'a screenshot that tells its place',
    'g.png',
    await taken({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 29/1 0/1' } }, 1, 'png'),
    withPlace,
  ],
  [
    'a photograph that tells its place',
    'g.jpg',
    await taken({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 29/1 0/1' } }),
    withPlace,
  ],
  [
    'a photograph whose program has written down the place',
    'i.jpg',
    await withXmp('xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,29N"'),
    withPlace,
  ],
  [
    'a photograph whose program has written down the town',
    'n.jpg',
    await withXmp('xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Halle"'),
    withPlace,
  ],
  ['a photograph of a phone', 'o.jpg', await takenByPhone(0x01, 0x0f), ''],
  [
    'a photograph of a phone that tells its place',
    'p.jpg',
    await takenByPhone(0x88, 0x25),
    withPlace,
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
    'Dieses Bild lässt sich nicht lesen. Speichern Sie es noch einmal: als „einfaches SVG“, mit „viewBox“.',
  ],
  [
    'a drawing without its measures',
    'c.svg',
    drawing.replace(/ viewBox="[^"]*"/, ''),
    'Dieses Bild lässt sich nicht lesen. Speichern Sie es noch einmal: als „einfaches SVG“, mit „viewBox“.',
  ],
  [
    'a drawing copied out of a page',
    'f.svg',
    drawing.replace(/ xmlns="[^"]*"/, ''),
    'Dieses Bild lässt sich nicht lesen. Speichern Sie es noch einmal: als „einfaches SVG“, mit „viewBox“.',
  ],
  ['a drawing that refers to a part of its own', 'g.svg', withPart('<use href="#a"/>'), ''],
  ['a colour of its own', 'h.svg', withPart('<g style="fill:url(&quot;#a&quot;)"/>'), ''],
  [
    'a picture of its own',
    'i.svg',
    withPart('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
    '',
  ],
  ['a link', 'j.svg', withPart('<a href="https://wirkzeit.example"><path d="M0 0"/></a>'), ''],
  [
    'a drawing with a picture beside it',
    'k.svg',
    withPart('<image width="9" href="../Fotos/oma.jpg"/>'),
    'Die Zeichnung nennt „../Fotos/oma.jpg“, das nicht in ihr liegt; keine Seite zeigt es. Betten Sie Bilder ein, machen Sie Schrift zu Pfaden, und speichern Sie sie als „einfaches SVG“.',
  ],
  [
    'a drawing with a font of somebody else',
    'l.svg',
    withPart('<style>@import url("https://schriften.example/a.css");</style>'),
    'Die Zeichnung nennt „https://schriften.example/a.css“, das nicht in ihr liegt; keine Seite zeigt es. Betten Sie Bilder ein, machen Sie Schrift zu Pfaden, und speichern Sie sie als „einfaches SVG“.',
  ],
  [
    'a drawing that tells where its author saved it on Windows',
    'n.svg',
    withPart('<g id="C:\\Bilder\\a.png"/>'),
    'Die Zeichnung nennt „C:\\Bilder\\a.png“, das nicht in ihr liegt; keine Seite zeigt es. Betten Sie Bilder ein, machen Sie Schrift zu Pfaden, und speichern Sie sie als „einfaches SVG“.',
  ],
  [
    'a drawing that tells where its author saved it',
    'm.svg',
    withPart('<g id="/Users/erika/Bilder/a.png"/>'),
    'Die Zeichnung nennt „/Users/erika/Bilder/a.png“, das nicht in ihr liegt; keine Seite zeigt es. Betten Sie Bilder ein, machen Sie Schrift zu Pfaden, und speichern Sie sie als „einfaches SVG“.',
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
    'a picture of another type that is called a photograph',
    'l.jpg',
    await grey(300).webp().toBuffer(),
    'Das Bild heißt so, ist aber weder JPEG noch PNG. Öffnen Sie es in einem Bildprogramm, und speichern Sie es neu als .jpg.',
  ],
  [
    'a strip',
    'm.jpg',
    await photo(2400, 100),
    'Das Bild ist 2400 × 100 Pixel groß; die kürzere Seite braucht 200. Nehmen Sie ein größeres, oder schneiden Sie es anders zu.',
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
    'Das Bild ist 4000 × 200 Pixel groß; 2400 an der längeren Seite genügen. Verkleinern Sie es.',
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
