/** Where characters stand in a file, in which a text may be broken into lines otherwise, rather than as a part of a word; -1 if nowhere. */
export function findText(text: string, needle: string): number {
  if (!needle) return 0
  const pattern = needle.trim().split(/\s+/).map(escapePattern).join('\\s+')
  const index = text.search(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u'))
  return index >= 0 ? index : text.search(new RegExp(pattern))
}

export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
