import { readFileSync } from 'node:fs'
import { routes } from '../../../routes.ts'
import { letters } from '../../../src/drawings/outlines.ts'
import { type Files, folder } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { readSite } from '../../../src/model/read-site.ts'
import { readContentFiles } from '../../../src/site/content-files.ts'
import { readReferences } from '../../../src/site/load-site.ts'
import { judge } from '../content/judges.ts'
import { storedKeys } from '../content/stored-keys.ts'
import { loadSpelling } from '../language/spelling.ts'
import { contentPaths } from '../page-groups.ts'
import type { Before } from '../unmoved-dates.ts'

/** The content as it is. */
export const content: Files = readContentFiles()

const toml = readFileSync('netlify.toml', 'utf8')

export const textOf = (file: string) => (file === 'netlify.toml' ? toml : (content[file] ?? ''))

/** Pages into which a sentence more may be written. */
export const pages = routes
  .filter(({ path }) => contentPaths.includes(path) && path !== '/')
  .map((route) => `${folder}/seiten/${route.content}.yaml`)

/** A day on which no page is of tomorrow. */
export const today =
  Object.values(content)
    .flatMap((text) =>
      [...text.matchAll(/^(?:geaendert| +stand): ([\d-]+)$/gm)].map(([, day = '']) => day),
    )
    .sort()
    .at(-1) ?? ''

const references = { ...readReferences(), letters: letters(), today }
const keys = storedKeys()
const spelling = await loadSpelling()

type Changed = {
  files?: Files
  names?: readonly string[]
  toml?: string
  before?: ReadonlyMap<string, Before>
}

/** What the check says of the content with these changes. */
export function checked(changed: Changed): Finding[] {
  const { files = content, names = [], before = new Map() } = changed
  return judge({
    files,
    read: readSite(files, references),
    names: [...Object.keys(files), ...names],
    toml: changed.toml ?? toml,
    paths: routes.map(({ path }) => path),
    keys,
    weights: {},
    today,
    before,
    spelling,
    isForPublic: true,
  })
}
