import { linksIn } from './markdown.ts'
import type { WrittenText } from './written-text.ts'

/** Where the links of a text lead, or where it leads itself. */
export const targetsIn = ({ kind, filled }: Pick<WrittenText, 'kind' | 'filled'>): string[] => {
  if (kind === 'target') return [filled]
  return kind === 'inline' || kind === 'prose' ? linksIn(filled) : []
}
