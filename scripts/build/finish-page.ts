import { readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { transformHtmlTemplate } from 'unhead/server'

type Context = { head?: Parameters<typeof transformHtmlTemplate>[0] }

const out = 'dist'

/** What islands add after the page was rendered. */
const setLater = { standard: ['button', ':focus-visible'], greedy: [/^toast/] }

/**
 * The last hand on one rendered page: head tags in, the generator's own scripts and preload links
 * out, style sheet and loader into the page. At 400 kbit/s and 400 ms each further file costs a
 * first paint 0.4 s.
 */
export async function finishPage(_path: string, html: string, context: object): Promise<string> {
  const { head } = context as Context
  const withHead = head ? await transformHtmlTemplate(head, html) : html
  if (process.env.__DEV_MODE_SSR) return withHead
  const page = withHead
    .replace(/<script>window\.__staticRouterHydrationData[\s\S]*?<\/script>/g, '')
    .replace(/<script>[^<]*__VITE_REACT_SSG[\s\S]*?<\/script>/g, '')
    .replace(/<script>(?:\/\*|<!--)?[^<]*(?:-->|\*\/)?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*href="\/(?:assets|bilder)[^>]*>/g, '')
    .replace(/ data-server-rendered="true"/, '')
    .replace(/<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>/g, inlineLoader)
  return inlineStyle(page)
}

const asset = (path: string) => readFileSync(join(out, path), 'utf8').trim()

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/

/** Only the rules that this page can come to use: a third of the whole on most pages. */
async function inlineStyle(html: string): Promise<string> {
  const [tag = '', path = ''] = stylesheet.exec(html) ?? []
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: asset(path) }],
    safelist: setLater,
    dynamicAttributes: [
      'data-island-status',
      'data-held',
      'data-sending',
      'data-error',
      'data-failed',
      'open',
    ],
    variables: true,
  })
  return html.replace(tag, () => `<style>${used?.css}</style>`)
}

/** Relative imports of the loader are relative to /assets, also from inside a page. */
function inlineLoader(_tag: string, path: string): string {
  const code = asset(path).replace(/(["'`])\.\//g, '$1/assets/')
  if (code.includes('</script')) throw new Error('the loader would end its own script element')
  return `<script type="module">${code}</script>`
}

/** Removes what only the build needed. */
export async function finishBuild(): Promise<void> {
  rmSync(join(out, '.vite'), { recursive: true, force: true })
  for (const file of await readdir(out))
    if (file.startsWith('static-loader-data')) rmSync(join(out, file), { recursive: true })
}
