import type { Built } from './built.ts'

const inline = /([\p{L}\p{N}]+)(?:<\/?(?:a|b|i|img|small|span)(?: [^>]*)?>)+([\p{L}\p{N}]+)/gu

/**
 * Words that only the sheet keeps apart: reader modes, text browsers and language models read them
 * as one. Links that no key reaches are the map's.
 */
export function gluedWords({ path, root }: Built): string[] {
  const main = root.querySelector('main')?.innerHTML ?? ''
  return [...main.matchAll(inline)]
    .filter(([glued]) => !glued.includes('tabindex="-1"'))
    .map(([, before, after]) => `${path}: ohne Stylesheet ein Wort: ${before}${after}.`)
}
