import type { Content } from './content.ts'
import { type Files, folder, namesIn } from './content-folder.ts'
import { type Finding, ofFile } from './findings.ts'
import type { LoadedPage } from './load-page.ts'
import { nearest } from './nearest.ts'
import { pausePage } from './pause.ts'

export const missingFile = (file: string): Finding =>
  ofFile(file, 'Diese Datei fehlt.', 'Stellen Sie sie wieder her; der Name darf sich nicht ändern.')

/**
 * Every row of routes.ts has a file, every file a row (but the page for a pause), every long text a page,
 * and every name can be read.
 */
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
  const missing = [...wanted].filter((name) => !names.has(name))
  const strangers = pages
    .filter(([file, name]) => !wanted.has(name) && name !== pausePage && !isUnread(file))
    .map(([file, name]) => ({ file, name, meant: nearest(name, missing) }))
  const renamed = new Set(strangers.map(({ meant }) => meant))
  return [
    ...missing.filter((name) => !renamed.has(name)).map(withoutFile),
    ...strangers.map(({ file, name, meant }) => withoutRow(file, name, meant)),
    ...namesIn(files, 'texte', '.md')
      .filter(([, name]) => !yaml.includes(`${name}.md`))
      .map(([file]) => unused(file)),
    ...Object.keys(files).filter(isUnread).map(unread),
  ]
}

const isUnread = (file: string) =>
  /\.yml$|\/(?:seiten|texte)\/.*\/|[^ -~]/.test(file) || isBeside(file)

/** Files that belong to no single page. */
const own = ['marke', 'fakten', 'cookies', 'rechner', 'gemeinsam', 'rufnummern', 'regionen']

const isBeside = (file: string) => {
  const [, name] = /^src\/content\/([^/]+)\.(?:yaml|md)$/.exec(file) ?? []
  return name !== undefined && !own.includes(name)
}

/** The file that lists the page. */
const tableOf = (name: string) =>
  name.startsWith('senioren-jobs-') ? `${folder}/regionen.yaml` : 'routes.ts'

const withoutFile = (name: string): Finding =>
  ofFile(
    `${folder}/seiten/${name}.yaml`,
    `Diese Datei fehlt; ${tableOf(name)} nennt sie.`,
    `Stellen Sie die Datei wieder her, oder streichen Sie die Seite in ${tableOf(name)}.`,
  )

const withoutRow = (file: string, name: string, meant: string | undefined): Finding =>
  ofFile(
    file,
    `Zu dieser Datei gibt es keine Seite in ${tableOf(name)}.`,
    meant
      ? `Soll sie ${meant}.yaml heißen?`
      : 'Eine neue Seite braucht dort eine Zeile; sonst löschen Sie die Datei.',
  )

const unused = (file: string): Finding =>
  ofFile(
    file,
    'Keine Seite zeigt diesen Text.',
    'Nennen Sie ihn in einem Baustein „art: text“ bei „datei“, oder löschen Sie ihn.',
  )

const unread = (file: string): Finding =>
  ofFile(
    file,
    'Eine Datei mit diesem Namen wird nicht gelesen.',
    'Seiten heißen name.yaml und liegen in src/content/seiten, lange Texte heißen name.md und liegen in src/content/texte; der Name hat keine Umlaute.',
  )

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
