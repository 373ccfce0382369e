import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'

/** Stands for what a search engine shows and searches: title, description and text, not the looks. */
export function fingerprint(html: string): string {
  const page = parse(html)
  const words = [
    page.querySelector('title')?.text,
    page.querySelector('meta[name=description]')?.getAttribute('content'),
    page.querySelector('main')?.text.replace(/\s+/g, ' '),
  ]
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16)
}
