import { type Route, routes } from '../../../routes.ts'
import { type Finding, ofFile } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import type { Weight } from '../weigh.ts'
import { fewerWords, limit } from '../weights.ts'
import { wordsWeights } from '../words-weight.ts'

/** Pages whose words have grown beyond the limit since they were weighed: phones need a second round trip. */
export function heavyPages(
  reading: Pick<Reading, 'texts' | 'documents'>,
  weights: Readonly<Record<string, Weight>>,
): Finding[] {
  const words = wordsWeights(reading)
  return routes.flatMap(({ path, content }: Route): Finding[] => {
    const was = weights[path]
    const file = reading.documents.get(content)?.content.file
    const now = was?.words === undefined ? undefined : words(path)
    if (was?.words === undefined || now === undefined || !file) return []
    const excess = was.total + now - was.words - limit
    // check-dist reports pages that are too heavy without new words.
    if (excess <= 0 || now <= was.words) return []
    const message = `Die Seite ist voll: Sie hat etwa ${excess} Bytes mehr als die ${limit}, die ein Telefon auf einmal bekommt.`
    return [ofFile(file, message, fewerWords(excess))]
  })
}
