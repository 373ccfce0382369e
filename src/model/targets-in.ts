import { linksIn } from './markdown.ts'
import type { WrittenText } from './written-text.ts'

/** Targets of the links in a text, or the text itself if it is a target. */
export const targetsIn = ({ kind, filled }: Pick<WrittenText, 'kind' | 'filled'>): string[] => {
  if (kind === 'target') return [filled]
  return kind === 'inline' || kind === 'prose' ? linksIn(filled) : []
}
