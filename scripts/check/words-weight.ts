import { brotliCompressSync } from 'node:zlib'
import { type Route, routes } from '../../routes.ts'
import { longTextsOf } from '../../src/model/long-texts.ts'
import type { Reading } from '../../src/model/read-site.ts'
import { isForReaders } from '../../src/model/text-kinds.ts'

type Texts = Pick<Reading, 'texts' | 'documents'>

/**
 * Bytes of a page's words compressed by Brotli alone, those of its long texts included. Undefined for a
 * path without content.
 */
export function wordsWeights({ texts, documents }: Texts): (path: string) => number | undefined {
  const byFile = new Map<string, string[]>()
  for (const { file, kind, filled } of texts) {
    if (!isForReaders(kind)) continue
    const words = byFile.get(file)
    if (words) words.push(filled)
    else byFile.set(file, [filled])
  }
  const contents = new Map<string, string>(
    routes.map(({ path, content }: Route) => [path, content]),
  )
  return (path) => {
    const document = documents.get(contents.get(path) ?? '')
    if (!document) return undefined
    const { file, data } = document.content
    const words = [file, ...longTextsOf(data)].flatMap((each) => byFile.get(each) ?? [])
    return brotliCompressSync(words.join('\n')).length
  }
}
