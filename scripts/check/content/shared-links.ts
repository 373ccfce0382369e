import { basename } from 'node:path/posix'
import { routes } from '../../../routes.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { checkTarget } from '../../../src/model/links.ts'
import { anchorsIn } from '../../../src/model/read-page.ts'
import type { Reading } from '../../../src/model/read-site.ts'

/** What stands on every page leads to places of pages: these are there. */
export function sharedLinks({ texts, documents }: Pick<Reading, 'texts' | 'documents'>): Finding[] {
  const prose = new Map(
    texts
      .filter(({ path }) => path.length === 0)
      .map(({ file, written: raw, filled: text }) => [
        basename(file),
        { file, raw, text, uses: [] },
      ]),
  )
  const anchors = new Map(
    routes.flatMap(({ path, content }) => {
      const document = documents.get(content)
      return document ? [[path, anchorsIn(document.content.data, prose)] as const] : []
    }),
  )
  const paths = routes.map(({ path }) => path)
  return texts
    .filter(({ file, kind }) => kind === 'target' && !file.includes('/seiten/'))
    .flatMap(({ file, filled, lineOf }) => {
      const problem = checkTarget(filled, '', { paths, redirects: [], anchors })
      return problem ? [{ file, line: lineOf(), ...problem }] : []
    })
}
