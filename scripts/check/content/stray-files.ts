import { type Files, folder } from '../../../src/model/content-folder.ts'
import { type Finding, ofFile } from '../../../src/model/findings.ts'
import { slug } from '../../../src/model/markdown.ts'

/** Files of src/content and public that are not read or shown, or whose built files would collide. `names`: all paths in both. */
export function strayFiles(names: readonly string[], files: Files): Finding[] {
  const named = new Set(
    Object.values(files)
      .join('\n')
      .match(/[a-z0-9-]+\.(?:svg|png|jpe?g)/g),
  )
  return names.flatMap((file) => {
    if (hasTwin(file, names)) return [twin(file)]
    if (file.startsWith('public/')) {
      const [isPublished, picture] = published.exec(file) ?? []
      if (!isPublished) return [unlisted(file)]
      return !picture || named.has(picture) ? [] : [unshown(file)]
    }
    const remedy = remedyFor(file)
    return remedy
      ? [ofFile(file, 'Diese Datei wird nicht gelesen; sie erscheint nirgends.', remedy)]
      : []
  })
}

const published = /^public\/(?:favicon\.svg|bilder\/([a-z0-9-]+\.(?:svg|png|jpe?g)))$/

/** Only a hint: pictures are uploaded before the page is changed. */
const unshown = (file: string): Finding => ({
  ...ofFile(
    file,
    'Keine Seite zeigt dieses Bild.',
    'Nennen Sie es auf einer Seite bei „datei“, oder löschen Sie es.',
  ),
  kind: 'hint',
})

const unlisted = (file: string) =>
  ofFile(
    file,
    'Keine Seite zeigt diese Datei, doch jeder könnte sie abrufen.',
    'Bilder liegen in public/bilder und enden auf .svg, .png oder .jpg; ihr Name hat kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche. Löschen Sie die Datei, und laden Sie das Bild mit einem solchen Namen noch einmal hoch.',
  )

const photograph = /\.(?:png|jpe?g)$/

/** The build makes smaller files of a photograph, named without its extension. */
const hasTwin = (file: string, names: readonly string[]) =>
  photograph.test(file) &&
  names.some(
    (other) =>
      other !== file &&
      photograph.test(other) &&
      other.replace(photograph, '') === file.replace(photograph, ''),
  )

const twin = (file: string) =>
  ofFile(
    file,
    'Zwei Fotos haben denselben Namen und unterscheiden sich nur in der Endung.',
    'Löschen Sie eines, oder laden Sie es mit einem anderen Namen noch einmal hoch.',
  )

function remedyFor(file: string): string | undefined {
  if (/\.(?:ya?ml|md)$/.test(file)) return undefined
  if (/\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i.test(file))
    return 'Bilder liegen in public/bilder. Verschieben Sie die Datei, oder löschen Sie sie.'
  const name = slug(file.replace(/^.*\//, '').replace(/(?:\.ya?ml|\.md)?\.\w+$/, ''))
  return `Eine Seite heißt ${name}.yaml und liegt in ${folder}/seiten, ein langer Text endet auf .md und liegt in ${folder}/texte. Benennen Sie die Datei um, oder löschen Sie sie.`
}
