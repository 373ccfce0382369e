const rest = 'main > :nth-child(n + 3), .foot'

/**
 * What styles/layout.css has left out of the first layout is laid out while the browser rests, one
 * section at a time. Jumps, in-page search and whole-page pictures then meet a finished page.
 */
export function layOutRest(): void {
  if (!('requestIdleCallback' in window)) return
  const sections = [...document.querySelectorAll<HTMLElement>(rest)]
  const next = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    requestIdleCallback(next)
  }
  addEventListener('load', () => requestIdleCallback(next))
}
