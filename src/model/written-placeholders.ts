import { isComment } from './comment.ts'

type WrittenPlaceholder = { written: string; inner: string; line: number }

/** Every `{…}` of a file that begins like a placeholder, except in notes; `line` counts from 1. */
export function writtenPlaceholders(file: string, text: string): WrittenPlaceholder[] {
  const lines = text.split('\n').map((line) => (isComment(file, line) ? '' : line))
  const content = lines.join('\n')
  return [...content.matchAll(/\{(\s*[a-z0-9_]+[^{}:]*)\}/g)].map(
    ({ 0: written, 1: inner = '', index }) => ({
      written: written.replace(/\s+/g, ' '),
      inner,
      line: content.slice(0, index).split('\n').length,
    }),
  )
}
