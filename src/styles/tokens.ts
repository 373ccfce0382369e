import { readFileSync } from 'node:fs'

const css = readFileSync('src/styles/tokens.css', 'utf8')

/** A colour of tokens.css for what is not styled by CSS: `tanne` → `#0b4f4a`. Build only. */
export function colour(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(css) ?? []
  if (!value) throw new Error(`tokens.css has no colour „${name}“`)
  return value
}
