// Written apart from the code under test: a page may consist of these tags and of text, nothing else.
const tag =
  /<\/?(?:html|head|title|body|div|h1|p|ul|li|a|meta)(?: (?:lang|charset|name|content|style|target)="[^"<>]*"| href="https?:\/\/[^"<>\s]*")*>/g

/** Why this page could do more than show text; undefined when it cannot. */
export function foreignMarkup(page: string): string | undefined {
  if (!page.startsWith('<!doctype html><html><head>')) return 'no page'
  const text = page.slice('<!doctype html>'.length).replaceAll(tag, '')
  if (/[<>]/.test(text)) return `markup: ${/.{0,60}[<>].{0,60}/s.exec(text)}`
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) return 'an entity that we did not write'
  const styles = new Set(page.match(/style="[^"]*"/g))
  if ([...styles].some((style) => /url|expression|@import/.test(style))) return 'a style that loads'
  return undefined
}

export const titleOf = (page: string) => /<title>(.*?)<\/title>/s.exec(page)?.[1]
