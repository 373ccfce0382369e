import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remembered } from '../remembered.ts'

const registry = readFileSync('src/islands/registry.ts', 'utf8')

/** A module: its path, its code, and the texts in it that may hold class names. */
export type Source = { file: string; code: string; texts: string }

/** Parts without React that bring rules of their own as islands do, with their files. */
const plain: Record<string, string> = {
  ErrorSummary: 'browser/error-summary.ts',
  Notice: 'registration/notice.ts',
  Player: 'browser/player.ts',
}

/** The files of an island: its own and all that it imports from src. Throws when there is no such island. */
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
  // An imported part that brings its own rules is not a part of this island.
  if (found.size > 0 && code.includes("from 'virtual:later/")) return
  found.add(file)
  for (const [, path = ''] of code.matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g))
    follow(join(dirname(file), path), found)
}

/**
 * Texts that may hold class names: attributes `class`, and quoted texts with more than one word. Not comments
 * and single words: „hidden“ or „table“ among them would become rules.
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
