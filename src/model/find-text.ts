/**
 * Index of `needle` in a text that may wrap its lines differently, whole words before parts of words.
 * -1 if it is not there, 0 if it is empty.
 */
export function findText(text: string, needle: string): number {
  if (!needle) return 0
  const pattern = needle.trim().split(/\s+/).map(escapePattern).join('\\s+')
  const index = text.search(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u'))
  return index >= 0 ? index : text.search(new RegExp(pattern))
}

export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
