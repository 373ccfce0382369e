import { readFileSync } from 'node:fs'
import { type Route, routes } from '../../routes.ts'
import { letters } from '../drawings/outlines.ts'
import { folder } from '../model/content-folder.ts'
import { ContentError } from '../model/findings.ts'
import { examplesOf, pageOf } from '../model/guide.ts'
import type { LoadedPage } from '../model/load-page.ts'
import { readSite } from '../model/read-site.ts'
import { readContentFiles } from '../site/content-files.ts'
import { readReferences } from '../site/load-site.ts'

/** Not in routes.ts: only the development server knows this page. */
export const samplesRoute = {
  path: '/bausteine',
  content: 'bausteine',
  label: 'Bausteine',
  parent: '/',
  noindex: true,
} as const satisfies Route

type Samples = {
  page: LoadedPage
  /** What REDAKTION.md says of a kind of block. */
  about: ReadonlyMap<string, string>
}

/**
 * The examples of REDAKTION.md as one page beside all others, checked like them. Throws
 * `ContentError` with every finding.
 */
export function loadSamples(): Samples {
  const examples = examplesOf(readFileSync('REDAKTION.md', 'utf8'))
  const file = `${folder}/seiten/${samplesRoute.content}.yaml`
  const result = readSite(
    { ...readContentFiles(), [file]: pageOf(examples) },
    { ...readReferences(), routes: [...routes, samplesRoute], letters: letters() },
  )
  if (!result.ok) throw new ContentError(result.findings)
  const page = result.site.pages.get(samplesRoute.content)
  if (!page) throw new Error('no samples')
  return { page, about: new Map(examples.map(({ kind, about }) => [kind, about])) }
}
