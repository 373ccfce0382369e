import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testFolder } from '../check/folder.fixture.ts'
import { photographs } from './photographs.ts'

const folder = testFolder({
  'punkt.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  // A Mac leaves them behind.
  '.DS_Store': '',
  '._anna.jpg': '',
})

test('A photograph gets an AVIF and a WebP twin that are smaller, a drawing and what systems leave behind none', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
  const photograph = sharp({
    create: { width: 300, height: 200, channels: 3, background: 'grey', noise },
  })
  const original = await photograph.jpeg({ quality: 100 }).toFile(join(folder, 'anna.jpg'))

  const twins = photographs({ folder, cache: join(folder, 'cache') })

  expect(Object.keys(twins)).toEqual(['bilder/anna.avif', 'bilder/anna.webp'])
  for (const make of Object.values(twins)) {
    const twin = await make()
    expect(twin.length).toBeLessThan(original.size)
    expect(await sharp(twin).metadata()).toMatchObject({ width: 300, height: 200 })
  }
})
