/** Where a sentence stands in a text: `text.slice(start, end)`. */
export type Span = { start: number; end: number }

/**
 * Behind these a point ends no sentence: single letters, short forms, „3.“, and what `typeset` has
 * joined to the next word by a no-break space.
 */
const goesOn =
  /(?:(?:^|[^\p{L}\d])(?:\p{L}|\d\d?|Abs|Bd|Dr|Mio|Mrd|Nr|Prof|St|Std|Str|Tel|bzw|ca|evtl|ggf|inkl|lit|mind|sog|vgl|zzgl)\.\s*|\u00a0)$/u

const beginsSmall = /^[„‚("]*\p{Ll}/u

/** The sentences of one paragraph, heading or cell, without gaps between them. */
export function sentencesOf(written: string): Span[] {
  // Lines of the source are none of the page; browsers end a sentence with each.
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

/** Where sentences may end. Both ways part too often; what belongs together is joined again. */
function ends(text: string): number[] {
  if ('Segmenter' in Intl)
    return Array.from(
      new Intl.Segmenter('de', { granularity: 'sentence' }).segment(text),
      ({ index, segment }) => index + segment.length,
    )
  const signs = text.matchAll(/[.!?…][“‘")]*\s+(?=[„‚("]*[\p{Lu}\d])/gu)
  return [...Array.from(signs, ({ index = 0, 0: sign }) => index + sign.length), text.length]
}
