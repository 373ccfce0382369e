/**
 * Finished HTML as a browser would serialize it: without the escapes that React adds needlessly, with
 * attribute names in small letters and without `/>`.
 */
export const asSerialized = (html: string): string => html.replace(part, rewrite)

/** Scripts, tags, and text with signs that need not be escaped. */
const part = /<script\b[\s\S]*?<\/script>|<[a-z](?:"[^"]*"|[^">])*>|[^<]+/g

function rewrite(text: string): string {
  if (text.startsWith('<script')) return text
  const plain = text.replaceAll('&#x27;', "'")
  return plain.startsWith('<') ? rewriteTag(plain) : plain
}

const rewriteTag = (tag: string) =>
  tag
    .replace(/"[^"]*"|[^"]+/g, (piece) =>
      piece.startsWith('"')
        ? piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
        : piece.toLowerCase(),
    )
    .replace(/\s*\/>$/, '>')
