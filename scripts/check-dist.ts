import { Stop } from '../src/stop'
import { analytics } from './check/analytics'
import { type Built, out, readPages } from './check/built'
import { files } from './check/files'
import { images } from './check/images'
import { indexing } from './check/indexing'
import { linkPicture } from './check/link-picture'
import { links } from './check/links'
import { loader } from './check/loader'
import { orphans } from './check/orphans'
import { strayFiles } from './check/stray-files'
import { structuredData } from './check/structured-data'
import { titles } from './check/titles'

/** What can be said of one page alone. */
const ofOnePage: ((page: Built) => string[])[] = [images, files, linkPicture, loader]

/** What shows when pages are compared. */
const ofAllPages: ((pages: Built[]) => string[])[] = [
  links,
  orphans,
  titles,
  structuredData,
  indexing,
  strayFiles,
  analytics,
]

/** Reads dist/ as a visitor and a crawler would, and reports everything that is wrong at once. */
export async function main(): Promise<void> {
  const pages = readPages()
  const problems = [
    ...pages.flatMap((page) => ofOnePage.flatMap((check) => check(page))),
    ...ofAllPages.flatMap((check) => check(pages)),
  ]
  if (problems.length > 0)
    throw new Stop(`${problems.join('\n')}\n${problems.length} Fehler in ${out}/.`)
  console.log(`${pages.length} Seiten in ${out}/ geprüft.`)
}
