import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { consentKey } from '../../src/consent/record.ts'
import { fontIsThere } from './font.ts'
import { desktop, type Engine, phone } from './tab.ts'
import type { World } from './world.ts'

/** Ten that are as different as can be. */
const paths = [
  '/',
  '/senioren-jobs-berlin',
  '/aktivrente',
  '/aktivrente-rechner',
  '/registrieren',
  '/danke',
  '/ehrenamt',
  '/top-10-nebenjobs-fuer-ruhestaendler',
  '/impressum',
  '/404',
]
/** More than a window shows; the same in each engine. */
const height = 3000

const nameOf = (path: string) => path.slice(1) || 'start'

interface Picture {
  name: string
  picture: Buffer
}

/** The same pages in one engine, and what it prints of them, as files in `folder`. */
export async function photographIn(
  engine: Engine,
  world: World,
  folder: string,
): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true })
  const pictures: Picture[] = []
  for (const [width] of [phone, desktop])
    for (const path of paths) {
      const tab = await engine.open([width, height])
      await tab.goto(`${world.url}/impressum`)
      await tab.evaluate(agree, consentKey)
      await tab.goto(world.url + path)
      await tab.evaluate(settle, null)
      await tab.evaluate(fontIsThere, null)
      const picture = await tab.screenshot()
      pictures.push({ name: `${nameOf(path)}-${width}`, picture })
      if (width === desktop[0] && !engine.unprintable)
        writeFileSync(join(folder, `${nameOf(path)}-${engine.name}.pdf`), await tab.print())
      await tab.close()
    }
  return pictures
}

/** One picture of each page and width, with the engines side by side. */
export async function lineUp(sets: readonly Picture[][], folder: string): Promise<void> {
  for (const { name } of sets[0] ?? []) {
    const row = sets.flatMap((set) => set.filter((one) => one.name === name))
    const width = Number(name.split('-').at(-1))
    const gap = 20
    await sharp({
      create: { width: (width + gap) * row.length, height, channels: 3, background: '#888' },
    })
      .composite(
        row.map(({ picture }, at) => ({ input: picture, left: at * (width + gap), top: 0 })),
      )
      .png()
      .toFile(join(folder, `${name}.png`))
  }
}

/** In the page: the banner has been answered. */
function agree(key: string): void {
  const record = {
    necessary: true,
    analytics: false,
    marketing: false,
    external: false,
    timestamp: Date.now(),
    consentId: 'consent_picture',
    version: '1.0',
    userAgent: '',
  }
  localStorage.setItem(key, JSON.stringify(record))
}

/** In the page: until pictures are there. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}
