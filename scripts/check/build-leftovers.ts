import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chunks, out } from './built.ts'

/** What has no place in dist/. */
export function buildLeftovers(): string[] {
  const names = readdirSync(join(out, 'assets'))
  // A development build is larger and slower, and logs warnings.
  if (names.some((name) => name.includes('jsx-dev-runtime')))
    return ['Das ist ein Bau für die Entwicklung: NODE_ENV darf beim Bauen nicht gesetzt sein.']
  // The whole loader would run a second time.
  const again = chunks()
    .filter(({ code }) => /from\s*["']\.\/app-/.test(code))
    .map(({ path }) => path)
  if (again.length > 0) return [`${again.join(', ')}: lädt den Lader ein zweites Mal.`]
  // Nothing would load these (build/plain-imports.ts, build/finish-page.ts).
  const unasked = names.filter((name) => /\.css$|^app-/.test(name))
  if (unasked.length > 0)
    return [`${unasked.join(', ')}: lädt keine Seite. Alle Stile gehören in src/styles/app.css.`]
  return readdirSync(out)
    .filter((name) => name === '.vite' || name.startsWith('static-loader-data'))
    .map((name) => `${out}/${name} gehört nicht auf die Website.`)
}
