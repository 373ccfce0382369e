import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Route, routes } from '../../routes.ts'

/** sitemap.xml: every page that search engines may show, with its priority (specification, section 9). */
export function writeSitemap(folder: string, origin: string): void {
  const urls = routes
    .filter((route: Route) => route.sitemap && !route.noindex)
    .map((route: Route) => {
      const lines = [
        `<loc>${origin}${route.path}</loc>`,
        `<lastmod>${changedOn(route.content)}</lastmod>`,
        `<priority>${route.sitemap?.priority}</priority>`,
      ]
      return `  <url>${lines.join('')}</url>`
    })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  writeFileSync(join(folder, 'sitemap.xml'), xml)
}

function changedOn(content: string): string {
  const page = parse(readFileSync(`src/content/seiten/${content}.yaml`, 'utf8'), {
    schema: 'failsafe',
  }) as { geaendert: string }
  return page.geaendert
}
