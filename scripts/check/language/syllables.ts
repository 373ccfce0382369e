/** Diphthongs and double vowels are one sound, other neighbouring vowels two: „The-a-ter“, „Nati-on“. */
const sounds = /aa|ee|oo|ai|au|äu|ei|eu|ie|oi|[aey]y|[aeiouäöüyàáâéèêëíóôúç]/g

/**
 * Syllables of a German word, by its letters. Wrong for a few words in a hundred, good enough for the
 * index. Each digit counts as one, and so does each letter of an abbreviation without vowels.
 */
export function syllablesOf(word: string): number {
  const parts = word.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return parts.reduce((sum, part) => sum + syllablesOfPart(part), 0)
}

function syllablesOfPart(part: string): number {
  const digits = part.match(/\d/g)?.length ?? 0
  const letters = part
    .replace(/\d/g, '')
    .replaceAll('qu', 'q')
    .replace(/^y(?=[aou])/, 'j')
  const vowels = letters.match(sounds)?.length ?? 0
  // „Ferien“, „Familien“, but „Wien“ and „schien“.
  const plural = /[aeiouäöü].*[dlnrt]ien$/.test(letters) ? 1 : 0
  return digits + (vowels > 0 ? vowels + plural : letters.length)
}
