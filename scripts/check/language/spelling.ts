import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-de'
import { loadModule } from 'hunspell-asm'
import { capital } from '../../../src/model/capital.ts'
import { nearest } from '../../../src/model/nearest.ts'
import { remembered } from '../../remembered.ts'

export const wordList = 'scripts/check/language/woerter.txt'

/** Names and compounds that the dictionary does not know. */
const ourWords = () =>
  readFileSync(wordList, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'))

export type Spelling = {
  /** Is the word German, or one of ours? */
  isKnown: (word: string) => boolean
  /** Without our own words. */
  isGerman: (word: string) => boolean
  /** The word that was probably meant. */
  propose: (word: string) => string | undefined
}

/**
 * Hunspell itself, because its rules for compounds are what a German check lives from. Limit: it also
 * believes in compounds that nobody uses.
 */
export async function loadSpelling(): Promise<Spelling> {
  const hunspell = await loadModule()
  const aff = hunspell.mountBuffer(dictionary.aff)
  const { spell, suggest } = hunspell.create(aff, hunspell.mountBuffer(dictionary.dic))
  const list = new Set(ourWords())
  const german = remembered((word: string) => spell(word), String)
  const isOurs = (word: string) =>
    list.has(word) || list.has(uncapitalized(word)) || german(word) || german(`${word}.`)
  return {
    isKnown: remembered((written: string) => {
      const word = bare(written)
      return isOurs(word) || isKnownInParts(word, isOurs)
    }, String),
    isGerman: (word) => german(word) || isKnownInParts(word, german),
    propose: (word) =>
      [withUmlauts(word), capital(word), ...dotted(word)].find(german) ??
      nearest(
        word,
        (word.length > 2 ? suggest(word) : []).filter(
          (each) =>
            (!/^-|\s|\p{L}\p{Lu}/u.test(each) && hyphens(each) <= hyphens(word)) ||
            isSame(each, word),
        ),
      ),
  }
}

/** Else „Youtube“ is no „YouTube“, and names with capitals within are offered for anything. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Else words are torn apart, „vor-raus“, and what is in parts German passes. */
const hyphens = (word: string) => word.split('-').length

/** „Fuer“ and „groesser“, as on a keyboard without umlauts. */
const withUmlauts = (word: string) =>
  word.replace(/[aou]e/gi, ([vowel = '']) => umlaut(vowel)).replace('ss', 'ß')

/** „Burgeramt“, as a program leaves it that knows no umlauts: with each vowel’s dots. */
const dotted = (word: string) =>
  [...word.matchAll(/[aou]/gi)].map(
    ({ 0: vowel, index }) => word.slice(0, index) + umlaut(vowel) + word.slice(index + 1),
  )

const umlaut = (vowel: string) => 'äöüÄÖÜ'['aouAOU'.indexOf(vowel)] ?? ''

/** „geht’s“, „Hans’ Laden“ */
const bare = (word: string) => word.replace(/(?<=\p{L}{2})’s$|(?<=[sßxz])’$/u, '')

const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** „Rhein-Main-Gebiet“; „Vorlese-“ only begins compounds, so it is tried as „Vorlesehaus“. */
function isKnownInParts(word: string, isKnown: (word: string) => boolean): boolean {
  const parts = word.split('-').filter(Boolean)
  return word.includes('-') && parts.every((part) => isKnown(part) || isKnown(`${part}haus`))
}

const addresses =
  /https?:\/\/\S+|(?<![\p{L}\d-])\/[\w-]+(?:\/[\w-]+)*|[\w.+-]+@[\w.-]+|(?:www\.)?[\w-]+\.(?:de|com|org|net|eu|example)\b[\w/-]*/gu

/** Words without digits; the hyphen at the end of „Vorlese-“ stays. */
export const spellableWords = (text: string) =>
  text
    .replace(addresses, ' ')
    .replace(/[\u00ad\u2060]/g, '')
    .match(/(?<![\p{L}\d_%])\p{L}[\p{L}’-]*(?![\p{L}\d])/gu) ?? []
