import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'

const file = `${folder}/cookies.yaml`

/** Keys under which the site's code stores something in the browser. */
export const storedKeys = (): string[] => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join('src', path), 'utf8'))
  const keys = code.join('\n').matchAll(/'(wirkzeit-[a-z-]+)'/g)
  return [...new Set([...keys].map(([, key = '']) => key))]
}

/** Keys that the site stores and cookies.yaml does not list. */
export const untoldKeys = (
  { texts }: Pick<Reading, 'texts'>,
  keys: readonly string[],
): Finding[] => {
  const listed = texts.filter(({ file: of, path }) => of === file && path.at(-1) === 'name')
  const [first] = listed
  // Without entries, other findings say why.
  if (!first) return []
  return keys
    .filter((key) => !listed.some(({ written }) => written === key))
    .map((key) => ({
      file,
      line: first.lineOf() - 1,
      message: `Die Website speichert „${key}“ im Browser, und diese Liste sagt es nicht.`,
      remedy: `Stellen Sie den Eintrag mit „name: ${key}“ wieder her.`,
    }))
}
