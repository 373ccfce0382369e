import { readFileSync } from 'node:fs'

const css = readFileSync('src/styles/app.css', 'utf8')

/** A colour of app.css for what is not styled by CSS: `tanne` → `#0b4f4a`. Build only. */
export function colour(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(css) ?? []
  if (!value) throw new Error(`app.css has no colour „${name}“`)
  return value
}
