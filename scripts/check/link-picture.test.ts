import sharp from 'sharp'
import { expect, test } from 'vitest'
import { built } from './built.ts'
import { testFolder } from './folder.fixture.ts'
import { linkPicture } from './link-picture.ts'

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc93c' } })
const right = await image(1200, 630).png().toBuffer()
const folder = testFolder({
  'og/gut.png': right,
  'og/klein.png': await image(600, 315).png().toBuffer(),
  'og/foto.png': await image(1200, 630).jpeg().toBuffer(),
  'og/schwer.png': Buffer.concat([right, Buffer.alloc(120_000)]),
})

type Change = { name?: string; width?: number; alt?: string; css?: number }

const page = ({ name = 'gut', width = 1200, alt = 'Ein Sparschwein mit Münze', css = 0 }: Change) =>
  built(
    '/aktivrente',
    `<head><style>${'a'.repeat(css)}</style><meta property="og:image" content="https://www.wirkzeit.example/og/${name}.png?v=1">
    <meta property="og:image:width" content="${width}"><meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${alt}"></head>`,
  )

const problems = (change: Change) => linkPicture(page(change), folder)

test('A picture that is there, described, small and of the right size is right', () => {
  expect(problems({})).toEqual([])
})

test.each<[Change, string]>([
  [{ name: 'fehlt' }, 'das Bild https://www.wirkzeit.example/og/fehlt.png?v=1 gibt es nicht.'],
  [{ name: 'klein' }, '/og/klein.png ist kein PNG mit 1200 × 630 Pixeln.'],
  [{ name: 'foto' }, '/og/foto.png ist kein PNG mit 1200 × 630 Pixeln.'],
  [{ width: 600 }, 'og:image:width und og:image:height stimmen nicht.'],
  [{ alt: 'Bild' }, 'og:image:alt beschreibt das Bild nicht.'],
  [{ css: 33_000 }, 'og:-Angaben stehen hinter den ersten 32000 Bytes.'],
])('%o is found', (change, problem) => {
  expect(problems(change)).toEqual([`/aktivrente: ${problem}`])
})

test('A picture that weighs too much, or none at all, is found', () => {
  expect(problems({ name: 'schwer' }).join()).toMatch(/hat 13\d{4} Bytes; erlaubt sind 120000\./)
  expect(linkPicture(built('/', '<head></head>'), folder)).toEqual(['/: og:image fehlt.'])
})
