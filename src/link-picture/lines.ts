type Measure = (line: string) => number

type Broken = {
  lines: string[]
  /** Width of the widest line, in the unit of the measure. */
  width: number
}

/** A soft hyphen shows only at the end of a line. */
const shown = (line: string) =>
  line
    .trim()
    .replace(/\u00ad$/, '-')
    .replaceAll('\u00ad', '')

/** The pieces in at most `count` lines, as even as can be: the widest is as narrow as possible. */
function balance(pieces: readonly string[], count: number, widthOf: Measure): Broken {
  const whole = shown(pieces.join(''))
  let best: Broken = { lines: [whole], width: widthOf(whole) }
  if (count === 1) return best
  for (let end = 1; end < pieces.length; end++) {
    const line = shown(pieces.slice(0, end).join(''))
    const first = widthOf(line)
    if (first >= best.width) break
    const rest = balance(pieces.slice(end), count - 1, widthOf)
    const width = Math.max(first, rest.width)
    if (width < best.width) best = { lines: [line, ...rest.lines], width }
  }
  return best
}

type Room = {
  width: number
  height: number
  /** Height of a line in em. */
  leading: number
  /** The largest size, and the one that is good enough to need no further line. */
  sizes: { max: number; good: number }
}

export type Fitted = { lines: string[]; size: number }

/** A space belongs to the piece before it. */
const atSpaces = /(?<= )/
const atHyphens = /(?<= |\u00ad)|(?<=-)(?=\p{L})/u

/**
 * Text as large as its room allows, in few lines. Words stay whole unless the result would be small.
 * It never overflows, whatever the words: what does not fit is set smaller.
 */
export function fit(text: string, room: Room, widthOf: Measure): Fitted {
  const { max, good } = room.sizes
  const results = [atSpaces, atHyphens].flatMap((places) => {
    const pieces = text.split(places)
    return [1, 2, 3].map((count): Fitted => {
      const { lines, width } = balance(pieces, count, widthOf)
      const size = Math.min(max, room.width / width, room.height / (lines.length * room.leading))
      return { lines, size }
    })
  })
  return (
    results.find(({ size }) => size >= good) ??
    results.reduce((best, each) => (each.size > best.size ? each : best))
  )
}
