import { type Finding, place } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { targetsIn } from '../../../src/model/targets-in.ts'

/** Links of a page to itself. */
export const ownAddress = ({ documents }: Pick<Reading, 'documents'>): Finding[] =>
  [...documents.values()].flatMap(({ path, texts }) =>
    texts.flatMap((text) => {
      const problem = {
        message: `Der Verweis führt auf diese Seite selbst: ${path}.`,
        remedy: 'Nennen Sie eine andere Seite, oder eine Stelle auf dieser, die mit # beginnt.',
        needle: `(${path})`,
      }
      return targetsIn(text).includes(path) ? place([problem], text) : []
    }),
  )
