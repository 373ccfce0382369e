import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { cachedFile } from './cached-file.ts'

type Folders = { folder: string; cache: string }

const project: Folders = { folder: 'public/bilder', cache: 'node_modules/.cache/bilder' }
const raster = /\.(?:png|jpe?g)$/
const variant = /^\/bilder\/(.+)\.(avif|webp)$/

/** From 85 of 100 on nobody sees what WebP leaves out; AVIF's scale gives the same to the eye at 60. */
const quality = { avif: 60, webp: 85 }

type Format = keyof typeof quality

/** One variant of a photograph. */
async function makeVariant(source: Buffer, format: Format, cache: string): Promise<Buffer> {
  const options = { quality: quality[format] }
  const hash = createHash('sha256').update(source).digest('hex')
  const make = () => sharp(source).toFormat(format, options).toBuffer()
  return readFileSync(await cachedFile(cache, format, [hash, options], make))
}

/** Beside every photograph of public/bilder an AVIF and a WebP twin, in the build and in `npm run dev`. */
export function photographs({ folder, cache }: Folders = project): Plugin {
  const originals = () => readdirSync(folder).filter((file) => raster.test(file))
  return {
    name: 'wirkzeit:photographs',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of originals())
        for (const format of ['avif', 'webp'] as const)
          this.emitFile({
            type: 'asset',
            fileName: `bilder/${file.replace(raster, `.${format}`)}`,
            source: await makeVariant(readFileSync(join(folder, file)), format, cache),
          })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, name, format] = variant.exec(request.url ?? '') ?? []
        const file = originals().find((each) => each.replace(raster, '') === name)
        if (!file) return next()
        response.setHeader('Content-Type', `image/${format}`)
        response.end(await makeVariant(readFileSync(join(folder, file)), format as Format, cache))
      })
    },
  }
}
