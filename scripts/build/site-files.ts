import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { loadSite } from '../../src/site/load-site.ts'
import { colour } from '../../src/styles/tokens.ts'
import { drawings } from './drawings.ts'
import { icons } from './icons.ts'
import { photographs } from './photographs.ts'

/**
 * The web app manifest, for the home screen. `display`: the site opens in the browser, with its address
 * bar.
 */
export function manifest(): string {
  const { name, untertitel } = loadSite().brand
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: `${name} – ${untertitel}`,
    short_name: name,
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: colour('weiss'),
    background_color: colour('weiss'),
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  })
}

const makers = (): Record<string, () => string | Promise<Buffer>> => ({
  ...icons,
  ...photographs(),
  'manifest.webmanifest': manifest,
  ...Object.fromEntries(drawings().map(({ src, svg }) => [src.slice(1), () => svg])),
})

/** Content types of these files, for `npm run dev`. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
}

/** Files that are made from others, in the build and in `npm run dev`. */
export const siteFiles: Plugin = {
  name: 'wirkzeit:site-files',
  async generateBundle() {
    if (this.environment.name !== 'client') return
    for (const [fileName, make] of Object.entries(makers()))
      this.emitFile({ type: 'asset', fileName, source: await make() })
  },
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const path = request.url?.slice(1) ?? ''
      const type = types[extname(path)]
      // Making files reads the content: for other requests the page itself tells what is wrong with it.
      if (!type) return next()
      try {
        const made = await makers()[path]?.()
        if (made === undefined) return next()
        response.setHeader('Content-Type', type)
        response.end(made)
      } catch (error) {
        next(error)
      }
    })
  },
}
