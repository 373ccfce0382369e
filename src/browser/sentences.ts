/** Where a sentence stands in a text: `text.slice(start, end)`. */
export type Span = { start: number; end: number }

/**
 * After these a full stop does not end a sentence: single letters, abbreviations, ordinals like „3.“, and
 * what `typeset` has joined to the next word by a no-break space.
 */
const goesOn =
  /(?:(?:^|[^\p{L}\d])(?:\p{L}|\d\d?|Abs|Bd|Dr|Mio|Mrd|Nr|Prof|St|Std|Str|Tel|bzw|ca|evtl|ggf|inkl|lit|mind|sog|vgl|zzgl)\.\s*|\u00a0)$/u

const beginsSmall = /^[„‚("]*\p{Ll}/u

/** The sentences of one paragraph, heading or cell, without gaps between them. */
export function sentencesOf(written: string): Span[] {
  // Line breaks of the HTML source are blanks on the page, but `Segmenter` ends a sentence at each.
  const text = written.replace(/[\n\r\t]/g, ' ')
  const spans: Span[] = []
  let start = 0
  for (const end of ends(text)) {
    const isOver = !goesOn.test(text.slice(start, end)) && !beginsSmall.test(text.slice(end))
    if (end < text.length && !isOver) continue
    if (text.slice(start, end).trim()) spans.push({ start, end })
    start = end
  }
  return spans
}

/** Where sentences may end. Both ways find too many ends; `sentencesOf` joins what belongs together. */
function ends(text: string): number[] {
  if ('Segmenter' in Intl)
    return Array.from(
      new Intl.Segmenter('de', { granularity: 'sentence' }).segment(text),
      ({ index, segment }) => index + segment.length,
    )
  const signs = text.matchAll(/[.!?…][“‘")]*\s+(?=[„‚("]*[\p{Lu}\d])/gu)
  return [...Array.from(signs, ({ index = 0, 0: sign }) => index + sign.length), text.length]
}
