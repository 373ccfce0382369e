const words = /^(?:a|strong|em|b|span|code|br)\b/

/** HTML without line breaks between tags; before a link or bold words the break becomes a blank. */
export const onOneLine = (html: string): string =>
  html.replace(/>\s*\n\s*<([^>]*)/g, (_, tag: string) => `>${words.test(tag) ? ' ' : ''}<${tag}`)
