import { analytics } from './check/analytics'
import { type Built, out, readPages } from './check/built'
import { feedFile } from './check/feed-xml'
import { files } from './check/files'
import { headings } from './check/headings'
import { ids } from './check/ids'
import { images } from './check/images'
import { indexing } from './check/indexing'
import { linkPicture } from './check/link-picture'
import { links } from './check/links'
import { llmsFile } from './check/llms-txt'
import { loader } from './check/loader'
import { orphans } from './check/orphans'
import { overview } from './check/overview'
import { robotsFile } from './check/robots-txt'
import { sitemapFile } from './check/sitemap-xml'
import { strayFiles } from './check/stray-files'
import { structuredData } from './check/structured-data'
import { titles } from './check/titles'
import { Stop } from './stop'

/** What can be said of one page alone. */
const ofOnePage: ((page: Built) => string[])[] = [headings, ids, images, files, linkPicture, loader]

/** What shows when pages are compared. */
const ofAllPages: ((pages: Built[]) => string[] | Promise<string[]>)[] = [
  links,
  orphans,
  overview,
  titles,
  structuredData,
  indexing,
  sitemapFile,
  robotsFile,
  feedFile,
  llmsFile,
  strayFiles,
  analytics,
]

/** Reads dist/ as a visitor and a crawler would, and reports everything that is wrong at once. */
export async function main(): Promise<void> {
  const pages = readPages()
  const problems = [
    ...pages.flatMap((page) => ofOnePage.flatMap((check) => check(page))),
    ...(await Promise.all(ofAllPages.map((check) => check(pages)))).flat(),
  ]
  if (problems.length > 0)
    throw new Stop(`${problems.join('\n')}\n${problems.length} Fehler in ${out}/.`)
  console.log(`${pages.length} Seiten in ${out}/ geprüft.`)
}
