import type { Content } from './content.ts'
import type { Finding } from './findings.ts'
import type { LoadedPage } from './load-page.ts'
import { nearest } from './nearest.ts'
import { pausePage } from './pause.ts'

export const folder = 'src/content'

export type Files = Readonly<Record<string, string>>

export function namesIn(files: Files, subfolder: string, ending: string): [string, string][] {
  const start = `${folder}/${subfolder}/`
  return Object.keys(files)
    .filter((file) => file.startsWith(start) && file.endsWith(ending))
    .sort()
    .map((file) => [file, file.slice(start.length, -ending.length)])
}

/** Every row of routes.ts has a file, every file but one a row, every long text a page. */
export function checkFiles(
  files: Files,
  routes: readonly { content: string }[],
  isPaused = false,
): Finding[] {
  const pages = namesIn(files, 'seiten', '.yaml')
  const names = new Set(pages.map(([, name]) => name))
  const wanted = new Set([
    ...routes.map(({ content }) => content),
    ...(isPaused ? [pausePage] : []),
  ])
  const yaml = pages.map(([file]) => files[file] ?? '').join('\n')
  return [
    ...[...wanted].filter((name) => !names.has(name)).map(withoutFile),
    ...pages
      .filter(([file, name]) => !wanted.has(name) && name !== pausePage && !isUnread(file))
      .map(([file, name]) =>
        withoutRow(
          file,
          nearest(
            name,
            [...wanted].filter((w) => !names.has(w)),
          ),
        ),
      ),
    ...namesIn(files, 'texte', '.md')
      .filter(([, name]) => !yaml.includes(`${name}.md`))
      .map(([file]) => unused(file)),
    ...Object.keys(files).filter(isUnread).map(unread),
  ]
}

const isUnread = (file: string) => /\.yml$|\/(?:seiten|texte)\/.*\/|[äöüßÄÖÜ]/.test(file)

const withoutFile = (name: string): Finding => ({
  file: `${folder}/seiten/${name}.yaml`,
  line: 1,
  message: 'Diese Datei fehlt; routes.ts nennt sie.',
  remedy: 'Stellen Sie die Datei wieder her, oder streichen Sie die Seite in routes.ts.',
})

const withoutRow = (file: string, meant: string | undefined): Finding => ({
  file,
  line: 1,
  message: 'Zu dieser Datei gibt es keine Seite in routes.ts.',
  remedy: meant
    ? `Soll sie ${meant}.yaml heißen?`
    : 'Eine neue Seite braucht dort eine Zeile; sonst löschen Sie die Datei.',
})

const unused = (file: string): Finding => ({
  file,
  line: 1,
  message: 'Keine Seite zeigt diesen Text.',
  remedy: 'Nennen Sie ihn in einem Baustein „art: text“ bei „datei“, oder löschen Sie ihn.',
})

const unread = (file: string): Finding => ({
  file,
  line: 1,
  message: 'Eine Datei mit diesem Namen wird nicht gelesen.',
  remedy: 'Namen enden auf .yaml oder .md, haben keine Umlaute und stehen nicht in Unterordnern.',
})

/** Search engines show only one of two pages with the same title or description. */
export function checkTwins(
  pages: ReadonlyMap<string, LoadedPage>,
  documents: ReadonlyMap<string, { content: Content }>,
): Finding[] {
  const seen = new Map<string, string>()
  return [...pages].flatMap(([name, page]) =>
    (['titel', 'beschreibung'] as const).flatMap((key) => {
      const first = seen.get(page[key])
      seen.set(page[key], first ?? page.file)
      if (first === undefined) return []
      return {
        file: page.file,
        line: documents.get(name)?.content.lineOf([key]) ?? 1,
        message: `„${key}“ ist derselbe Text wie in ${first}.`,
        remedy: 'Sagen Sie, was nur auf dieser Seite steht.',
      }
    }),
  )
}
