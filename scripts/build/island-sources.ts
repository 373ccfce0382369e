import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remembered } from '../remembered.ts'

const registry = readFileSync('src/islands/registry.ts', 'utf8')

/** One module: its path, its code, and each text in quotes in it, where class names stand. */
export type Source = { file: string; code: string; texts: string }

/** What is no island of React, but comes with rules of its own as well. */
const plain: Record<string, string> = {
  ErrorSummary: 'browser/error-summary.ts',
  Notice: 'registration/notice.ts',
  Player: 'browser/player.ts',
}

/**
 * The files of which an island is made: its own, and all that they import from src. Throws where
 * there is no such island.
 */
export const islandSources = remembered(readSources, String)

function readSources(name: string): Source[] {
  const [, island] = new RegExp(`'\\.\\./(\\w+/${name}\\.island\\.tsx)'`).exec(registry) ?? []
  const path = plain[name] ?? island
  if (!path) throw new Error(`src/islands/registry.ts has no island „${name}“`)
  const files = new Set<string>()
  follow(`src/${path}`, files)
  return [...files].map((file) => {
    const code = readFileSync(file, 'utf8')
    if (code.includes('<Icon name={'))
      throw new Error(`${file}: name each icon in quotes, else its sign has no rule.`)
    return { file, code, texts: textsIn(code) }
  })
}

function follow(file: string, found: Set<string>): void {
  if (found.has(file)) return
  const code = readFileSync(file, 'utf8')
  // What is imported and brings rules of its own needs none here.
  if (found.size > 0 && code.includes("from 'virtual:later/")) return
  found.add(file)
  for (const [, path = ''] of code.matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g))
    follow(join(dirname(file), path), found)
}

/**
 * Class names in attributes, and what else may hold some; not comments, names and single words: „hidden“
 * or „table“ among them would become rules.
 */
function textsIn(code: string): string {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/gm, ' ')
  const texts = withoutComments.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? []
  // ui/Icon.tsx puts this class together.
  const icons = [...code.matchAll(/<Icon name="(\w+)"/g)].map(([, name]) => `icon-${name}`)
  const attributes = code.match(/\bclassName="[^"]*"/g) ?? []
  const several = texts.filter((text) => /[\w\]][ :-]\w/.test(text))
  return [...attributes, ...several, ...icons].join('\n')
}
