import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testFolder } from '../check/folder.fixture.ts'
import { photographs } from './photographs.ts'

const folder = testFolder({ 'punkt.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })

test('A photograph gets an AVIF and a WebP twin that are smaller, a drawing none', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
  const photograph = sharp({
    create: { width: 300, height: 200, channels: 3, background: 'grey', noise },
  })
  const original = await photograph.jpeg({ quality: 100 }).toFile(join(folder, 'anna.jpg'))

  const emitted = new Map<string, Uint8Array>()
  const bundle = {
    environment: { name: 'client' },
    emitFile: ({ fileName, source }: { fileName: string; source: Uint8Array }) =>
      emitted.set(fileName, source),
  }
  const plugin = photographs({ folder, cache: join(folder, 'cache') })
  await (plugin.generateBundle as unknown as () => Promise<void>).call(bundle as never)

  expect([...emitted.keys()]).toEqual(['bilder/anna.avif', 'bilder/anna.webp'])
  for (const source of emitted.values()) {
    expect(source.length).toBeLessThan(original.size)
    expect(await sharp(source).metadata()).toMatchObject({ width: 300, height: 200 })
  }
})
