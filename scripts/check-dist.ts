import { Stop } from '../src/stop.ts'
import { analytics } from './check/analytics.ts'
import { buildLeftovers } from './check/build-leftovers.ts'
import { type Built, out, readPages } from './check/built.ts'
import { editorsOnly } from './check/editors-only.ts'
import { files } from './check/files.ts'
import { gluedWords } from './check/glued-words.ts'
import { images } from './check/images.ts'
import { indexing } from './check/indexing.ts'
import { linkPicture } from './check/link-picture.ts'
import { links } from './check/links.ts'
import { loader } from './check/loader.ts'
import { newerFeatures } from './check/newer-features.ts'
import { orphans } from './check/orphans.ts'
import { structuredData } from './check/structured-data.ts'
import { heaviest, weights } from './check/weights.ts'

/** What can be said of one page alone. */
const ofOnePage: ((page: Built) => string[])[] = [images, files, linkPicture, loader, gluedWords]

/** What shows when pages are compared. */
const ofAllPages: ((pages: Built[]) => string[])[] = [
  links,
  orphans,
  structuredData,
  indexing,
  buildLeftovers,
  analytics,
  editorsOnly,
  weights,
  newerFeatures,
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
  console.log(`Die schwersten Seiten:\n${heaviest(pages).join('\n')}`)
  console.log(`${pages.length} Seiten in ${out}/ geprüft.`)
}
