/** `- titel: Text` → titel, Text. The key may be empty. */
export function split(line: string): { key: string; value: string } {
  const match = /^\s*(?:- +)*(?:([\w/-]+):(?: +|$))?(.*)$/.exec(line)
  return { key: match?.[1] ?? '', value: match?.[2]?.trimEnd() ?? '' }
}

/** The line with its value in single quotes, shortened. */
export function show(key: string, value: string): string {
  const bare = value
    .replace(/^'(.*)'([.,!?]?)$/, (_, inner: string, end: string) =>
      /[.!?]$/.test(inner) ? inner : inner + end,
    )
    .replace(/^'|'$/g, '')
    .replace(/^[‚‘’]([^‚‘’]*)[‘’]$/, '$1')
    .replace(/(?<!\p{L})'([^']+)'(?!\p{L})/gu, '‚$1‘')
    .replaceAll("'", '’')
  return `${key ? `${key}: ` : '- '}'${clip(bare)}'`
}

export const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 55).trimEnd()} …` : text)

export const quoteWhole = (key: string, value: string) =>
  `Setzen Sie den ganzen Text in einfache Anführungszeichen: ${show(key, value)}`
