import { lengths } from '../../src/model/page.ts'
import { type Built, isIndexed } from './built.ts'

type Kind = { name: string; read: (page: Built) => string | undefined; min: number; max: number }

const kinds: Kind[] = [
  { name: 'Titel', read: ({ root }) => root.querySelector('title')?.text, ...lengths.titel },
  {
    name: 'Beschreibung',
    read: ({ root }) => root.querySelector('meta[name=description]')?.getAttribute('content'),
    ...lengths.beschreibung,
  },
]

/** Title and description of every page: there, not too long; no two pages for search alike. */
export function titles(pages: Built[]): string[] {
  return kinds.flatMap((kind) => [
    ...pages.flatMap((page) => bounds(page, kind)),
    ...repeated(pages.filter(isIndexed), kind),
  ])
}

function bounds(page: Built, { name, read, min, max }: Kind): string[] {
  const length = [...(read(page) ?? '')].length
  if (length === 0) return [`${page.path}: ${name} fehlt.`]
  if (length >= min && length <= max) return []
  return [`${page.path}: ${name} hat ${length} Zeichen; ${min} bis ${max} sind richtig.`]
}

function repeated(pages: Built[], { name, read }: Kind): string[] {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const value = read(page)
    if (!value) return []
    const other = seen.get(value)
    seen.set(value, page.path)
    return other ? [`${page.path}: ${name} wie auf ${other}.`] : []
  })
}
