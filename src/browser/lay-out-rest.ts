const rest = 'main > :nth-child(n + 3), .foot'

/** Who comes back, reloads or follows a link to a place of the page does not start at its top. */
function startsBelow(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return location.hash !== '' || arrival?.type !== 'navigate'
}

/**
 * What styles/base.css has left out of the first layout is laid out while the browser rests, one
 * section at a time. Jumps, in-page search and whole-page pictures then meet a finished page. Where
 * the browser is about to scroll, heights must be true at once, or it ends somewhere else.
 */
export function layOutRest(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(rest)]
  const next = () => {
    const section = sections.shift()
    if (section) section.style.contentVisibility = 'visible'
    return section
  }
  if (startsBelow()) while (next());
  if (!('requestIdleCallback' in window)) return
  const nextAtRest = () => next() && requestIdleCallback(nextAtRest)
  addEventListener('load', () => requestIdleCallback(nextAtRest))
}
