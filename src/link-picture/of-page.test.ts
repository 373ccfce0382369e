import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Route, routes } from '../../routes.ts'
import { loadSite } from '../site/load-site.ts'
import { linkPictureOf } from './of-page.ts'

const site = loadSite()
const start: Route = routes[0]

function picture(route: Route, change: object = {}) {
  const page = site.pages.get(route.content)
  if (!page) throw new Error(`no content for ${route.path}`)
  return linkPictureOf(route, { ...page, ...change }, site.brand)
}

test('Name and year are left out; what follows the colon is a line of its own', () => {
  const route = routes.find(({ path }) => path === '/senioren-jobs-berlin') ?? start
  const titel = `Senioren-Jobs in Berlin ${site.brand.jahr}: Museum, Bühne, Büro`
  expect(picture(route, { titel }).alt).toMatch(/^Senioren-Jobs in Berlin: Museum, Bühne, Büro\. /)
  const { name, jahr } = site.brand
  expect(picture(start, { titel: `${name}\u00a0– Arbeit im Ruhestand ${jahr}` }).alt).toMatch(
    /^Arbeit im Ruhestand\. /,
  )
})

test('The picture is described with its scene, and a question stays one', () => {
  expect(picture(start, { szene: 'blumen.svg' }).alt).toContain('Blumenstrauß')
  expect(picture(start, { titel: 'Wer hilft mir?', szene: 'feld-buero.svg' }).alt).toBe(
    'Wer hilft mir?',
  )
})

test('A picture that changes gets another address, and keeps its file name', () => {
  const [one, other] = [picture(start), picture(start, { szene: 'blumen.svg' })]
  expect(one.src).toMatch(/^\/og\/start\.png\?v=[0-9a-f]{6}$/)
  expect(other.src).not.toBe(one.src)
  expect(other.src.split('?')[0]).toBe(one.src.split('?')[0])
  expect(picture(start).src).toBe(one.src)
})

test('Letters are outlines: no font of the machine has a say', () => {
  expect(picture(start).svg).not.toMatch(/<text|font-family/)
  expect(() => picture(start, { titel: 'Praca w Łodzi' })).toThrow('has no „Ł“')
})

test('The week is the first one that the page shows', async () => {
  const coloured = (days: string[]) =>
    picture(start, { bloecke: [{ stimmen: [{ tage: days }] }] }).svg.match(/<rect x[^>]*#ffc93c/g)
  expect(coloured(['Sa'])).toHaveLength(1)
  expect(coloured(['Mo', 'Di', 'Mi'])).toHaveLength(3)
  expect(picture(start, { bloecke: [] }).svg.match(/<rect x[^>]*#ffc93c/g)).toHaveLength(2)
})

test('The longest word leaves the poster and the edge free', async () => {
  const titel = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
  const { svg } = picture(start, { titel })
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const ground = [...data.subarray(0, 3)]
  for (const x of [30, 715])
    for (let y = 140; y < 490; y++) {
      const at = (y * info.width + x) * info.channels
      expect([...data.subarray(at, at + 3)], `at ${x}, ${y}`).toEqual(ground)
    }
})
