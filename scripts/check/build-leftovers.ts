import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { out } from './built.ts'

/** A chunk that imports the loader would run all of it a second time. */
const importsLoader = (name: string) =>
  /from\s*["']\.\/app-/.test(readFileSync(join(out, 'assets', name), 'utf8'))

/** A build for development would be larger, slower and talkative. */
const isForDevelopment = (name: string) => name.includes('jsx-dev-runtime')

/** What has no place in dist/. */
export function buildLeftovers(): string[] {
  if (readdirSync(join(out, 'assets')).some(isForDevelopment))
    return ['Das ist ein Bau für die Entwicklung: NODE_ENV darf beim Bauen nicht gesetzt sein.']
  const again = readdirSync(join(out, 'assets')).filter(
    (name) => name.endsWith('.js') && importsLoader(name),
  )
  if (again.length > 0) return [`${again.join(', ')}: lädt den Lader ein zweites Mal.`]
  // Nothing would load it: build/plain-imports.ts, build/finish-page.ts.
  const unasked = readdirSync(join(out, 'assets')).filter((name) => /\.css$|^app-/.test(name))
  if (unasked.length > 0)
    return [`${unasked.join(', ')}: lädt keine Seite. Alle Stile gehören in src/styles/app.css.`]
  return readdirSync(out)
    .filter((name) => name === '.vite' || name.startsWith('static-loader-data'))
    .map((name) => `${out}/${name} gehört nicht auf die Website.`)
}
