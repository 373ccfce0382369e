import sharp from 'sharp'
import { expect, test } from 'vitest'
import { icons } from './icons.ts'
import { manifest } from './site-files.ts'

const { icons: named, ...about } = JSON.parse(manifest()) as {
  icons: { src: string; sizes: string; purpose: string }[]
}

test('Every icon of the manifest is made, in the size that it promises', async () => {
  expect(named.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of named) {
    const { width, height } = await sharp(await icons[src.slice(1)]?.()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('The manifest speaks German and opens the start page in the browser', () => {
  expect(about).toMatchObject({ lang: 'de', start_url: '/', display: 'browser' })
})

test('The home screen of an iPhone gets a picture without holes', async () => {
  const image = sharp(await icons['apple-touch-icon.png']?.())
  expect(await image.metadata()).toMatchObject({ width: 180, height: 180 })
  expect((await image.stats()).isOpaque).toBe(true)
})

test('favicon.ico holds one picture of 32 pixels', async () => {
  const bytes = (await icons['favicon.ico']?.()) ?? Buffer.alloc(0)
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
  expect(start + length).toBe(bytes.length)
  expect(await sharp(bytes.subarray(start)).metadata()).toMatchObject({ width: 32, height: 32 })
})
