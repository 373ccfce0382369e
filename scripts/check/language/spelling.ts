import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-de'
import { loadModule } from 'hunspell-asm'
import { routes } from '../../../routes.ts'
import { readPage } from '../built.ts'
import { germanTexts } from './german-texts.ts'

export const wordList = 'scripts/check/language/woerter.txt'

/** Names and compounds that the dictionary does not know. */
export const ourWords = () =>
  readFileSync(wordList, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'))

/** Words of the built pages that neither the dictionary nor our list knows, with their pages. */
export async function unknownWords(): Promise<Map<string, string[]>> {
  const isGerman = await germanSpelling(ourWords())
  const unknown = new Map<string, string[]>()
  for (const { path } of routes)
    for (const word of new Set(germanTexts(readPage(path).root).flatMap(spellableWords)))
      if (!isGerman(word)) unknown.set(word, [...(unknown.get(word) ?? []), path])
  return unknown
}

/**
 * Whether a word is German or one of ours. Hunspell itself, because its rules for compounds are what
 * a German check lives from. Limit: it also believes in compounds that nobody uses.
 */
export async function germanSpelling(
  ours: readonly string[] = [],
): Promise<(word: string) => boolean> {
  const hunspell = await loadModule()
  const aff = hunspell.mountBuffer(dictionary.aff)
  const { spell } = hunspell.create(aff, hunspell.mountBuffer(dictionary.dic))
  const list = new Set(ours)
  const isKnown = (word: string) => list.has(word) || list.has(uncapitalized(word)) || spell(word)
  return (word) => isKnown(word) || isKnownInParts(word, isKnown)
}

const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** „Rhein-Main-Gebiet“; „Vorlese-“ only begins compounds, so it is tried as „Vorlesehaus“. */
function isKnownInParts(word: string, isKnown: (word: string) => boolean): boolean {
  const parts = word.split('-').filter(Boolean)
  return word.includes('-') && parts.every((part) => isKnown(part) || isKnown(`${part}haus`))
}

const addresses =
  /https?:\/\/\S+|(?<![\p{L}\d-])\/[\w-]+(?:\/[\w-]+)*|[\w.+-]+@[\w.-]+|(?:www\.)?[\w-]+\.(?:de|com|org|net|eu|example)\b[\w/-]*/gu

/** Words without digits; the hyphen at the end of „Vorlese-“ stays. */
const spellableWords = (text: string) =>
  text
    .replace(addresses, ' ')
    .replace(/[\u00ad\u2060]/g, '')
    .match(/(?<![\p{L}\d_])\p{L}[\p{L}’-]*(?![\p{L}\d])/gu) ?? []
