import { brotliCompressSync } from 'node:zlib'
import { type Route, routes } from '../../routes.ts'
import type { Reading } from '../../src/model/read-site.ts'
import { isForReaders } from '../../src/model/text-kinds.ts'

type Texts = Pick<Reading, 'texts' | 'documents'>

/** What the words of each page weigh by themselves, compressed: its own, and those of the long texts it shows. */
export const wordsWeights = (reading: Texts): Map<string, number> =>
  new Map(
    routes.flatMap(({ path, content }: Route) => {
      const text = wordsOf(content, reading)
      return text === undefined ? [] : [[path, brotliCompressSync(text).length]]
    }),
  )

function wordsOf(name: string, { documents, texts }: Texts): string | undefined {
  const document = documents.get(name)
  if (!document) return undefined
  const named = JSON.stringify(document.content.data).matchAll(/"datei":"([^"]+\.md)"/g)
  const shown = new Set([...named].map(([, file = '']) => file))
  return texts
    .filter(
      ({ file, kind }) =>
        isForReaders(kind) &&
        (file === document.content.file || shown.has(file.replace(/^.*\//, ''))),
    )
    .map(({ filled }) => filled)
    .join('\n')
}
