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
  /** In the dictionary or in our own list. */
  isKnown: (word: string) => boolean
  /** In the dictionary. */
  isGerman: (word: string) => boolean
  /** The word that was probably meant. */
  propose: (word: string) => string | undefined
}

/**
 * Uses Hunspell itself, for its rules of German compounds. Limit: it also accepts compounds that nobody
 * uses.
 */
export async function loadSpelling(): Promise<Spelling> {
  dictionaryRead ??= readDictionary()
  const { german, suggest } = await dictionaryRead
  const list = new Set(ourWords())
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
      apart(word, german) ??
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

/** Read once per process. */
let dictionaryRead: ReturnType<typeof readDictionary> | undefined

async function readDictionary() {
  // A busy machine needs longer than the three seconds that are given by default.
  const hunspell = await loadModule({ timeout: 90_000 })
  const aff = hunspell.mountBuffer(dictionary.aff)
  const { spell, suggest } = hunspell.create(aff, hunspell.mountBuffer(dictionary.dic))
  return { german: remembered((word: string) => spell(word), String), suggest }
}

/** Lets „Youtube“ find „YouTube“, although proposals with inner capitals are dropped. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Counts parts: a proposal must not split the word, as in „vor-raus“. */
const hyphens = (word: string) => word.split('-').length

/** Corrects „Fuer“ and „groesser“, typed without umlauts. */
const withUmlauts = (word: string) =>
  word.replace(/[aou]e/gi, ([vowel = '']) => umlaut(vowel)).replace('ss', 'ß')

/** „Burgeramt“, which has lost its dots: with an umlaut for each vowel in turn. */
const dotted = (word: string) =>
  [...word.matchAll(/[aou]/gi)].map(
    ({ 0: vowel, index }) => word.slice(0, index) + umlaut(vowel) + word.slice(index + 1),
  )

/** „habenAnspruch“, without the space between. */
function apart(word: string, isKnown: (word: string) => boolean): string | undefined {
  const words = word.split(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/u)
  return words.length > 1 && words.every(isKnown) ? words.join(' ') : undefined
}

const umlaut = (vowel: string) => 'äöüÄÖÜ'['aouAOU'.indexOf(vowel)] ?? ''

/** Without the end of „geht’s“ and „Hans’ Laden“. */
const bare = (word: string) => word.replace(/(?<=\p{L}{2})’s$|(?<=[sßxz])’$/u, '')

const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** „Rhein-Main-Gebiet“. „Vorlese-“ only begins compounds, so „Vorlesehaus“ is tried. */
function isKnownInParts(word: string, isKnown: (word: string) => boolean): boolean {
  const parts = word.split('-').filter(Boolean)
  return word.includes('-') && parts.every((part) => isKnown(part) || isKnown(`${part}haus`))
}

const addresses =
  /https?:\/\/\S+|(?<![\p{L}\d-])\/[\w-]+(?:\/[\w-]+)*|[\w.+-]+@[\w.-]+|(?:www\.)?[\w-]+\.(?:de|com|org|net|eu|example)\b[\w/-]*/gu

/** Words without digits, outside of addresses; keeps the hyphen at the end of „Vorlese-“. */
export const spellableWords = (text: string) =>
  text
    .replace(addresses, ' ')
    .replace(/[\u00ad\u2060]/g, '')
    .match(/(?<![\p{L}\d_%])\p{L}[\p{L}’-]*(?![\p{L}\d])/gu) ?? []
