/** A note in a line of its own, which no reader sees; `## …` is a heading inside a long text. */
export const isComment = (file: string, line: string): boolean =>
  file.endsWith('.yaml') && /^(?:#|\s+#(?!#))/.test(line)
