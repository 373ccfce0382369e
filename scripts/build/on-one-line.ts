const words = /^(?:a|strong|em|b|span|code|br)\b/

/** HTML without the line breaks between its tags; before words in bold or a link one is their blank. */
export const onOneLine = (html: string): string =>
  html.replace(/>\s*\n\s*<([^>]*)/g, (_, tag: string) => `>${words.test(tag) ? ' ' : ''}<${tag}`)
