/**
 * Sentences of a typeset paragraph, heading, list item or cell. A full stop before a no-break space ends
 * none: `typeset` has joined „Nr. 5“, „z. B.“ and „1. Januar“.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(end)) {
    const before = sentences.at(-1)
    if (before && goesOn(before, part)) sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** The space after a sentence, before what may begin the next. */
const end = /(?<=[.!?…][“‘)]*) +(?=[„‚(]*[\p{Lu}\d{])/u

const abbreviation =
  /(?<![\p{L}\d])(?:\p{Ll}|\p{L}\.\s?\p{L}|Dr|Hl|Mio|Mrd|Prof|St|Std|Str|evtl|ggf|inkl|mind|sog|vgl|zzgl)\.$/u

const goesOn = (before: string, part: string) =>
  abbreviation.test(before) ||
  (/\d\.$/.test(before) && /^(?:Jahrhundert|Lebensjahr|Geburtstag)/.test(part))

/** Words, separated by spaces, with a letter or digit each: „Vor- und Nachteile“ are three, „60-Jährige“ is one. */
export const wordsOf = (text: string): string[] => text.match(/\S*[\p{L}\d]\S*/gu) ?? []
