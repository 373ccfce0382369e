import type { Problem } from '../../../src/model/findings.ts'
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

const plurals: Readonly<Record<string, string>> = {
  Stunde: 'Stunden',
  Minute: 'Minuten',
  Woche: 'Wochen',
  Tag: 'Tage',
  Monat: 'Monate',
  Jahr: 'Jahre',
}
const singulars = Object.fromEntries(Object.entries(plurals).map(([one, more]) => [more, one]))

/** As nobody writes it. */
const misspelt: Rule[] = [
  {
    // „0 bis 1 Jahre“ and „eine Stunden lange Fahrt“ are right.
    pattern:
      /(?:(?<![\p{L}\d.,]|bis )1 (?:Stunden|Minuten|Wochen|Tage|Monate|Jahre)|(?<!\p{L})(?:[Ee]ine (?:Stunden|Minuten|Wochen)|[Ee]in(?:en)? (?:Tage|Monate|Jahre)))(?![\p{L}-]| (?:alt|dauer|lang|spät|vor|währ|zuvor))/gu,
    mend: (found) => found.replace(/\S+$/, (word) => singulars[word] ?? word),
  },
  {
    pattern:
      /(?<![\p{L}\d.,])(?:[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Ee]lf|[Zz]wölf|[2-9]|[1-9]\d) (?:Stunde|Minute|Woche|Tag|Monat|Jahr)(?![\p{L}-])/gu,
    mend: (found) => found.replace(/\S+$/, (word) => plurals[word] ?? word),
  },
  {
    // „wegen dem, was war“, „von Amts wegen dem Rat“ and „der Kinder wegen den Beruf“ are right.
    pattern:
      /(?:(?<!\p{L})W|(?<!\p{L}|\p{Lu}\p{Ll}+ )w)egen (?:dem|den|(?:[dk]?ein|[Ii]hr|sein|mein|unser|dies)em) \p{L}+/gu,
    mend: (found) =>
      `${found.replace(/e([mn]) \S+$/, (_, end) => (end === 'm' ? 'es …' : 'er …'))}, wie in „wegen des Regens“`,
    kind: 'hint',
  },
  {
    // „Des Abends“ is right.
    pattern:
      /(?<=(?<!\p{L})(?:auch|nur|erst|immer|oft|meist|meistens|jeweils|ist|sind|uns|sich|Sie|Uhr) )(?:Vormittag|Nachmittag|Mittag|Morgen|Abend|Nacht|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)s(?![\p{L}-])/gu,
    mend: (found) => found.toLowerCase(),
  },
  {
    pattern: /(?<!\p{L})(?:[Ii]n kürze|[Ii]m voraus)(?!\p{L})/gu,
    mend: (found) => found.replace(/ \p{L}/u, (letter) => letter.toUpperCase()),
  },
  {
    pattern: /(?<!\p{L})(?:[Dd]as|[Dd]er|[Dd]ie|[Dd]em|[Dd]en) selben?(?!\p{L})/gu,
    mend: (found) => found.replace(' ', ''),
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:erste|zweite|dritte|letzte|nächste|einzige)n?|jedes|dieses) mal(?!\p{L})/gu,
    mend: (found) => found.replace(' mal', ' Mal'),
  },
  {
    pattern: /(?<!\p{L})[Ii]m Bezug auf(?!\p{L})/gu,
    mend: (found) => found.replace('m', 'n'),
  },
  {
    pattern: /(?<!\p{L})diesen (?:Jahres|Monats)(?!\p{L})/gu,
    mend: (found) => found.replace('en', 'es'),
  },
  {
    pattern:
      /(?<!\p{L})(?:besser|größer|kleiner|höher|günstiger) wie(?= (?!folgt|angekündigt|versprochen|geplant|erwartet|gesagt|auch)\p{L})/gu,
    mend: (found) => found.replace('wie', 'als'),
    kind: 'hint',
  },
  {
    pattern:
      /(?<!\p{L}|(?:[Pp]er|mit|als|und|oder) )E-Mail (?:Adresse|Anbieter|Konto|Postfach|Programm)/gu,
    mend: (found) => found.replace(' ', '-'),
  },
  {
    // With its stop the dictionary knows it, and takes it without, too.
    pattern:
      /(?<![\p{L}-])(?:(?:ca|bzw|max|inkl|evtl|ggf|usw) (?=[^\s–])|(?:Nr|Tel) (?=[\d+(]))\S+/gu,
    mend: (found) => found.replace(' ', '. '),
  },
  {
    // „Sturm-und-Drang-Zeit“ is right.
    pattern: /\p{L}+-(?:und|oder|bis) \p{L}+/gu,
    mend: (found) => found.replace('-', '- '),
  },
  {
    pattern: /(?<![\d.,])\d{1,2},\d\d Uhr(?!\p{L})/gu,
    mend: (found) => found.replace(',', '.'),
  },
  {
    pattern: /(?<!\p{L})[zZ]\. ?b\./gu,
    mend: (found) => found.replace(/\. ?b/, '. B'),
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:[Uu]m|[Aa]b|[Vv]on|[Bb]is) )\d{1,2}(?:[.:]\d\d ?h| ?h(?! (?:im|pro|die|in der|mehr|weniger|gekürzt|verkürzt|verlängert)))(?!\p{L}|\d)/gu,
    mend: (found) => found.replace(/(?:[.:]00)? ?h/, ' Uhr').replace(':', '.'),
    kind: 'hint',
  },
]

/** What the dictionary knows, and not there: „das“ for „dass“, „ihre“ for „Ihre“, „ca“ without its stop. */
export const confusedWords = ({ written }: WrittenText): Problem[] => {
  const text = written.replaceAll('\n', ' ')
  return [
    ...broken(rules, text, 'Hier steht wohl nicht, was gemeint ist'),
    ...broken(misspelt, text, 'So schreibt man es nicht'),
  ]
}

const broken = (rules: readonly Rule[], text: string, what: string): Problem[] =>
  rules.flatMap(({ pattern, mend, kind }) =>
    [...text.matchAll(pattern)].map(([found]) => ({
      message: `${what}: „${found.trim()}“.`,
      remedy: `Schreiben Sie: ${mend(found).trim()}`,
      needle: found.trim(),
      ...(kind && { kind }),
    })),
  )
