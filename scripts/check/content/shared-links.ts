import { routes } from '../../../routes.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { checkTarget } from '../../../src/model/links.ts'
import type { Reading } from '../../../src/model/read-site.ts'

/** Links of files that are no page, to a page or anchor that does not exist. */
export function sharedLinks({ texts, anchors }: Pick<Reading, 'texts' | 'anchors'>): Finding[] {
  const paths = routes.map(({ path }) => path)
  return texts
    .filter(({ file, kind }) => kind === 'target' && !file.includes('/seiten/'))
    .flatMap(({ file, filled, lineOf }) => {
      const problem = checkTarget(filled, '', { paths, redirects: [], anchors })
      return problem ? [{ file, line: lineOf(), ...problem }] : []
    })
}
