import type { Built } from './built.ts'

const inline = /([\p{L}\p{N}]+)(?:<\/?(?:a|b|i|img|small|span)(?: [^>]*)?>)+([\p{L}\p{N}]+)/gu

/**
 * Words that only CSS separates: reader modes, text browsers and language models read them as one.
 * Elements with `tabindex="-1"` are the links of the map.
 */
export function gluedWords({ path, root }: Built): string[] {
  const main = root.querySelector('main')?.innerHTML ?? ''
  return [...main.matchAll(inline)]
    .filter(([glued]) => !glued.includes('tabindex="-1"'))
    .map(([, before, after]) => `${path}: ohne Stylesheet ein Wort: ${before}${after}.`)
}
