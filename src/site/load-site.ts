import { readdirSync } from 'node:fs'
import { routesWith } from '../../routes.ts'
import { letters } from '../drawings/outlines.ts'
import { ContentError } from '../model/findings.ts'
import { readSite, type Site, type SiteResult } from '../model/read-site.ts'
import { Stop } from '../stop.ts'
import { contentStamp, readContentFiles } from './content-files.ts'
import { pictureFiles } from './picture-files.ts'
import { readAllRedirects } from './read-redirects.ts'
import { readRegions } from './read-regions.ts'
import { today } from './today.ts'
import { variables } from './variables.ts'

const symbols = 'node_modules/@phosphor-icons/core/assets/duotone'

type Kept = { key: string; result: SiteResult; readings: number }

/**
 * vite.config.ts, the pages and the scripts are bundled separately and run in one process. Each bundle has
 * its own copy of this module, so the content is kept in a global variable.
 */
const shared = globalThis as typeof globalThis & { wirkzeitSite?: Kept }

/** The site's content, checked in full. Throws `ContentError` with every finding. */
export function loadSite(): Site {
  const result = readAll()
  if (!result.ok) throw new ContentError(result.findings)
  return result.site
}

/**
 * The content with its findings. Read anew only when a file, the day or anything else it refers to
 * changes.
 */
export function readAll(): SiteResult {
  const references = readReferences()
  const key = JSON.stringify([contentStamp(), references])
  if (shared.wirkzeitSite?.key === key) return shared.wirkzeitSite.result
  const result = readSite(readContentFiles(), { ...references, letters: letters() })
  shared.wirkzeitSite = { key, result, readings: timesRead() + 1 }
  return result
}

/** Makes the next call read the content anew: the code that reads it may have changed. */
export const forgetSite = (): void => {
  delete shared.wirkzeitSite
}

/** What content may refer to: pages, redirects, pictures and symbols; and the day. */
export const readReferences = () => ({
  // Not `routes`: in `npm run dev` a region may have been added since this process started.
  routes: routesWith(readRegions()),
  redirects: readAllRedirects(),
  pictures: pictureFiles(),
  today: today(),
  isOpen: isOpen(variables().REGISTRATION),
  symbols: readdirSync(symbols).map((file) => file.replace('-duotone.svg', '')),
})

function isOpen(set = ''): boolean {
  if (set === '' || set === 'offen') return set !== ''
  throw new Stop(
    `Die Variable REGISTRATION ist „${set}“. Schreiben Sie „offen“, oder lassen Sie sie leer.`,
  )
}

/** How often this process has read the content. */
export const timesRead = (): number => shared.wirkzeitSite?.readings ?? 0
