import { type Brand, brand } from './brand.ts'
import { type Files, folder } from './content-folder.ts'
import { type Finding, merge } from './findings.ts'
import { checkPicture } from './links.ts'
import { textsIn } from './map-texts.ts'
import { checkContent } from './parse.ts'
import { readContent } from './read-content.ts'
import { requiredKeysOf } from './schema-at.ts'
import { isForReaders } from './text-kinds.ts'
import { type Unsettled, wrongKeys } from './unsettled.ts'
import type { WrittenText } from './written-text.ts'

const file = `${folder}/marke.yaml`

type ReadBrand = {
  brand: Partial<Brand>
  unsettled: Unsettled
  /** Its texts for readers, which may be read like those of a page. */
  texts: WrittenText[]
  findings: Finding[]
}

/** The valid values of marke.yaml, even if others are wrong. `pictures`: file names to check pictures against. */
export function readBrand(files: Files, pictures?: readonly string[]): ReadBrand {
  const { text, content, findings: inYaml } = readContent(files, file)
  if (!content) return { brand: {}, unsettled: 'all', texts: [], findings: inYaml }
  const checked = checkContent(content, brand)
  const found = textsIn(brand, content.data)
  const unknown = found.flatMap(({ path, value, kind }): Finding[] => {
    const problem = pictures && kind === 'picture' ? checkPicture(value, pictures) : undefined
    return problem ? [{ file, line: content.lineOf(path), ...problem }] : []
  })
  const findings = merge(inYaml, [...checked.findings, ...unknown])
  const texts = found.flatMap(({ path, value, kind }): WrittenText[] => {
    if (!isForReaders(kind)) return []
    const lineOf = (needle?: string) => content.lineOf(path, needle)
    return [{ file, kind, path, written: value, filled: value, lineOf }]
  })
  if (checked.ok && findings.length === 0)
    return { brand: checked.value as Brand, unsettled: new Set(), texts, findings }
  const data = Object(content.data) as Brand
  const unsettled = wrongKeys(text, findings)
  for (const key of requiredKeysOf(brand)) if (!(key in data)) unsettled.add(key)
  const right = Object.entries(data).filter(([key]) => !unsettled.has(key))
  return { brand: Object.fromEntries(right), unsettled, texts, findings }
}
