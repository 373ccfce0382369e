/**
 * Finished HTML as a browser would write it. React, whose pages are well-formed, escapes more than
 * need be, and writes some names and ends as XML does.
 */
export const asSerialized = (html: string): string => html.replace(part, rewrite)

/** Raw texts, drawings, tags, and text with signs that need not be escaped. */
const part = /<(script|style|svg)\b[\s\S]*?<\/\1>|<[a-z](?:"[^"]*"|[^">])*>|[^<]+/g

function rewrite(text: string, element: string | undefined): string {
  if (element === 'script' || element === 'style') return text
  const plain = text.replace(/&#(?:x27|39);/g, "'")
  if (element === 'svg') return plain
  return plain.startsWith('<') ? rewriteTag(plain) : plain.replaceAll('&quot;', '"')
}

const rewriteTag = (tag: string) =>
  tag
    .replace(/"[^"]*"|[^"]+/g, (piece) =>
      piece.startsWith('"')
        ? piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
        : piece.toLowerCase(),
    )
    .replace(/\s*\/>$/, '>')
