import { player } from './player.ts'

/**
 * Shows which sentence is being read, without touching the nodes of the page, which islands own: by
 * the browser's highlights, or, where it has none, by fields laid over the lines.
 */
const name = 'being-read'
const { ground, ink, dark } = MARK_COLOURS
const hasHighlights = 'highlights' in CSS && 'Highlight' in window

if (hasHighlights) {
  const sheet = new CSSStyleSheet()
  // Chromium's forced dark mode leaves yellow grounds as they are, but lightens all words.
  sheet.replaceSync(
    `::highlight(${name}){background:${ground};color:${ink};background:light-dark(${ground},${dark});color:light-dark(${ink},#fff)}`,
  )
  document.adoptedStyleSheets.push(sheet)
}

let marked: Range | undefined
let layer: HTMLElement | undefined

export function mark(range: Range | undefined): void {
  marked = range
  if (!hasHighlights) layOver()
  else if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

function layOver(): void {
  if (!layer) {
    layer = document.createElement('div')
    layer.setAttribute('aria-hidden', 'true')
    document.body.append(layer)
    // Lines break elsewhere when text size, window or an answer above changes.
    new ResizeObserver(layOver).observe(document.body)
  }
  layer.replaceChildren(...Array.from(marked?.getClientRects() ?? [], field))
}

function field({ left, top, width, height }: DOMRect): HTMLElement {
  const element = document.createElement('div')
  element.className = 'being-read'
  Object.assign(element.style, {
    position: 'absolute',
    zIndex: '4',
    background: ground,
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return element
}

/** What of the window header and player leave free. */
function free(): { top: number; bottom: number } {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return { top: Math.max(header, 0), bottom: player.getBoundingClientRect().top }
}

export function isSeen(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect()
  const window = free()
  return bottom > window.top && top < window.bottom
}

/** Scrolls only when not all of the sentence is on the screen, and then puts it into the upper third. */
export function bringIntoView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect()
  const window = free()
  if (top >= window.top && bottom <= window.bottom) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({
    top: top - window.top - (window.bottom - window.top) / 5,
    behavior: calm ? 'instant' : 'smooth',
  })
}
