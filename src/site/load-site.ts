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
 * vite.config.ts, the pages and the scripts are bundled apart and run in one process: each has this
 * module for itself, so what was read is kept where all of them find it.
 */
const shared = globalThis as typeof globalThis & { wirkzeitSite?: Kept }

/** The site's content, checked in full. Throws `ContentError` with every finding. */
export function loadSite(): Site {
  const result = readAll()
  if (!result.ok) throw new ContentError(result.findings)
  return result.site
}

/** The content as it is, right or wrong. Read anew only when a file has changed, or the day. */
export function readAll(): SiteResult {
  const references = readReferences()
  const key = JSON.stringify([contentStamp(), references])
  if (shared.wirkzeitSite?.key === key) return shared.wirkzeitSite.result
  const result = readSite(readContentFiles(), { ...references, letters: letters() })
  shared.wirkzeitSite = { key, result, readings: timesRead() + 1 }
  return result
}

/** What was read is read anew: the code that reads has changed. */
export const forgetSite = (): void => {
  delete shared.wirkzeitSite
}

/** What content may name and does not hold itself, but for the letters of the font. */
export const readReferences = () => ({
  // Not the constant: in `npm run dev` an entry may have come since this process began.
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
