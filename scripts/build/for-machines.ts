import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../src/model/environment.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { atomFeed } from './feed.ts'
import { listedPages } from './listed-pages.ts'
import { llmsTxt } from './llms.ts'
import { robotsTxt } from './robots.ts'
import { sitemapXml } from './sitemap.ts'
import { spellingFile } from './spelling-file.ts'

/** Writes what no person reads: for search engines, feed readers, language models and the host. */
export function writeForMachines(
  folder: string,
  { origin, isPublic, indexNowKey }: Environment,
): void {
  const site = loadSite()
  const pages = listedPages(site, origin)
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

  write('sitemap.xml', sitemapXml(pages, origin))
  write('robots.txt', robotsTxt(origin, isPublic))
  write('llms.txt', llmsTxt(site, pages))
  write('feed.xml', atomFeed(site, pages, origin))
  write('_redirects', spellingFile(readFileSync('netlify.toml', 'utf8'), site.regions))
  if (indexNowKey) write(`${indexNowKey}.txt`, indexNowKey)
}
