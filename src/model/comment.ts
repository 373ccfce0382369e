/** A note on a line of its own, never shown; an indented `## …` is a heading in a long text. */
export const isComment = (file: string, line: string): boolean =>
  file.endsWith('.yaml') && /^(?:#|\s+#(?!#))/.test(line)
