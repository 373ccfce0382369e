import { dayNames } from '../ui/day-names.ts'

/** What voices stumble over, and what a person would say instead. Order matters. */
const sayings: [RegExp, string][] = [
  [/\u00ad|\u2060|\u200b/g, ''],
  [/\u2011/g, '-'],
  [/\s+/g, ' '],
  [/\bz\. ?B\./g, 'zum Beispiel'],
  [/\bd\. ?h\./g, 'das heißt'],
  [/\bu\. ?a\./g, 'unter anderem'],
  [/\bi\. ?d\. ?R\./g, 'in der Regel'],
  [/\be\. ?V\./g, 'e V'],
  [/\bca\./g, 'circa'],
  [/\bbzw\./g, 'beziehungsweise'],
  [/\bggf\./g, 'gegebenenfalls'],
  [/\bevtl\./g, 'eventuell'],
  [/\binkl\./g, 'inklusive'],
  [/\bmind\./g, 'mindestens'],
  [/\bvgl\./gi, 'vergleiche'],
  [/\busw\./g, 'und so weiter'],
  [/\blit\./g, 'Buchstabe'],
  [/\bStd\./g, 'Stunden'],
  [/(\d ?)Min\./g, '$1Minuten'],
  [/\bMio\./g, 'Millionen'],
  [/\bMrd\./g, 'Milliarden'],
  [/\bNr\.(?=\s?\d)/g, 'Nummer'],
  [/\bAbs\.(?=\s?\d)/g, 'Absatz'],
  [/\bArt\.(?=\s?\d)/g, 'Artikel'],
  [/\bTel\./g, 'Telefon'],
  [/\bDr\./g, 'Doktor'],
  [/\bSt\. (?=[A-ZÄÖÜ])/g, 'Sankt '],
  [/\bStr\./g, 'Straße'],
  [/§§ ?/g, 'Paragrafen '],
  [/§ ?/g, 'Paragraf '],
  [/(\d)\.(?=\d{3}(?!\d))/g, '$1'],
  [/(\d) ?– ?(?=\d)/g, '$1 bis '],
  [/ – /g, ', '],
  [/ ?€/g, ' Euro'],
  [/ ?%/g, ' Prozent'],
  [/(\d)\+/g, '$1 plus'],
  [/ & /g, ' und '],
]

const days: Record<string, string> = dayNames

/** A text as a German voice should get it: signs and short forms as words. */
export const spoken = (text: string): string =>
  sayings.reduce((said, [sign, word]) => said.replace(sign, word), text).trim()

/** For the heads and labels of weeks, where „So“ is a day and not a word. */
export const spokenDays = (text: string): string =>
  spoken(text.replace(/\p{L}+/gu, (word) => days[word] ?? word))

/** For the cells of tables: a day with a time or another day behind it. */
export const spokenTimes = (text: string): string =>
  spoken(
    text.replace(
      /\p{L}+(?=,|[ \u00a0]?[\d–]|[ \u00a0](?:und|bis)\b)/gu,
      (word) => days[word] ?? word,
    ),
  )
