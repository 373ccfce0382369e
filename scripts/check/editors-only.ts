import { adminFolder } from '../build/admin.ts'
import { type Built, isFile, out, readOut } from './built.ts'
import { isPublicBuild } from './disallowed.ts'

/** Only previews have the bar for editors, only builds with a repository have the editor. */
export function editorsOnly(
  pages: Built[],
  isPublic = isPublicBuild(),
  hasEditor = isFile(adminFolder),
  headers = readOut('_headers'),
): string[] {
  const bars = pages.filter(({ html }) => isPublic && html.includes('data-preview-bar'))
  const links = pages.filter(({ html }) => !hasEditor && html.includes(`"/${adminFolder}/`))
  const isRuled = headers.includes(`\n/${adminFolder}/`)
  return [
    ...bars.map(({ path }) => `${path}: Die Leiste der Vorschau ist auf der öffentlichen Seite.`),
    ...links.map(({ path }) => `${path}: führt zum Editor, den es nicht gibt.`),
    ...(isRuled === hasEditor
      ? []
      : [`${out}/_headers und ${out}/${adminFolder} passen nicht zusammen.`]),
  ]
}
