import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'

type Folders = { folder: string; cache: string }

const project: Folders = { folder: 'public/bilder', cache: 'node_modules/.cache/bilder' }
const raster = /\.(?:png|jpe?g)$/
const variant = /^\/bilder\/(.+)\.(avif|webp)$/

/** Quality 85 to 90, agreed on for all pictures. AVIF's scale gives the same eye at 60. */
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 60 }),
  webp: (image: Sharp) => image.webp({ quality: 85 }),
}

/** One variant of a photograph, kept between builds by the hash of its source. */
async function makeVariant(source: Buffer, format: keyof typeof encode, cache: string) {
  const file = join(cache, `${createHash('sha256').update(source).digest('hex')}.${format}`)
  if (existsSync(file)) return readFileSync(file)
  const bytes = await encode[format](sharp(source)).toBuffer()
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, bytes)
  return bytes
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
        response.end(
          await makeVariant(readFileSync(join(folder, file)), format as keyof typeof encode, cache),
        )
      })
    },
  }
}
