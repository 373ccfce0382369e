import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'

/**
 * Estimates how much of a regional page would fit any other. A sentence is local
 *
 * 1. if it names something of the region: a capitalized word on at most three regional pages (the Mosel
 *    is on three, EDEKA everywhere) that the dictionary does not know (Kröllwitz), that is an abbreviation
 *    or a line (SWR, S5X) or a landscape, or that follows „in“ or „nach“ and never an article (Bingen); or
 *    a word on no other page of the site, and on this one twice (Glashalle) or in its sources, links or
 *    employers;
 * 2. if it has the region's own name and a number: a price, a line, a year. The name alone is not enough,
 *    as any other would fit in its place;
 * 3. if it directly follows such a sentence in the paragraph, and further on while each sentence refers
 *    back: dort, er, sie, beide.
 *
 * Headings, lists of employers and questions with answers are not counted, nor is what all regional
 * pages have.
 */
export type Region = {
  /** `Halle`; words that begin like it, such as `Hallenser`, count as the name, too. */
  name: string
  /** The page's paragraphs, list items, cells … */
  units: readonly string[]
  /** The page's sources, links and employers. */
  sources: string
}

export type Verdict = { sentence: string; isLocal: boolean; because: string }

/** Verdicts by region. `others`: units of all other pages. `isGerman`: the dictionary without our own words. */
export function verdictsOf(
  regions: readonly Region[],
  others: readonly (readonly string[])[],
  isGerman: (word: string) => boolean,
): Verdict[][] {
  const pages = regions.map(({ units }) => new Set(units.flatMap(capitals)))
  const elsewhere = new Set(others.flat().flatMap(capitals))
  const places = placesIn(regions.flatMap(({ units }) => units))
  const shares = new Map<string, number>()
  for (const word of pages.flatMap((words) => [...words]))
    shares.set(word, (shares.get(word) ?? 0) + 1)
  const isShared = (word: string) => (shares.get(word) ?? 0) > 3
  const isAlone = (word: string) => shares.get(word) === 1 && !elsewhere.has(word)
  const [first] = regions
  const frame = first?.units.filter((unit) => regions.every(({ units }) => units.includes(unit)))
  const isName = (word: string) =>
    /.[\p{Lu}\d]/u.test(word) || places.has(word) || landscapes.has(word) || !isGerman(word)
  return regions.map(({ name, units, sources }) => {
    const own = new Set(capitals(name))
    const named = new Set([...twice(units.flatMap(capitals)), ...capitals(sources)])
    const isOwn = (word: string) => [...own].some((each) => word.startsWith(each.slice(0, 4)))
    const isLocal = (word: string) =>
      !isOwn(word) && ((isName(word) && !isShared(word)) || (named.has(word) && isAlone(word)))
    const spoken = units.filter((unit) => !frame?.includes(unit) && isSaid(unit))
    return spoken.flatMap((unit) => judged(unit, isLocal, isOwn))
  })
}

export const generalShare = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ isLocal }) => !isLocal).length / Math.max(1, verdicts.length)

function judged(
  unit: string,
  isLocal: (word: string) => boolean,
  isOwn: (word: string) => boolean,
): Verdict[] {
  let before = ''
  return sentencesOf(unit)
    .filter((sentence) => wordsOf(sentence).length > 3)
    .map((sentence) => {
      const words = capitals(sentence)
      const named = words.find(isLocal) ?? (/\d/.test(sentence) ? words.find(isOwn) : undefined)
      const because = named ?? before
      before = named ?? (back.test(sentence) ? before : '')
      return { sentence, isLocal: because !== '', because }
    })
}

/** Excludes headings, lists of employers, and questions, which have their answer. */
const isSaid = (unit: string) => /[.!…][“‘]?$/.test(unit.trim())

const twice = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) < index)

/** Capitalized words; „Händel-Haus“ has two. */
const capitals = (text: string) => text.replaceAll('\u2060', '').match(/\p{Lu}[\p{L}\d’]*/gu) ?? []

const back =
  /(?<!\p{L})(?:[Ee]r|sie|[Ii]h[nm]|ihnen|[Dd]ort(?:hin)?|[Dd]ahin|[Hh]ier|[Dd]arin|[Dd]aneben|[Bb]eide)(?!\p{L})/u

/** Names that the dictionary knows and that may follow an article. */
const landscapes = new Set(
  'Ahr Alex Alster Bayern Bergzoo Bodensee Charlottenburg Eifel Elbe Emscher Gemäldegalerie Gesundbrunnen Glashalle Havel Hunsrück Isar Lahn Mitteldeutschland Mosel Museumsinsel Münsterland Nahe Neckar Oder Ostkreuz Pfalz Rheinhessen Ruhr Saale Saar Sauer Sauerland Sieg Spree Stammstrecke Unstrut Vorderpfalz Weser Westerwald'.split(
    ' ',
  ),
)

const article =
  'der|die|das|dem|den|des|ein|eine|einem|einen|einer|eines|kein|keine|keinen|im|am|zum|zur|beim|vom|ins|ans|jede|jeder|jedem|jeden|diese|dieser|diesem|Ihr|Ihre|Ihrem|Ihren|Ihrer|mein|meine|meinem|unser|unsere'

/** Words that follow „in“, „aus“, „nach“ …, and never an article. */
function placesIn(units: readonly string[]): Set<string> {
  const text = units.join('\n')
  const behind = (before: string) =>
    new Set(
      [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${before}) (\\p{Lu}[\\p{L}]+)`, 'giu'))].map(
        ([, word = '']) => word,
      ),
    )
  const nouns = behind(article)
  return new Set([...behind('in|aus|nach|zwischen|bis')].filter((word) => !nouns.has(word)))
}
