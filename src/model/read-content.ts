import { missingFile } from './check-files.ts'
import type { Content } from './content.ts'
import type { Files } from './content-folder.ts'
import type { Finding } from './findings.ts'
import { readYaml } from './read-yaml.ts'

/** A file of src/content; without `content` if it is missing or cannot be parsed. */
export function readContent(
  files: Files,
  file: string,
): { text: string; content?: Content; findings: Finding[] } {
  const text = files[file]
  if (text === undefined) return { text: '', findings: [missingFile(file)] }
  return { text, ...readYaml(file, text) }
}
