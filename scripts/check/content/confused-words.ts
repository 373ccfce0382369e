import type { Problem } from '../../../src/model/findings.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

type Rule = { pattern: RegExp; mend: (found: string) => string; kind?: 'hint' }

const rules: Rule[] = [
  {
    // Verbs that take no thing: „das Ehrenamt finden, das Sie suchen“ is right.
    pattern:
      /(?<!\p{L})(?:wissen|weiß|glauben?|glaubt|hoffen?|hofft|denken?|denkt|D(?:as|ies) (?:heißt|bedeutet)|(?:[Ww]ichtig|[Kk]lar|[Ss]chön|[Gg]ut|[Ss]icher|[Ss]chade) ist), das (?:es|er|man|wir|ich|[Ss]ie|die|der|alle|viele)(?!\p{L})/gu,
    mend: (found) => found.replace(', das ', ', dass '),
  },
  {
    pattern: /(?<!\p{L})[Bb]itte \p{Lu}\p{Ll}+en Sie(?!\p{L})/gu,
    mend: (found) => found.replace(/ \p{Lu}/u, (letter) => letter.toLowerCase()),
  },
  {
    pattern: /(?<!\p{L})Sie (?:bitte |auch |einfach |gern )?Uns(?!\p{L})/gu,
    mend: (found) => found.replace('Uns', 'uns'),
  },
  {
    // Somebody else’s may be meant, of whom the sentence before tells.
    pattern:
      /(?:^|(?<=[.!?:–] ))\p{Lu}\p{Ll}+ Sie (?:bitte |auch |einfach |gern )?ihre?[mnrs]? (?=\p{Lu})/gu,
    mend: (found) => found.replace(' ihr', ' Ihr'),
    kind: 'hint',
  },
]

/** What the dictionary knows with one letter and with the other: „das“ and „dass“, „ihre“ and „Ihre“. */
export const confusedWords = ({ kind, written }: WrittenText): Problem[] =>
  isForReaders(kind)
    ? rules.flatMap(({ pattern, mend, kind: hint }) =>
        [...written.replaceAll('\n', ' ').matchAll(pattern)].map(([found]) => ({
          message: `Hier steht wohl nicht, was gemeint ist: „${found.trim()}“.`,
          remedy: `Schreiben Sie: ${mend(found).trim()}`,
          needle: found.trim(),
          ...(hint && { kind: hint }),
        })),
      )
    : []
