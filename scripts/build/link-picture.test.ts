import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw, pictureSize } from '../../src/link-picture/draw.ts'
import { testFolder } from '../check/folder.fixture.ts'
import { pictureOf, writeLinkPicture } from './link-picture.ts'

const folders = testFolder()
const folder = () => mkdtempSync(join(folders, 'og-'))

const svg = draw({
  headline: 'Aktivrente',
  line: 'Bis zu 2.000 Euro steuerfrei',
  scene: 'region-nordrhein-westfalen.svg',
  ground: '#e8f3f7',
  days: ['Di', 'Do'],
  brand: 'Wirkzeit',
})

test('Even a rich scene makes a small PNG of the right size', async () => {
  const bytes = readFileSync(await pictureOf(svg, folder()))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...pictureSize })
  expect(bytes.length).toBeLessThan(60_000)
})

test('Made anew it is the same to the byte', async () => {
  const once = readFileSync(await pictureOf(svg, folder()))
  expect(readFileSync(await pictureOf(svg, folder()))).toEqual(once)
})

test('What was made before is taken from the cache, until the drawing changes', async () => {
  const cache = folder()
  const file = await pictureOf(svg, cache)
  writeFileSync(file, 'kept')
  expect(await pictureOf(svg, cache)).toBe(file)
  expect(readFileSync(file, 'utf8')).toBe('kept')
  expect(await pictureOf(svg.replace('#e8f3f7', '#fff3d1'), cache)).not.toBe(file)
})

test('The file stands where the page says, without the version', async () => {
  const out = folder()
  await writeLinkPicture(out, { src: '/og/aktivrente.png?v=12345678', svg })
  expect(readFileSync(join(out, 'og/aktivrente.png')).toString('latin1', 1, 4)).toBe('PNG')
})
