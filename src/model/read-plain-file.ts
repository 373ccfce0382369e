import type { z } from 'zod'
import { fillContent } from './check-text.ts'
import type { Content } from './content.ts'
import type { Files } from './content-folder.ts'
import { type Finding, findingsAt, merge, type Placed } from './findings.ts'
import type { Known } from './known.ts'
import { unknownPath } from './links.ts'
import { mapTexts, textsIn } from './map-texts.ts'
import { checkContent } from './parse.ts'
import type { Use } from './placeholders.ts'
import { readContent } from './read-content.ts'
import type { References } from './surroundings.ts'
import { isForReaders, type Loaded } from './text-kinds.ts'
import { typeset } from './typography.ts'
import { isUnsettled } from './unsettled.ts'
import type { WrittenText } from './written-text.ts'

type PlainFile<S extends z.ZodType> = {
  value?: Loaded<z.infer<S>>
  content?: Content
  uses?: Use[]
  texts: WrittenText[]
  findings: Finding[]
}

/** A file that is not a page: its texts may have placeholders, but no Markdown. */
export function readPlainFile<S extends z.ZodType>(
  files: Files,
  file: string,
  schema: S,
  known: Known,
  { routes }: References,
): PlainFile<S> {
  const { text, content, findings } = readContent(files, file)
  if (!content || isUnsettled(text, known.unsettled)) return { findings, texts: [] }
  const { content: filled, uses, texts, findings: written } = fillContent(content, schema, known)
  const checked = checkContent(filled, schema)
  const later = [...written, ...findingsAt(unknownPaths(content.data, schema, routes), content)]
  if (!checked.ok) return { findings: merge(findings, [...later, ...checked.findings]), texts }
  const value = mapTexts(schema, checked.value, ({ value, kind }) =>
    isForReaders(kind) ? typeset(value) : value,
  ) as Loaded<z.infer<S>>
  return { value, content, uses, texts, findings: merge(findings, later) }
}

/** Target paths that are not pages. */
function unknownPaths(data: unknown, schema: z.ZodType, routes: References['routes']): Placed[] {
  const paths = routes.map(({ path }) => path)
  return textsIn(schema, data).flatMap(({ path, value, kind }) => {
    const [page = ''] = value.split('#')
    if (kind !== 'target' || !value.startsWith('/') || paths.includes(page)) return []
    return { path, ...unknownPath(value, paths) }
  })
}
