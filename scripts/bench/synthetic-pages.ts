import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { routes } from '../../routes.ts'
import { capital } from '../../src/model/capital.ts'
import { wordsOf } from '../../src/model/sentences.ts'
import { listed } from '../check/content/said-counts.ts'
import { spellableWords } from '../check/language/spelling.ts'

type Block = { art: string; grund?: string; ueberschrift?: string }
type Page = { titel: string; beschreibung: string; woerter?: string[]; bloecke: Block[] }
type Pick = <Value>(values: readonly Value[]) => Value

const folder = 'src/content/seiten'
const start = '/senioren-jobs-'

/**
 * Adds `count` invented regional pages to the copy of the project in `root`: the blocks of a real
 * one, half of them replaced by those of others, one left out now and then, with other nouns and the
 * name of a town that does not exist. So text, style sheet and link picture differ from page to page
 * as those of real pages do. The same on each run.
 */
export function addSyntheticPages(root: string, count: number): void {
  const real = routes.filter(({ path }) => path.startsWith(start))
  const pages = real.map(
    ({ content }): Page => parse(readFileSync(join(root, folder, `${content}.yaml`), 'utf8')),
  )
  const names = real.map(({ label }) => label).join('|')
  // A list of places has each of them once, so its entries stay.
  const towns = new RegExp(`(?!^(?:${names})$)\\b(?:${names})\\b`, 'g')
  const nouns = [...new Set(readable(pages).match(noun))].filter(isPlain)
  const allowed = new Set(pages.flatMap(({ woerter = [] }) => woerter))
  const sentences = new Set<string>()
  const rows = Array.from({ length: count }, (_, index) => {
    const town = townAt(index)
    const random = randomNumbers(index + 1)
    const pick: Pick = (values) => values[Math.floor(random() * values.length)] as never
    const page = {
      ...pick(pages),
      titel: `Senioren-Jobs in ${town} {jahr}: ${pick(nouns)} und ${pick(nouns)}`,
      beschreibung: `Arbeit ab 60 in ${town}, von ${pick(nouns)} bis ${pick(nouns)}: was es gibt, was es bringt und was Sie fragen sollten.`,
    }
    const mixed = { ...page, bloecke: mix(page.bloecke, pages, random, pick) }
    const text = stringify(
      { ...mixed, woerter: undefined },
      (_key, value) => (typeof value === 'string' ? vary(value.replace(towns, town)) : value),
      { aliasDuplicateObjects: false },
    )
    const used = spellableWords(readable(parse(text)).replaceAll('\\n', ' '))
    const words = new Set(used.filter((word) => word.includes(town) || allowed.has(word)))
    const content = `senioren-jobs-in-${town.toLowerCase()}`
    writeFileSync(
      join(root, folder, `${content}.yaml`),
      `${stringify({ woerter: [...words] })}${text}`,
    )
    return `  { path: '/${content}', content: '${content}', label: '${town}', parent: '/jobs-mit-aktivrente', sitemap: { group: 'Ratgeber', priority: '0.8' } },\n`

    function vary(value: string): string {
      const isLong = wordsOf(value).length > 6
      return isLong
        ? value
            .split(/((?<=[.!?…]“?) |\n+)/)
            .map(ownSentence)
            .join('')
        : value
    }

    /** On no other page: each hint would be worked out and told. */
    function ownSentence(sentence: string): string {
      if (wordsOf(sentence).length < 5) return sentence
      const own = withOtherNouns(sentence)
      const known = sentences.has(own) && !own.includes(town)
      sentences.add(own)
      if (!known) return own
      return once.test(own) ? own.replace(once, town) : own.replace(' ', ` ${town} `)
    }

    function withOtherNouns(value: string): string {
      const taken = value.toLowerCase().split(/[^\p{L}]+/u)
      return value.replace(noun, (word) => {
        const other = random() < 0.6 ? pick(nouns) : word
        // The same word twice in a row is a mistake, and so is a first screen that is too long.
        if (other.length > word.length || taken.includes(other.toLowerCase())) return word
        taken.push(other.toLowerCase())
        return other
      })
    }
  })
  const table = join(root, 'routes.ts')
  const text = readFileSync(table, 'utf8')
  writeFileSync(table, text.replace('] as const satisfies', `${rows.join('')}] as const satisfies`))
}

/** Short, no month, for a figure before it may end in one, and nothing that is counted: „zwei Monat“, „Drei Fragen“. */
const isPlain = (word: string) => word.length < 11 && !months.test(word) && !counted.test(word)

const months = /(?:uar|März|April|Mai|Juni|Juli|August|ktober|ember)$/
const counted = new RegExp(`(?:Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|${listed})$`)

/** Within a sentence, and no part of a link or a placeholder. */
const once = /(?<=[a-zäöüß,] )[A-ZÄÖÜ][a-zäöüß]{4,}(?=[ ,.])/
const noun = new RegExp(once, 'g')

function mix(own: Block[], pages: Page[], random: () => number, pick: Pick): Block[] {
  const others = pages.flatMap(({ bloecke }) => bloecke)
  // No two headings of a page are alike.
  const taken = new Set(own.map(({ ueberschrift }) => ueberschrift))
  const leftOut = random() < 0.3 ? 1 + Math.floor(random() * (own.length - 3)) : 0
  const blocks = own
    .filter((_, index) => index === 0 || index !== leftOut)
    .map((block): Block => {
      const free = others.filter(
        ({ art, ueberschrift }) => art === block.art && !taken.has(ueberschrift),
      )
      if (free.length === 0 || random() < 0.5) return block
      const { grund: _, ...other } = pick(free)
      taken.add(other.ueberschrift)
      return { ...other, ...(block.grund && { grund: block.grund }) }
    })
  // Longer than the page that it was made from is too long.
  while (lengthOf(blocks) > 0.95 * lengthOf(own)) blocks.splice(-2, 1)
  // Two grounds must not meet where a block has been left out.
  return blocks.map(({ grund, ...block }, index) => {
    if (hasGround.has(block.art)) return { ...block, grund: 'weiss' }
    return grund && !blocks[index - 1]?.grund ? { ...block, grund } : block
  })
}

/** By themselves. */
const hasGround = new Set(['schritte', 'zahlen', 'regionen'])

/** Without what names sources: their words need not be German. */
const readable = (value: unknown) =>
  JSON.stringify(value, (key, part) =>
    ['belege', 'quelle', 'alt'].includes(key) ? undefined : part,
  )

const lengthOf = (blocks: Block[]) => readable(blocks).split(' ').length

const consonants = 'bdfghklmnprstw'
const vowels = 'aeiou'

/** „Babab“, „Babad“, …: five letters, as long as a short name of a real town. */
function townAt(index: number): string {
  let rest = index
  const letters = [consonants, vowels, consonants, vowels, consonants].map((from) => {
    const letter = from[rest % from.length] ?? ''
    rest = Math.floor(rest / from.length)
    return letter
  })
  return capital(letters.reverse().join(''))
}

/** Numbers from 0 to 1 that are the same on each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
