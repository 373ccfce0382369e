import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** A year in the title of a page that would still stand there in the next. */
export function typedYears({ path, written }: WrittenText): Problem | Problem[] {
  const [needle] = (path.join() === 'titel' && /\b20\d\d(?:\/\d\d)?\b/.exec(written)) || []
  if (!needle) return []
  return {
    message: `Der Titel nennt „${needle}“ auch im nächsten Jahr noch.`,
    remedy: 'Schreiben Sie: {jahr}',
    needle,
    kind: 'hint',
  }
}
