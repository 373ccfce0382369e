import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** A typed year in a page's title, which would become outdated, or the year twice. */
export function typedYears({ path, written }: WrittenText): Problem | Problem[] {
  if (path.join() !== 'titel') return []
  if (/\{jahr\}.*\{jahr\}/.test(written))
    return { message: 'Der Titel nennt das Jahr zweimal.', remedy: 'Löschen Sie einmal: {jahr}' }
  const [needle] = /20\d\d(?:\/\d\d)?/.exec(written) ?? []
  if (!needle) return []
  return {
    message: `Der Titel nennt „${needle}“ auch im nächsten Jahr noch.`,
    remedy: 'Schreiben Sie: {jahr}',
    needle,
    kind: 'hint',
  }
}
