import type { Path } from '../../../src/model/content.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { readYaml } from '../../../src/model/read-yaml.ts'
import type { Before } from '../unmoved-dates.ts'

/** Pictures with the description of another one, or of the one that they replace. */
export function otherDescriptions(
  { documents }: Pick<Reading, 'documents'>,
  before: ReadonlyMap<string, Before>,
): Finding[] {
  const pictures = [...documents.values()].flatMap(({ path: page, content }) =>
    describedIn(content.data).map((picture) => ({ ...picture, ...content, page })),
  )
  const alike = new Map<string, typeof pictures>()
  for (const picture of pictures)
    alike.set(picture.alt, [...(alike.get(picture.alt) ?? []), picture])
  return pictures.flatMap(({ alt, datei, path, file, lineOf }, index) => {
    const isOther = (each: Described) => each.alt === alt && each.datei !== datei
    const other = alike.get(alt)?.find(isOther)
    const old = before.get(file)
    const found = (message: string) => ({
      file,
      line: lineOf([...path, 'alt']),
      message,
      remedy: `Sagen Sie in einem Satz, was auf „${datei}“ zu sehen ist.`,
    })
    // Of two, the copy is in the changed file, else the later one.
    if (other)
      return old || (!before.has(other.file) && pictures.indexOf(other) < index)
        ? [found(`So ist auf ${other.page} „${other.datei}“ beschrieben.`)]
        : []
    const was = old && describedIn(readYaml(file, old.text).content?.data).find(isOther)
    const message = `Das Bild ist neu, die Beschreibung ist noch die von „${was?.datei}“.`
    return was ? [{ ...found(message), kind: 'hint' as const }] : []
  })
}

type Described = { alt: string; datei: string; path: Path }

function describedIn(data: unknown, path: Path = []): Described[] {
  if (typeof data !== 'object' || data === null) return []
  const { alt, datei } = data as Record<string, unknown>
  if (typeof alt === 'string' && typeof datei === 'string') return [{ alt, datei, path }]
  return Object.entries(data).flatMap(([key, value]) =>
    describedIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
}
