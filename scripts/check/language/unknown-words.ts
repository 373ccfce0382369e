import { brand as brandSchema } from '../../../src/model/brand.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { longTextsOf } from '../../../src/model/long-texts.ts'
import { textsIn } from '../../../src/model/map-texts.ts'
import { nearest } from '../../../src/model/nearest.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { listAt } from '../../../src/model/schema-at.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { rememberedOf } from '../../remembered.ts'
import { type Spelling, spellableWords, wordList } from './spelling.ts'
import { unitsOf } from './texts.ts'

/** Limited, because proposals are slow. */
const mostProposals = 12

/** Words that are not in the dictionary, our list, or `woerter` of their page. */
export function unknownWords(reading: Reading, { isKnown, propose }: Spelling): Finding[] {
  const own = ownWords(reading)
  const brand = new Set(namesIn(reading.brand).flatMap(spellableWords))
  const filledIn = new Set(reading.texts.filter(isOfBrand).flatMap(wordsOf))
  const told = new Map<string, Set<string>>()
  let proposals = 0
  return reading.texts.flatMap((text) => {
    const { file } = text
    const names = own.get(file)
    const before = told.get(file) ?? new Set()
    told.set(file, before)
    return wordsOf(text)
      .filter(
        (word) => !isKnown(word) && !before.has(word) && !names?.has(word) && !brand.has(word),
      )
      .filter((word) => isOfBrand(text) || text.written.includes(word) || !filledIn.has(word))
      .map((word) => {
        before.add(word)
        proposals += 1
        const meant = proposals > mostProposals ? undefined : propose(word)
        return unknown(text, word, meant)
      })
  })
}

/** Words that its placeholders bring into other texts are reported here. */
const isOfBrand = ({ file }: WrittenText) => file.endsWith('/marke.yaml')

/** Words of a text, except names of cookies, quotations, kinds of blocks, and slots in square brackets. */
const wordsOf = rememberedOf(readWords)

function readWords(text: WrittenText): readonly string[] {
  const { path, file } = text
  if (
    /^(?:original|art)$/.test(String(path.at(-1))) ||
    (file.endsWith('/cookies.yaml') && path.at(-1) === 'name')
  )
    return []
  const words = unitsOf(text).flatMap((unit) => spellableWords(unit.replace(/\[[a-z_]+\]/g, ' ')))
  return [...new Set(words)]
}

/** „[Rechner](/rechner)und“ is read as one word, and told where its link stands. */
const asWritten = ({ written }: WrittenText, word: string) =>
  written.includes(word)
    ? word
    : ([...written.matchAll(/\p{L}*\[([^\]]*)\]\([^)]*\)\p{L}*/gu)]
        .map(([found]) => found)
        .find((found) => found.replace(/\[([^\]]*)\]\([^)]*\)/, '$1').includes(word)) ?? word)

function unknown(text: WrittenText, word: string, meant: string | undefined): Finding {
  const { file, lineOf } = text
  const where = file.includes('/seiten/')
    ? `oben in dieser Datei unter „woerter“ ein: woerter: [${word}]`
    : `in ${wordList} ein.`
  return {
    file,
    line: lineOf(asWritten(text, word)),
    message: `Das Wort „${word}“ kennt kein Wörterbuch.`,
    remedy: `${meant ? `Meinten Sie „${meant}“? ` : ''}Ist es richtig, tragen Sie es ${where}`,
  }
}

/** Words allowed by `woerter` of a page, for it and its long texts, by file. */
function ownWords({ documents }: Reading): Map<string, Set<string>> {
  const own = new Map<string, Set<string>>()
  for (const { content } of documents.values()) {
    const words = listAt(content.data, ['woerter'])
    for (const file of [content.file, ...longTextsOf(content.data)])
      own.set(file, new Set([...(own.get(file) ?? []), ...words.map(String)]))
  }
  return own
}

/** Words in `woerter` that the page does not use. */
export const idleWords = ({ documents }: Reading): Finding[] =>
  [...documents.values()].flatMap(({ content, texts }) => {
    const shown = longTextsOf(content.data).length > 0
    const allowed = listAt(content.data, ['woerter'])
    if (allowed.length === 0) return []
    const words = new Set(texts.flatMap(wordsOf))
    return allowed.flatMap((word, index): Finding | Finding[] =>
      shown || words.has(String(word))
        ? []
        : {
            file: content.file,
            line: content.lineOf(['woerter', index]),
            kind: 'hint',
            message: `„woerter“ nennt „${String(word)}“, das auf der Seite nicht vorkommt.`,
            remedy: idleRemedy(String(word), words),
          },
    )
  })

function idleRemedy(word: string, words: ReadonlySet<string>): string {
  const meant = nearest(word, words)
  return meant ? `Meinten Sie „${meant}“?` : 'Löschen Sie es.'
}

/** The values of marke.yaml that are names, not texts. */
const namesIn = (brand: Reading['brand']): string[] =>
  textsIn(brandSchema, brand)
    .filter(({ kind }) => !isForReaders(kind))
    .map(({ value }) => value)
