import { type Finding, place } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'

/** An employer or example twice in one list. */
export const equalEntries = ({ documents }: Pick<Reading, 'documents'>): Finding[] =>
  [...documents.values()].flatMap(({ texts }) => {
    const seen = new Set<string>()
    return texts.flatMap((text) => {
      const list = text.path.slice(0, -1)
      if (list.at(-1) !== 'arbeitgeber' && list.at(-1) !== 'beispiele') return []
      const key = [...list, text.filled.toLowerCase()].join('/')
      const isNew = !seen.has(key)
      seen.add(key)
      const message = `„${text.filled}“ steht in dieser Liste schon.`
      return isNew ? [] : place([{ message, remedy: 'Löschen Sie einen der beiden.' }], text)
    })
  })
