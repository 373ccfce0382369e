import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { transformHtmlTemplate } from 'unhead/server'
import { remembered } from '../remembered.ts'
import { asSerialized } from './as-serialized.ts'
import { guardStyles } from './guard-styles.ts'
import { inlineAssetsInThread } from './in-threads.ts'
import { type LinkPictureSource, writeLinkPicture } from './link-picture.ts'
import { keepWholeChunks } from './lost-code.ts'
import { onOneLine } from './on-one-line.ts'
import { hasLoaderWithin, loaderFor } from './page-loader.ts'
import { styledPage } from './page-sheet.ts'
import { withPlaceForRest } from './place-for-rest.ts'

/** What src/main.tsx has put into the context of the page. */
type Context = {
  head?: Parameters<typeof transformHtmlTemplate>[0]
  linkPicture?: LinkPictureSource
}

const out = 'dist'

/**
 * Finishes a rendered page: puts the head's tags in and takes the generator's scripts out, writes the link
 * picture, and puts style sheet and loader into the page. On a line of 400 kbit/s and 400 ms each further
 * file would delay the first paint by 0.4 s.
 */
export async function finishPage(_path: string, html: string, context: object): Promise<string> {
  const { head, linkPicture } = context as Context
  const isDevelopment = Boolean(process.env.__DEV_MODE_SSR)
  const withHead = head ? await transformHtmlTemplate(head, html) : html
  if (isDevelopment) return withHead
  if (linkPicture) await writeLinkPicture(out, linkPicture)
  const page = withHead
    .replace(/<script>window\.__staticRouterHydrationData[\s\S]*?<\/script>/, '')
    // Else the generator would put a script of its own here.
    .replace('<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>', '')
    .replace(/ data-server-rendered="true"/, '')
    // Attributes of sonner's region: two have the default value, one is for a library that is not used here.
    .replace(
      / aria-relevant="additions text" aria-atomic="false" data-react-aria-top-layer="true"/,
      '',
    )
    .replaceAll('&#x2F;', '/')
    .trimEnd()
  const line = onOneLine(page)
  return inlineAssetsInThread(line) ?? inlineAssets(line)
}

/** The page with loader, style sheet and policy, serialized as by a browser. */
export const inlineAssets = async (page: string): Promise<string> =>
  guardStyles(await inlineStyle(await addLoader(asSerialized(page))))

const asset = remembered((path: string) => readFileSync(join(out, path), 'utf8'), String)

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/

/**
 * The sheet stands last in the head: some crawlers read no more than the first 32 kB of a page, and
 * must find title, description and picture there. A slow line brings the page in parts: what is not
 * painted, the loader and the data for search engines, stands behind what is.
 */
async function inlineStyle(html: string): Promise<string> {
  const [tag = '', path = ''] = stylesheet.exec(html) ?? []
  const files = [...asset(path).matchAll(/url\(([^)"]+)\)/g)].map(([, address = '']) => address)
  const [first = ''] = early.exec(html) ?? []
  const page = html.replace(tag, '').replace(first, '')
  const { html: styled, sheet } = await styledPage(withPlaceForRest(page), files)
  return styled.replace(
    '</head>',
    (end) => `${signsOf(sheet)}${first.replace(mark, '')}<style>${sheet}</style>${end}`,
  )
}

/**
 * Preload of the file of icons: it is found in the head, not only when a rule first applies, and gets a low
 * priority, which a mask would not. `crossorigin`, because masks are fetched in CORS mode.
 */
function signsOf(sheet: string): string {
  const [, file] = /url\(([^)]*\/icons-[^)]*)\)/.exec(sheet) ?? []
  return `<link crossorigin rel="preload" href="${file}" as="image" fetchpriority="low">`
}

/** The early script, which is moved in front of the sheet. */
const early = /<script data-(?:early|loader)[^>]*>[\s\S]*?<\/script>/
const mark = ' data-early=""'
const entry = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>/

async function addLoader(html: string): Promise<string> {
  const [tag = '', path = ''] = entry.exec(html) ?? []
  const code = await loaderFor(html, asset(path))
  if (code.includes('</script')) throw new Error('the loader would end its own script element')
  const page = html.replace(tag, '')
  // With analytics the code that denies them must not depend on a second file.
  if (hasLoaderWithin(html) || code.includes('dataLayer'))
    return page.replace('</body>', (end) => `<script type="module">${code}</script>${end}`)
  return page.replace(mark, ` data-loader="${loaderFile(code)}"`)
}

function loaderFile(code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 6)
  const path = `/assets/loader-${hash}.js`
  if (!existsSync(join(out, path))) writeFileSync(join(out, path), code)
  return path
}

/** Removes what only the build needed, and adds what only some visitors will need. */
export async function finishBuild(): Promise<void> {
  await keepWholeChunks(out)
  // The bundler's files of loader and sheet: the pages have their own versions.
  const assets = join(out, 'assets')
  for (const file of await readdir(assets))
    if (/^app-.*\.(?:js|css)$/.test(file)) rmSync(join(assets, file))
  rmSync(join(out, '.vite'), { recursive: true, force: true })
  for (const file of await readdir(out))
    if (file.startsWith('static-loader-data')) rmSync(join(out, file), { recursive: true })
}
