import type { Selector, SelectorComponent } from 'lightningcss'

/**
 * `.a :is(b, c)` as `.a b, .a c`, because a browser that does not know `:is` leaves out the whole rule.
 * Undefined when there is no `:is`, or none that can be written so.
 */
export function expandIs(selector: Selector): Selector[] | undefined {
  for (const [at, part] of selector.entries()) {
    if (part.type !== 'pseudo-class' || part.kind !== 'is') continue
    const before = selector.slice(0, at)
    const joined = part.selectors.map((inner) => join(before, inner))
    if (!joined.every((each) => each !== undefined)) continue
    return joined.flatMap((each) => {
      const whole = [...each, ...selector.slice(at + 1)]
      return expandIs(whole) ?? [whole]
    })
  }
  return undefined
}

/** Joins two compound selectors. Undefined when both require something above them, or an element's name. */
function join(before: Selector, inner: Selector): Selector | undefined {
  const [above, compound] = parted(before)
  const [innerAbove, innerCompound] = parted(inner)
  if (above.length > 0 && innerAbove.length > 0) return undefined
  const named = [...compound, ...innerCompound].filter(isElement)
  if (named.length > 1) return undefined
  const rest = [...compound, ...innerCompound].filter((part) => !isElement(part))
  return [...above, ...innerAbove, ...named, ...rest]
}

/** The selector up to its last combinator, and the rest. */
function parted(selector: Selector): [Selector, Selector] {
  const at = selector.findLastIndex(({ type }) => type === 'combinator') + 1
  return [selector.slice(0, at), selector.slice(at)]
}

const isElement = ({ type }: SelectorComponent) => type === 'type' || type === 'universal'
