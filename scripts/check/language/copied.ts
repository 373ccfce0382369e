import { type Route, routes } from '../../../routes.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { contentPaths, regionalPaths } from '../page-groups.ts'
import { isNote, runningPage } from './running-page.ts'
import { beginningOf } from './texts.ts'

type Found = { path: string; sentence: string; text: WrittenText }

const all: readonly Route[] = routes
const names = all.filter(({ path }) => regionalPaths.includes(path)).map(({ label }) => label)
const anyRegion = new RegExp(names.join('|'), 'g')

/**
 * Sentences of more than six words that occur twice on content pages. A mistake within one block or on two
 * regional pages, else a hint.
 */
export function copied({ documents }: Reading): Finding[] {
  const first = new Map<string, Found>()
  return [...documents.values()]
    .filter(({ path }) => contentPaths.includes(path))
    .flatMap(sentencesOn)
    .flatMap((found) => {
      const key = withoutNames(found.sentence)
      const other = first.get(key) ?? found
      first.set(key, other)
      if (other === found) return []
      return other.path === found.path ? [twice(found, other)] : [again(found, other)]
    })
}

const sentencesOn = (document: Parameters<typeof runningPage>[0]): Found[] =>
  runningPage(document)
    .filter(({ text }) => !isNote(text))
    .flatMap(({ text, units }) =>
      units
        .flatMap(sentencesOf)
        .filter((sentence) => wordsOf(sentence).length > 6)
        .map((sentence) => ({ path: document.path, sentence, text })),
    )

/** All names of regions count as the same word. */
const withoutNames = (sentence: string) =>
  sentence
    .replace(anyRegion, '…')
    .replace(/[^\p{L}\d…]+/gu, ' ')
    .toLowerCase()
    .trim()

/** A hint for two blocks, both of which may need to say it. */
function twice({ sentence, text }: Found, other: Found): Finding {
  const beginning = beginningOf(sentence)
  const isOneBlock = text.file === other.text.file && text.path[1] === other.text.path[1]
  return {
    file: text.file,
    line: text.lineOf(beginning),
    ...(!isOneBlock && { kind: 'hint' }),
    message: `Der Satz „${beginning} …“ steht zweimal auf dieser Seite.`,
    remedy: 'Löschen Sie einen von beiden, oder sagen Sie es mit anderen Worten.',
  }
}

function again({ path, sentence, text }: Found, other: Found): Finding {
  const beginning = beginningOf(sentence)
  const areRegional = [path, other.path].every((each) => regionalPaths.includes(each))
  return {
    file: text.file,
    line: text.lineOf(beginning),
    ...(!areRegional && { kind: 'hint' }),
    message: `Der Satz „${beginning} …“ steht auch auf ${other.path}.`,
    remedy: areRegional
      ? 'Schreiben Sie, was nur für diesen Ort gilt: Gleiche Seiten zeigen Suchmaschinen nicht.'
      : 'Sagen Sie es mit anderen Worten, oder verweisen Sie dorthin.',
  }
}
