/** Where characters stand in a file, in which a text may be broken into lines otherwise; -1 if nowhere. */
export function findText(text: string, needle: string): number {
  const index = text.indexOf(needle)
  if (index >= 0 || !/\s/.test(needle)) return index
  const words = needle.trim().split(/\s+/)
  return text.search(new RegExp(words.map(escapePattern).join('\\s+')))
}

export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
